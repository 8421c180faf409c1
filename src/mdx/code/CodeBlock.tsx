import { useRef } from 'react'
import type { CSSProperties } from 'react'
import { PixelIcon } from '../PixelIcon'
import { scrollProps } from '../scrollProps'
import { useOverflow } from '../useOverflow'
import { CheckButton } from './CheckButton'
import { CopyButton } from './CopyButton'
import { languageIcon } from './languageIcon'
import * as styles from './CodeBlock.module.css'

interface Props {
  language: string
  /** Usually the path of the file that the code belongs in. */
  title?: string
  showLineNumbers?: boolean
  /** Number of the first line. */
  start?: number
  /** Highlighted code; every line is an element of the class `line`. */
  html: string
  /** How many lines there are. */
  lines: number
}

/** A key that only configs of the effects system have, as the highlighter writes it. */
const HOLDS_EFFECTS = />(?:[\w-]*effects|conditions|triggers|filters|mutators):</

/** Code that was highlighted at build time. */
export function CodeBlock({ language, title, showLineNumbers, start = 1, html, lines }: Props) {
  const scroller = useRef<HTMLPreElement>(null)
  const code = useRef<HTMLElement>(null)
  const overflows = useOverflow(scroller)
  // The counter adds one before each line; the width keeps the numbers in one column.
  const numbering = showLineNumbers
    ? ({
        counterReset: `line ${start - 1}`,
        '--digits': `${String(start + lines - 1).length}ch`,
      } as CSSProperties)
    : undefined
  return (
    <figure className={styles.block} data-titled={title !== undefined}>
      <figcaption className={styles.bar}>
        {title !== undefined && (
          <>
            <PixelIcon path={languageIcon(language)} />
            <span className={styles.title}>{title}</span>
          </>
        )}
        <span className={styles.language}>{language}</span>
        {language === 'yaml' && HOLDS_EFFECTS.test(html) && (
          <CheckButton text={() => code.current?.textContent ?? ''} file={title} />
        )}
        <CopyButton text={() => code.current?.textContent ?? ''} />
      </figcaption>
      <pre ref={scroller} {...scrollProps(overflows, title ?? language)}>
        <code
          ref={code}
          data-numbered={showLineNumbers}
          style={numbering}
          dangerouslySetInnerHTML={{ __html: html }}
        />
      </pre>
    </figure>
  )
}
