/** The effects library, which every plugin of the family brings along; nobody installs it. */
export const LIBRARY = 'libreforge'

/**
 * @param variants what is told of an id that several bring in their own way
 * @returns plugins of which one has to be there; none where the library has the id as well
 */
export function broughtBy(variants: readonly { plugin: string }[]): string[] {
  const plugins = variants.map(({ plugin }) => plugin)
  return plugins.includes(LIBRARY) ? [] : plugins
}
