import { useId } from 'react'
import { CHECKER_LABELS } from '../../docs/labels/checker'
import { useLabels } from '../../site/useLabels'
import { ToolSelect } from '../tool/ToolSelect'
import { VersionChoice } from '../versions/VersionChoice'
import { byPlugin } from './configFiles'
import type { ConfigPlace } from './configFiles'
import type { ServerVersion } from './useServerVersion'
import * as styles from './LabChoices.module.css'

interface Props {
  places: readonly ConfigPlace[]
  /** Path of a config of the chosen kind; empty for any. */
  place: string
  onPlace: (place: string) => void
  /** Missing where there are no versions to choose from. */
  server: ServerVersion | undefined
}

/** What is to be known beside the text: which file it is, and what the server runs. */
export function LabChoices({ places, place, onPlace, server }: Props) {
  const label = useLabels(CHECKER_LABELS)
  const placeId = useId()
  const versionId = useId()
  return (
    <div className={styles.choices}>
      <span className={styles.choice}>
        <label className={styles.word} htmlFor={placeId}>
          {label('fileFor')}
        </label>
        <ToolSelect id={placeId} value={place} onChange={(event) => onPlace(event.target.value)}>
          <option value="">{label('anyFile')}</option>
          {byPlugin(places).map(([plugin, own]) => (
            <optgroup key={plugin} label={plugin}>
              {own.map((one) => (
                <option key={one.file} value={one.file}>
                  {one.plugin}/{one.place}
                </option>
              ))}
            </optgroup>
          ))}
        </ToolSelect>
      </span>
      {server && (
        <span className={styles.choice}>
          <label className={styles.word} htmlFor={versionId}>
            {label('serverVersion')}
          </label>
          <VersionChoice
            id={versionId}
            data={server.versions}
            value={server.version}
            onChange={server.chooseVersion}
          />
        </span>
      )}
    </div>
  )
}
