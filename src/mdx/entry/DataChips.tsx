import * as styles from './DataChips.module.css'

/** Names of trigger data, such as `PLAYER`. */
export function DataChips({ names }: { names: readonly string[] }) {
  return names.map((name) => (
    <code key={name} className={styles.chip} data-facet="data" data-value={name}>
      {name}
    </code>
  ))
}
