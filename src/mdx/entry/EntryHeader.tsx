import { CATEGORY_LABELS } from '../../docs/labels/categories'
import { ENTRY_LABELS } from '../../docs/labels/entry'
import type { EntryMeta } from '../../effects/entry/entry'
import { entryState } from '../../effects/entry/entryState'
import { versionAnchor } from '../../effects/since/versionAnchor'
import { broughtBy } from '../../effects/library'
import { finderHref } from '../../effects/finder/finderHref'
import type { Facet } from '../../effects/finder/state'
import { usePageInfo } from '../../site/contexts/page'
import { fillLabel } from '../../text/fillLabel'
import { useLabels } from '../../site/useLabels'
import { Badge } from './Badge'
import { categoryLabel } from './categoryLabel'
import { DataChips } from './DataChips'
import { InGame } from './InGame'
import { inlineMarkdown } from './inlineMarkdown'
import { KindBadge } from '../../site/kind/KindBadge'
import { LifecycleBadge } from './LifecycleBadge'
import * as styles from './EntryHeader.module.css'

const WORDS = { ...CATEGORY_LABELS, ...ENTRY_LABELS }

/**
 * The facts of a reference entry under its title: badges, then the data it needs or offers. Each
 * leads to the entries that share it.
 */
export function EntryHeader({ entry }: { entry: EntryMeta }) {
  const label = useLabels(WORDS)
  const { kind, execution, requires, categories, needs = [], offers = [] } = entry
  const { finder, builder, news } = usePageInfo().doc ?? {}
  const hrefOf = (facet: Facet, value: string) =>
    finder === undefined ? undefined : finderHref(finder, { [facet]: value })
  // The finder lists what needs a plugin.
  const isOptional = broughtBy(entry.variants).length === 0
  const state = entryState(entry)
  const lifecycle = state && entry[state]
  const data = [
    { facet: 'needs', word: label(kind === 'filter' ? 'testsData' : 'needsData'), names: needs },
    { facet: 'offers', word: label('offersData'), names: offers },
  ] as const
  const shownData = data.filter(({ names }) => names.length > 0)
  return (
    <div className={styles.header}>
      <div className={styles.row}>
        <KindBadge kind={kind} href={hrefOf('kind', kind)} />
        {execution !== undefined && (
          <Badge facet="execution" href={hrefOf('execution', execution)}>
            {label(execution === 'triggered' ? 'executionTriggered' : 'executionPermanent')}
          </Badge>
        )}
        {requires.map((plugin) => (
          <Badge key={plugin} facet="requires" href={hrefOf('requires', plugin)}>
            {fillLabel(label('requiresPlugin'), { plugin })}
          </Badge>
        ))}
        {categories.map((category) => (
          <Badge key={category} facet="category" href={hrefOf('category', category)}>
            {categoryLabel(label, category)}
          </Badge>
        ))}
        {entry.since !== undefined && (
          <Badge
            facet="since"
            href={news === undefined ? undefined : `${news}#${versionAnchor(entry.since)}`}
          >
            {fillLabel(label('sinceVersion'), { version: entry.since })}
          </Badge>
        )}
        {state && <LifecycleBadge state={state} since={lifecycle?.since} />}
        {builder !== undefined && (
          <Badge facet="builder" href={`${builder}#${kind}=${encodeURIComponent(entry.id)}`}>
            {label('openInBuilder')}
          </Badge>
        )}
      </div>
      {lifecycle?.replacement !== undefined && (
        <p className={styles.instead}>
          <span className={styles.word}>{label('insteadUse')}</span>{' '}
          {inlineMarkdown(lifecycle.replacement)}
        </p>
      )}
      {entry.variants.length > 0 && (
        <ul className={styles.variants}>
          {entry.variants.map(({ plugin, description }) => (
            <li key={plugin}>
              <Badge facet="requires" href={isOptional ? undefined : hrefOf('requires', plugin)}>
                {fillLabel(label('withPlugin'), { plugin })}
              </Badge>{' '}
              {inlineMarkdown(description)}
            </li>
          ))}
        </ul>
      )}
      {entry.key !== undefined && (
        <p className={styles.row}>
          <span className={styles.word}>{label('goalKey')}</span>
          <code>{entry.key}</code>
        </p>
      )}
      {entry.applies_to !== undefined && (
        <p className={styles.instead}>
          <span className={styles.word}>{label('goalMobs')}</span>{' '}
          {inlineMarkdown(entry.applies_to)}
        </p>
      )}
      <InGame {...entry.inGame} />
      {shownData.map(({ facet, word, names }) => (
        <div key={facet} className={styles.row}>
          <span className={styles.word}>{word}</span>
          <DataChips names={names} hrefOf={(name) => hrefOf(facet, name)} />
        </div>
      ))}
    </div>
  )
}
