/** Whether a page may call something by a type. */

/** What a page may call something that is read in such a way. */
const READ_TYPES: Readonly<Record<string, RegExp>> = {
  BOOLEAN: /^boolean$/,
  INT: /^int$/,
  DOUBLE: /^double$/,
  EXPRESSION: /^(expression|int|double)$/,
  STRING: /^(string|expression|item|entity|block|sound|potion-effect|enchantment|any)$/,
  STRING_LIST: /-list$|^any$/,
  INT_LIST: /^(int-list|any)$/,
  SECTION: /^(section|any)$/,
  SECTION_LIST: /^(section|effect|condition)-list$|^any$/,
}

const UNKNOWN_TYPES = new Set(['ANY', 'DYNAMIC'])

const pageType = (type: string): string => type.toLowerCase().replaceAll('_', '-')

/**
 * @param page type that a page names
 * @param declared types that the source declares
 * @param readAs types that the code reads
 * @returns the types of the source in words, when the page's is none that fits
 */
export function otherTypes(
  page: string | undefined,
  declared: readonly string[],
  readAs: readonly string[],
): string | undefined {
  const known = [...new Set([...declared, ...readAs].map(pageType))]
  if (known.length === 0 || declared.some((type) => UNKNOWN_TYPES.has(type))) return undefined
  const fits =
    page !== undefined &&
    (declared.some((type) => pageType(type) === page) ||
      readAs.some((type) => READ_TYPES[type]?.test(page)))
  return fits ? undefined : known.join(' or ')
}
