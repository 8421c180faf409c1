/** Path prefix without trailing slash, put in by Gatsby; empty at the root. */
declare const __BASE_PATH__: string

declare module '*.module.css' {
  const classes: Record<string, string>
  export = classes
}

declare module '*.css'
