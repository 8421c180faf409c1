import { useMemo, useState } from 'react'
import type { EntryMeta } from '../../effects/entry/entry'
import type { FlowModel } from '../../effects/finder/pairing'
import { fillLabel } from '../../text/fillLabel'
import { Link } from '../../site/Link'
import { useLabels } from '../../site/useLabels'
import { useJson } from '../../site/files/useJson'
import { flowPartners } from '../../effects/flowPartners'
import type { FlowList } from '../../effects/flowPartners'
import { reasonWords } from '../../effects/runTime/words'
import { FLOW_LABELS } from '../../docs/labels/flow'
import * as styles from './FlowLists.module.css'

/** Fewer are seen at a glance. */
const SEARCHABLE = 12

interface Props {
  entry: EntryMeta
  list: FlowList
}

/** The entries that go with one, as soon as they are loaded. */
export default function FlowLists({ source, ...shown }: Props & { source: string }) {
  const label = useLabels(FLOW_LABELS)
  const { data, failed, retry } = useJson<FlowModel>(source)
  if (data) return <PartnerList {...shown} data={data} />
  if (!failed) {
    return (
      <p role="status" className={styles.note}>
        {label('flowLoading')}
      </p>
    )
  }
  return (
    <p role="alert" className={styles.note} data-print-hidden="">
      {label('flowFailed')}{' '}
      <button type="button" className={styles.retry} onClick={retry}>
        {label('retry')}
      </button>
    </p>
  )
}

/** Those that go directly, then those that need a mutator, with its name. */
function PartnerList({ entry, list, data }: Props & { data: FlowModel }) {
  const label = useLabels(FLOW_LABELS)
  const [typed, setTyped] = useState('')
  const partners = useMemo(() => flowPartners(entry, list, data), [entry, list, data])
  const wanted = typed.toLowerCase().replace(/[\s_-]+/g, '')
  const shown = partners.filter(({ id }) => id.replace(/[_-]/g, '').includes(wanted))
  return (
    <div className={styles.lists}>
      {partners.length > SEARCHABLE && (
        <div className={styles.bar} data-print-hidden="">
          <input
            type="search"
            className={styles.field}
            aria-label={label('flowSearch')}
            placeholder={label('flowSearch')}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <span role="status" className={styles.count}>
            {fillLabel(label('filterCount'), { count: shown.length, total: partners.length })}
          </span>
        </div>
      )}
      <ul className={styles.list}>
        {shown.map(({ id, href, mutators, reasons, isIdle, isUnknown }) => (
          <li key={href} className={styles.item}>
            <Link href={href}>
              <code>{id}</code>
            </Link>
            {reasons.length > 0 && (
              <span className={styles.helper}>
                {fillLabel(label('flowWhen'), {
                  when: reasons.map(reasonWords).join(', and '),
                })}
              </span>
            )}
            {isUnknown && <span className={styles.helper}>{label('flowUnknown')}</span>}
            {mutators.length > 0 && (
              <span className={styles.helper}>
                {fillLabel(label('flowWithMutator'), {
                  mutators: mutators.join(' / '),
                })}
              </span>
            )}
            {isIdle && mutators.length === 0 && (
              <span className={styles.helper}>{label('flowInVain')}</span>
            )}
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        {label(entry.kind === 'filter' || list === 'filters' ? 'flowTests' : 'flowCheck')}
      </p>
    </div>
  )
}
