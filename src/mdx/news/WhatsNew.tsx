import type { CSSProperties, ReactNode } from 'react'
import type { NewsArgument, NewsEntry, VersionNews } from '../../effects/since/news'
import { versionAnchor } from '../../effects/since/versionAnchor'
import { usePageInfo } from '../../site/contexts/page'
import { formatDate } from '../../site/formatDate'
import { fillLabel } from '../../text/fillLabel'
import { Link } from '../../site/Link'
import { useLabels } from '../../site/useLabels'
import { EntryRow } from '../entry/EntryRow'
import { KindBadge } from '../../site/kind/KindBadge'
import { Heading } from '../heading/Heading'
import { NEWS_LABELS } from '../../docs/labels/news'
import * as styles from './WhatsNew.module.css'

interface Props {
  /** The build fills it in, the newest version first. */
  versions?: VersionNews[]
  /** Site path of the feed. */
  feed?: string
}

/** What each version of the library brought and took away. */
export function WhatsNew({ versions = [], feed }: Props) {
  const label = useLabels(NEWS_LABELS)
  return (
    <div>
      {feed !== undefined && (
        <p className={styles.feed}>
          <Link href={feed}>{label('newsFeed')}</Link>
        </p>
      )}
      {versions.map((news) => (
        <Version key={news.version} news={news} />
      ))}
    </div>
  )
}

function Version({ news }: { news: VersionNews }) {
  const label = useLabels(NEWS_LABELS)
  const { set } = usePageInfo()
  const { version, date, entries, renamed, removed } = news
  return (
    <section className={styles.version}>
      <Heading
        level={2}
        id={versionAnchor(version)}
        tree={[fillLabel(label('newsVersion'), { version })]}
        render={String}
      />
      <p className={styles.date}>
        <time dateTime={date}>{formatDate(Date.parse(date), set.locale)}</time>
      </p>
      <Group title={label('newsEntries')} items={entries}>
        {(entry) => <EntryRow key={keyOf(entry)} {...entry} />}
      </Group>
      <Group title={label('newsArguments')} items={news.arguments}>
        {(entry) => <ArgumentRow key={keyOf(entry)} {...entry} />}
      </Group>
      <Group title={label('newsRenamed')} items={renamed}>
        {({ from, to, works }) => (
          <li key={keyOf(from)} className={styles.row}>
            <KindBadge kind={to.kind} />
            <Name {...from} /> {label('newsNow')} <Name {...to} />
            <span className={styles.note}>{label(works ? 'newsStillWorks' : 'newsGone')}</span>
          </li>
        )}
      </Group>
      <Group title={label('newsRemoved')} items={removed}>
        {(entry) => (
          <li key={keyOf(entry)} className={styles.row}>
            <KindBadge kind={entry.kind} />
            <Name {...entry} />
          </li>
        )}
      </Group>
      <Group title={label('newsRemovedArguments')} items={news.removedArguments}>
        {(entry) => <ArgumentRow key={keyOf(entry)} {...entry} />}
      </Group>
    </section>
  )
}

interface GroupProps<T> {
  title: string
  items: readonly T[]
  children: (item: T) => ReactNode
}

/** A list under its heading; nothing when it is empty. */
function Group<T>({ title, items, children }: GroupProps<T>) {
  if (items.length === 0) return null
  return (
    <>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.list} style={{ '--rows': items.length } as CSSProperties}>
        {items.map(children)}
      </ul>
    </>
  )
}

function ArgumentRow({ names, ...entry }: NewsEntry & { names: NewsArgument[] }) {
  return (
    <li className={styles.row}>
      <KindBadge kind={entry.kind} />
      <Name {...entry} />
      <span className={styles.names}>
        {names.map(({ name, href }) => (
          <Name key={name} id={name} href={href} />
        ))}
      </span>
    </li>
  )
}

function Name({ id, href }: Pick<NewsEntry, 'id' | 'href'>) {
  const code = <code>{id}</code>
  return href === undefined ? code : <Link href={href}>{code}</Link>
}

const keyOf = ({ kind, id }: NewsEntry) => `${kind}/${id}`
