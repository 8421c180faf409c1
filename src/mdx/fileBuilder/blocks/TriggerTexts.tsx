import { BUILDER_LABELS } from '../../../docs/labels/builder'
import { FILE_BUILDER_LABELS } from '../../../docs/labels/fileBuilder'
import { addTrigger, triggerChoices } from '../../../effects/builder/availability'
import { findTrigger, triggerId } from '../../../effects/builder/state'
import { blockYaml } from '../../../effects/builder/writeConfig'
import { field } from '../../../effects/checker/fields'
import { entryHref } from '../../../effects/checker/reference'
import type { ConfigMap } from '../../../effects/checker/source'
import { hasNothing } from '../../../effects/checker/source'
import { fieldText, placeOfKey } from '../../../effects/fileBuilder/blockPlaces'
import type { FilePath } from '../../../effects/fileBuilder/editFile'
import { familyOf } from '../../../effects/triggerFamilies'
import { fillLabel } from '../../../text/fillLabel'
import { useLabels } from '../../../site/useLabels'
import { Link } from '../../../site/Link'
import { EntryPicker } from '../../builder/EntryPicker'
import { FamilyEnding } from '../../builder/FamilyEnding'
import { triggerOptions } from '../../builder/triggerOptions'
import { useFileForm } from '../fileForm'
import { linesOf } from '../linesOf'
import { KeyActions } from '../KeyActions'
import type { BlocksProps } from './blockProps'
import { draftOf } from './draftOf'
import * as lists from '../../builder/DraftList.module.css'
import * as styles from '../KeyField.module.css'

interface Props extends BlocksProps {
  /** The effect that they set off, and its place. */
  block: ConfigMap
  blockPath: FilePath
}

/** The triggers of an effect in the file. */
export function TriggerTexts({ node, path, reference, behind, block, blockPath }: Props) {
  const label = useLabels({ ...BUILDER_LABELS, ...FILE_BUILDER_LABELS })
  const { change, show } = useFileForm()
  const written = fieldText(node)
  if (written === undefined || (node?.type !== 'list' && node && !hasNothing(node))) {
    return <p className={styles.about}>{label('keyByHand')}</p>
  }
  const ids = linesOf(written)
  const draft = draftOf(block)
  const isChain = field(block, 'effects') !== undefined
  const put = (texts: readonly string[]) => change({ change: 'texts', path, texts, behind })
  const pick = (id: string) => {
    const choice = isChain
      ? undefined
      : triggerChoices(draft, reference).find(({ entry }) => entry.id === id)
    const entry = reference.entries.trigger.find((one) => one.id === id)
    if (!entry) return
    put([...ids, triggerId(entry)])
    const helper = choice && addTrigger(draft, choice).mutators[draft.mutators.length]
    if (!helper) return
    change({
      change: 'put',
      path: [...blockPath, ...placeOfKey(block, ['mutators']).keys, draft.mutators.length],
      value: blockYaml('mutator', helper.id, reference),
      behind: [...(behind ?? []), 'triggers'],
    })
  }
  const options = () =>
    isChain
      ? reference.entries.trigger.map((entry) => ({ entry }))
      : triggerOptions(draft, reference, label)
  return (
    <div className={lists.list}>
      {ids.length > 0 && (
        <ul className={styles.blocks}>
          {ids.map((id, index) => {
            const entry = findTrigger(reference, id)
            const prefix = entry && familyOf(entry.id)?.prefix
            return (
              <li key={`${entry?.id ?? id} ${index}`}>
                {prefix === undefined ? (
                  <code>{id}</code>
                ) : (
                  <FamilyEnding
                    name={fillLabel(label('ending'), { id: entry?.id ?? id })}
                    prefix={prefix}
                    ending={id.slice(prefix.length)}
                    isAllowed={(ending) => findTrigger(reference, `${prefix}${ending}`) === entry}
                    onChange={(ending) =>
                      put(ids.map((one, at) => (at === index ? `${prefix}${ending}` : one)))
                    }
                  />
                )}
                <KeyActions
                  name={id}
                  onShow={() => show([...path, index])}
                  onRemove={() => put(ids.filter((_one, at) => at !== index))}
                >
                  {entry && (
                    <Link href={entryHref(reference, 'trigger', entry)}>{label('entryPage')}</Link>
                  )}
                </KeyActions>
              </li>
            )
          })}
        </ul>
      )}
      <EntryPicker name={label('addTrigger')} options={options} pick={pick} />
    </div>
  )
}
