import { iconPath } from '../../docs/iconPath'
import { withBase } from '../../site/basePath'
import * as styles from './Icon.module.css'

/** A plugin's icon in a line of text; decorative, because its name stands beside it. */
export function Icon({ name }: { name: string }) {
  return (
    <img className={styles.icon} src={withBase(iconPath(name))} alt="" width="16" height="16" />
  )
}
