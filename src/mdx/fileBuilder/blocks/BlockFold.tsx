import type { ReactNode } from 'react'
import { FILE_BUILDER_LABELS } from '../../../docs/labels/fileBuilder'
import type { EntryKind } from '../../../effects/entry/entry'
import type { FilePath } from '../../../effects/fileBuilder/editFile'
import { Link } from '../../../site/Link'
import { useLabels } from '../../../site/useLabels'
import { useFileForm } from '../fileForm'
import { Fold } from '../Fold'
import { KeyActions } from '../KeyActions'
import * as cards from '../../builder/DraftCard.module.css'
import * as styles from './BlockFold.module.css'

interface Props {
  kind: EntryKind
  /** What it is called. */
  name: string
  /** Its place in the file. */
  path: FilePath
  /** Its page. */
  href: string | undefined
  /** Whether the reader has just added it. */
  isNew?: boolean
  /** What is in it, made when it is looked at. */
  children: () => ReactNode
}

/** A block of a list, which opens. */
export function BlockFold({ kind, name, path, href, isNew = false, children }: Props) {
  const label = useLabels(FILE_BUILDER_LABELS)
  const { change, show } = useFileForm()
  return (
    <div className={cards.card} data-kind={kind}>
      <Fold className={styles.fold} summary={<code>{name}</code>} isOpened={isNew}>
        {() => <div className={styles.fields}>{children()}</div>}
      </Fold>
      <KeyActions
        name={name}
        onShow={() => show(path)}
        onRemove={() => change({ change: 'remove', path })}
      >
        {href !== undefined && <Link href={href}>{label('entryPage')}</Link>}
      </KeyActions>
    </div>
  )
}
