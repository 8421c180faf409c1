import { clsx } from 'clsx'
import { useRef, useState } from 'react'
import type { CSSProperties } from 'react'
import { usePageInfo } from '../../site/contexts/page'
import { fillLabel } from '../../text/fillLabel'
import { useModule } from '../../site/lazy/useModule'
import { useLabels } from '../../site/useLabels'
import { PixelIcon } from '../PixelIcon'
import { scrollProps } from '../scrollProps'
import { useOverflow } from '../useOverflow'
import { CheckButton } from './CheckButton'
import { CopyButton } from './CopyButton'
import * as styles from './CodeBlock.module.css'

interface Props {
  language: string
  /** Usually the path of the file that the code belongs in. */
  title?: string
  /** Words that say that the file has more than the code. */
  part?: string
  showLineNumbers?: boolean
  /** Number of the first line. */
  start?: number
  /** Outline of an icon for the file, beside the title. */
  icon?: string
  /** A config that the checker can read. */
  checks?: boolean
  /** Highlighted code; every line is an element of the class `line`. */
  html: string
  /** How many lines there are. */
  lines: number
}

/** Blocks with more lines than this show their beginning until more is asked for. */
const LONG = 40

const loadLinks = () => import('./entryLinks/EntryLinks')

/** Code that was highlighted at build time. */
export function CodeBlock(props: Props) {
  const { language, title, part, showLineNumbers, start = 1, icon, checks, html, lines } = props
  const label = useLabels()
  const [isFolded, setFolded] = useState(lines > LONG)
  const [isNear, setNear] = useState(false)
  const { entryData } = usePageInfo().doc ?? {}
  const approach = () => setNear(checks === true && entryData !== undefined)
  const { value: links } = useModule(loadLinks, isNear)
  const scroller = useRef<HTMLPreElement>(null)
  const code = useRef<HTMLElement>(null)
  const overflows = useOverflow(scroller)
  // A folder gives way where there is no room; the name of the file stays. Words go on below.
  const isWords = title?.includes(' ') ?? false
  const nameAt = isWords ? 0 : (title?.lastIndexOf('/') ?? 0) + 1
  const partOf = part === undefined ? '' : `${part} `
  // The counter adds one before each line; the width keeps the numbers in one column.
  const numbering = showLineNumbers
    ? ({
        counterReset: `line ${start - 1}`,
        '--digits': `${String(start + lines - 1).length}ch`,
      } as CSSProperties)
    : undefined
  return (
    <figure
      className={clsx(styles.block, isFolded && styles.folded)}
      data-titled={title !== undefined}
      onFocus={approach}
      // Fingers do not point at words.
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && approach()}
    >
      <figcaption className={styles.bar}>
        {title !== undefined && (
          <>
            {icon !== undefined && <PixelIcon path={icon} />}
            <span className={clsx(styles.title, isWords && styles.words)}>
              <span>
                {part !== undefined && <span className={styles.part}>{partOf}</span>}
                {title.slice(0, nameAt)}
              </span>
              {title.slice(nameAt)}
            </span>
          </>
        )}
        {/* Most are: the word would stand everywhere and say nothing. */}
        {!/^ya?ml$/.test(language) && <span className={styles.language}>{language}</span>}
        {checks && (
          <CheckButton
            text={() => code.current?.textContent ?? ''}
            beside={{ file: title, part: part && '1' }}
          />
        )}
        <CopyButton text={() => code.current?.textContent ?? ''} />
      </figcaption>
      <pre
        ref={scroller}
        // The browser's own search scrolls to what it has found below the fold.
        onScroll={({ currentTarget }) => currentTarget.scrollTop > 0 && setFolded(false)}
        {...scrollProps(overflows, title === undefined ? language : partOf + title)}
      >
        <code
          ref={code}
          data-numbered={showLineNumbers}
          style={numbering}
          dangerouslySetInnerHTML={{ __html: html }}
        />
      </pre>
      {links && entryData !== undefined && <links.EntryLinks code={code} source={entryData} />}
      {lines > LONG && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={!isFolded}
          onClick={() => setFolded(!isFolded)}
        >
          {fillLabel(label(isFolded ? 'showAllLines' : 'showFewerLines'), { count: lines })}
        </button>
      )}
    </figure>
  )
}
