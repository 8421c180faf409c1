import type { LookupItem } from './parse'

/**
 * Writes a lookup out of its parts; the counterpart of `parseItemLookup`.
 *
 * @param groups any of the lists is accepted, of each list the first item that exists
 * @returns the lookup; values with spaces stand in double quotes, and double quotes inside of
 *   them are left out, because lookups have no way to write them
 */
export function formatItemLookup(groups: readonly (readonly LookupItem[])[]): string {
  return groups.map((group) => group.map(formatItem).join(' ? ')).join(' || ')
}

function formatItem({ key, amount, modifiers }: LookupItem): string {
  return [
    key,
    ...(amount === undefined ? [] : [String(amount)]),
    ...modifiers.map(({ name, value }) =>
      value === undefined ? name : `${name}:${quoted(value)}`,
    ),
  ].join(' ')
}

function quoted(value: string): string {
  const plain = value.replaceAll('"', '')
  return plain === '' || /\s/.test(plain) ? `"${plain}"` : plain
}
