/** Path prefix without trailing slash, put in by Gatsby; empty at the root. */
declare const __BASE_PATH__: string

/** What the banner about a wrong base URL says, put in by `src/gatsby/webpack.ts`. */
declare const __BASE_URL_WRONG__: string

declare module '*.module.css' {
  const classes: Record<string, string>
  export = classes
}

declare module '*.css'

/** Ships no types; only its flat config is used. */
declare module 'eslint-plugin-jsx-a11y' {
  const plugin: { flatConfigs: { recommended: object } }
  export default plugin
}

/** Gatsby's code that renders pages (`cache-dir/static-entry.js`), by the name of `src/gatsby/webpack.ts`. */
declare module 'gatsby-static-entry' {
  export interface RenderArguments {
    pagePath: string
    pageData: import('./gatsby/pageFrames').PageData
  }
  export interface RenderedPage {
    html: string
  }
  const renderPage: (args: RenderArguments) => Promise<RenderedPage>
  export default renderPage
}
