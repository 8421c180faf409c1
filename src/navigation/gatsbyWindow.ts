import type { publicLoader } from './loader'

/** Where Gatsby's links and its `navigate` go. */
export type Navigate = (to: string | number, options?: { replace?: boolean }) => void

/* What Gatsby keeps on the window and its own code reads from there. */
declare global {
  interface Window {
    /** Path of the page whose HTML the browser has loaded, as the site's data knows it. */
    pagePath: string
    /** What was pressed before the scripts were there (`src/gatsby/bootScript.ts`). */
    pressed?: (MouseEvent | KeyboardEvent)[]
    /** Hash of the scripts that run. */
    ___webpackCompilationHash: string
    ___loader: typeof publicLoader
    ___navigate: Navigate
    ___push: (to: string) => void
    ___replace: (to: string) => void
  }
}
