/**
 * Names one body of docs: a version in a locale. `basePath` is the route prefix of its docs
 * (`''` for the default locale's current version, `/de`, `/1.0`, `/de/1.0`).
 */
export interface DocSet {
  locale: string
  version: string
}

/** `locale/version`, the key of a doc set in {@link SiteData.sidebars}. */
export type DocSetKey = `${string}/${string}`
