/**
 * Which files of a repository ship. Gradle keeps sources in sets, `src/<set>/<language>`: `main` of
 * every module, and what a module's build adds to it with `srcDir`, such as EcoItems `src/paid`, which
 * only its free build leaves out. So every set ships but those of tests: a set that is new is read
 * without anybody naming it here.
 */

/** `test`, `testFixtures`, `integrationTest`: what Gradle and its plugins call sets of tests. */
const TEST_SET = /^test|Test$/

const IN_SET = /(?:^|\/)src\/([^/]+)\/([^/]+)\/(.+)$/

/** Path within the folder of a language of a set that ships. */
function pathIn(path: string, languages: readonly string[]): string | undefined {
  const [, set = '', language = '', inside] = IN_SET.exec(path) ?? []
  return languages.includes(language) && !TEST_SET.test(set) ? inside : undefined
}

/**
 * @param path path of a file in a repository
 * @returns whether it is source in Kotlin or Java that ships
 */
export const isShippedSource = (path: string): boolean =>
  /\.(kt|java)$/.test(pathIn(path, ['kotlin', 'java']) ?? '')

/**
 * @param path path of a file in a repository
 * @returns its path in the plugin's jar, when it is a file that the plugin brings along
 */
export const resourceName = (path: string): string | undefined => pathIn(path, ['resources'])
