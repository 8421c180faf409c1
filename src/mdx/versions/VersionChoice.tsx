import { LIBRARY } from '../../effects/library'
import { findRunning, pickText, releasesOf, versionNames } from '../../effects/versions/running'
import type { VersionData } from '../../effects/versions/types'
import { fillLabel } from '../../text/fillLabel'
import { useLabels } from '../../site/useLabels'
import { ToolSelect } from '../tool/ToolSelect'
import { VERSION_LABELS } from '../../docs/labels/version'

interface Props {
  /** Null until they are there. */
  data: VersionData | null
  /** Such as `EcoEnchants 12.20.0`; empty for any version, and when it is not known. */
  value: string
  onChange: (value: string) => void
  /** Id of what describes the choice. */
  describedBy?: string
  /** Id of the first field, for a label outside; without it the field names itself. */
  id?: string
}

/** A plugin, or the library itself, and its version: two lists, of which the second comes on demand. */
export function VersionChoice({ data, value, onChange, describedBy, id }: Props) {
  const label = useLabels(VERSION_LABELS)
  const found = value === '' || data === null ? undefined : findRunning(data, value)
  const running = found && 'running' in found ? found.running : undefined
  const releases = running && data ? releasesOf(data, running.name) : []
  const chooseName = (name: string) => {
    const [newest] = data ? releasesOf(data, name) : []
    onChange(newest ? pickText({ name, version: newest[0] }) : '')
  }
  return (
    <>
      <ToolSelect
        id={id}
        aria-label={id === undefined ? label('versionOf') : undefined}
        aria-describedby={describedBy}
        disabled={data === null}
        value={running?.name ?? ''}
        onChange={(event) => chooseName(event.target.value)}
      >
        <option value="">{label('versionAny')}</option>
        {data && versionNames(data).map((name) => <option key={name}>{name}</option>)}
      </ToolSelect>
      {running && (
        <ToolSelect
          aria-label={fillLabel(label('versionRelease'), { name: running.name })}
          value={running.version}
          onChange={(event) =>
            onChange(pickText({ name: running.name, version: event.target.value }))
          }
        >
          {releases.map(([version, libreforge]) => (
            <option key={version} value={version}>
              {running.name === LIBRARY
                ? version
                : fillLabel(label('versionBrings'), { version, libreforge })}
            </option>
          ))}
        </ToolSelect>
      )}
    </>
  )
}
