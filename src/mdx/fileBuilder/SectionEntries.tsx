import { FILE_BUILDER_LABELS } from '../../docs/labels/fileBuilder'
import type { ConfigNode } from '../../effects/checker/source'
import type { FilePath } from '../../effects/fileBuilder/editFile'
import { firstEntry } from '../../effects/fileBuilder/firstValue'
import type { KeyNode } from '../../effects/files/keyTree'
import { useLabels } from '../../site/useLabels'
import { fillLabel } from '../../text/fillLabel'
import { ToolButton } from '../tool/ToolButton'
import { useFileForm } from './fileForm'
import { Fold } from './Fold'
// Sections have fields, and a field may be a list of sections.
// eslint-disable-next-line import-x/no-cycle
import { SectionFields } from './SectionFields'
import * as styles from './KeyField.module.css'

interface Props {
  node: ConfigNode
  known: KeyNode
  path: FilePath
  tablePath: string
  name: string
}

/** The entries of a list of sections. */
export function SectionEntries({ node, known, path, tablePath, name }: Props) {
  const label = useLabels(FILE_BUILDER_LABELS)
  const { file, change } = useFileForm()
  const items = node.type === 'list' ? node.items : []
  return (
    <>
      {items.map((item, index) => {
        const title = fillLabel(label('entry'), { number: index + 1 })
        return (
          <Fold key={index} className={styles.entry} summary={title}>
            {() => (
              <>
                <SectionFields
                  node={item}
                  known={known.entries ? [known.entries] : []}
                  path={[...path, index]}
                  tablePath={`${tablePath}[]`}
                  name={`${name}, ${title}`}
                />
                <ToolButton onClick={() => change({ change: 'remove', path: [...path, index] })}>
                  {fillLabel(label('removeKey'), { key: `${name}, ${title}` })}
                </ToolButton>
              </>
            )}
          </Fold>
        )
      })}
      <ToolButton
        onClick={() =>
          change({
            change: 'put',
            path: [...path, items.length],
            value: firstEntry(known, tablePath, file),
          })
        }
      >
        {fillLabel(label('addEntry'), { key: name })}
      </ToolButton>
    </>
  )
}
