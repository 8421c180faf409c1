/**
 * @param prefix first part of the labels' keys
 * @param words words by the names that content uses
 * @returns the same words as labels: the key of `item-list` is `type.item-list`
 */
export function prefixed<Prefix extends string, Name extends string>(
  prefix: Prefix,
  words: Readonly<Record<Name, string>>,
): Readonly<Record<`${Prefix}.${Name}`, string>> {
  const labels = Object.entries(words).map(([name, word]) => [`${prefix}.${name}`, word])
  return Object.fromEntries(labels) as Record<`${Prefix}.${Name}`, string>
}
