import { FILE_BUILDER_LABELS } from '../../docs/labels/fileBuilder'
import { pairOf } from '../../effects/checker/source'
import type { ConfigNode } from '../../effects/checker/source'
import type { FilePath } from '../../effects/fileBuilder/editFile'
import { useLabels } from '../../site/useLabels'
import { fillLabel } from '../../text/fillLabel'
import { useFileForm } from './fileForm'
import { KeyActions } from './KeyActions'
import * as styles from './KeyField.module.css'

interface Props {
  node: ConfigNode
  path: FilePath
}

/** Effects or conditions that a key holds, by their ids. */
export function BlockEntries({ node, path }: Props) {
  const label = useLabels(FILE_BUILDER_LABELS)
  const { change, show } = useFileForm()
  const items = node.type === 'list' ? node.items : []
  if (items.length === 0) return <p className={styles.about}>{label('noBlocks')}</p>
  return (
    <ul className={styles.blocks}>
      {items.map((item, index) => {
        const id = idOf(item) ?? fillLabel(label('entry'), { number: index + 1 })
        return (
          <li key={index}>
            <code>{id}</code>
            <KeyActions
              name={id}
              onShow={() => show(item.start, item.end)}
              onRemove={() => change({ change: 'remove', path: [...path, index] })}
            />
          </li>
        )
      })}
    </ul>
  )
}

function idOf(item: ConfigNode): string | undefined {
  const value = item.type === 'map' ? pairOf(item, 'id')?.value : undefined
  return value?.type === 'scalar' && value.text !== '' ? value.text : undefined
}
