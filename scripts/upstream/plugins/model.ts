/** Commands, permissions, placeholders and config keys of a plugin, as its source has them. */
import type { Place } from '../entries/model'

export interface SourceCommand {
  /** Words without the slash; `<>` for one that is known only at run time. */
  path: string[]
  permission?: string
  place: Place
  /** Texts in its class, which may be literal arguments. */
  texts: ReadonlySet<string>
}

/** Who has a permission by default. */
export type PermissionDefault = 'everyone' | 'operators' | 'nobody'

export interface SourcePermission {
  /** `<>` for a part that is known only at run time. */
  name: string
  /** Missing when a setting decides. */
  default?: PermissionDefault
  /** Listed in the plugin's own description. */
  declared: boolean
  place: Place
}

export interface SourcePlaceholder {
  /** With the plugin in front, without percent signs; `<>` for parts known only at run time. */
  name: string
  place: Place
}

export interface SourceKey {
  /** File in the plugin's folder, such as `config.yml`. */
  file: string
  /** With dots. */
  path: string
  /** Value in the file, when it is no list or section. */
  value?: string
  place: Place
}
