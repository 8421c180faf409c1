import type { ReactNode } from 'react'
import type { EntryKind } from '../../effects/entry/entry'
import { HOME_LABELS } from '../../docs/labels/home'
import { withBase } from '../../site/basePath'
import { KindBadge } from '../../site/kind/KindBadge'
import { Link } from '../../site/Link'
import { useLabels } from '../../site/useLabels'
import { inlineMarkdown } from '../entry/inlineMarkdown'
import { YamlLine } from '../tool/YamlLine'
import { WRONG_LINE, WRONG_LINES } from './samples'
import * as styles from './ToolShow.module.css'

interface Props {
  /** Routes of the tools; the build fills them in. */
  finder?: string
  checker?: string
  builder?: string
}

/** What the finder says to the word in its field. */
const FOUND: readonly (readonly [id: string, kind: EntryKind])[] = [
  ['give_money', 'effect'],
  ['take_money', 'effect'],
  ['above_balance', 'condition'],
  ['below_balance', 'condition'],
]

/** The parts that the builder puts together. */
const PARTS: readonly (readonly [kind: EntryKind, id: string])[] = [
  ['effect', 'give_money'],
  ['trigger', 'kill'],
  ['filter', 'entities: [zombie]'],
  ['condition', 'is_night'],
]

/** The three tools, each with a picture of its work. */
export function ToolShow({ finder, checker, builder }: Props) {
  const label = useLabels(HOME_LABELS)
  return (
    <ul className={styles.tools}>
      <Tool
        name="checker"
        href={checker}
        title={label('toolChecker')}
        text={label('toolCheckerText')}
      >
        <pre className={styles.code}>
          <code>
            {WRONG_LINES.map((text, index) => (
              <span
                key={text}
                className={styles.line}
                data-wrong={index + 1 === WRONG_LINE || undefined}
              >
                <YamlLine text={text} inBlock={false} />
                {'\n'}
              </span>
            ))}
          </code>
        </pre>
        <p className={styles.finding}>{inlineMarkdown(label('toolCheckerFinding'))}</p>
      </Tool>
      <Tool name="finder" href={finder} title={label('toolFinder')} text={label('toolFinderText')}>
        <p className={styles.field}>{label('toolFinderQuery')}</p>
        <ul className={styles.rows}>
          {FOUND.map(([id, kind]) => (
            <li key={id} className={styles.row}>
              <code>{id}</code>
              <KindBadge kind={kind} />
            </li>
          ))}
        </ul>
      </Tool>
      <Tool
        name="builder"
        href={builder}
        title={label('toolBuilder')}
        text={label('toolBuilderText')}
      >
        <ul className={styles.rows}>
          {PARTS.map(([kind, id]) => (
            <li key={kind} className={styles.part} data-kind={kind}>
              <KindBadge kind={kind} />
              <code>{id}</code>
            </li>
          ))}
        </ul>
        <p className={styles.result}>{label('toolBuilderResult')}</p>
      </Tool>
    </ul>
  )
}

interface ToolProps {
  /** Name of its icon. */
  name: string
  /** A tool that the docs do not have is left out. */
  href: string | undefined
  title: string
  text: string
  children: ReactNode
}

function Tool({ name, href, title, text, children }: ToolProps) {
  if (href === undefined) return null
  return (
    <li className={styles.tool}>
      <div className={styles.head}>
        <img src={withBase(`/img/sections/${name}.svg`)} alt="" width="32" height="32" />
        <Link className={styles.name} href={href}>
          {title}
        </Link>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.picture}>{children}</div>
    </li>
  )
}
