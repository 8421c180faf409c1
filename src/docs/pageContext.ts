/** Same doc in other versions and locales; only filled when the site has more than one. */
export interface DocAlternates {
  /** Version name to route. */
  versions: Record<string, string>
  /** Locale code to route. */
  locales: Record<string, string>
}

/** What createPage hands to the doc template. */
export interface DocPageContext {
  /** Id of the Mdx node. */
  mdxId: string
  route: string
  alternates?: DocAlternates
  /** Changes with the texts that a lenient doc brings in. */
  partials?: string
}
