/** A key in a list of keys. */
export interface GroupedKey {
  /** Beginning of the key that its group has said already; empty outside of groups. */
  prefix: string
  /** Stands above the key: what its group shares. Missing where a row above says it. */
  heading?: string
}

const parentOf = (key: string | undefined): string => key?.slice(0, key.lastIndexOf('.') + 1) ?? ''

/**
 * Groups neighbours that have a parent in common, such as `gui.close.item` and `gui.close.name`.
 * The order stays as it is written, so that a group may come again.
 *
 * @param keys paths of keys; undefined for rows that are about something else
 * @returns one for each of them
 */
export function groupKeys(keys: readonly (string | undefined)[]): GroupedKey[] {
  let open = ''
  return keys.map((key, place): GroupedKey => {
    const parent = parentOf(key)
    if (parent === '') {
      open = ''
      return { prefix: '' }
    }
    if (parent === open) return { prefix: parent }
    const isNamedAbove = [parent, parent.replace('[].', '.')].includes(`${keys[place - 1]}.`)
    if (!isNamedAbove && parentOf(keys[place + 1]) !== parent) {
      open = ''
      return { prefix: '' }
    }
    open = parent
    return isNamedAbove ? { prefix: parent } : { prefix: parent, heading: parent.slice(0, -1) }
  })
}
