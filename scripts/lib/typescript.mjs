/**
 * Lets a script import the site's TypeScript: `loadTypeScript()`, then `await import(...)`, without
 * the file's extension. Node strips types by itself since 22.18, and the site runs on 20.19; behind
 * an import without an extension, as bundlers and TypeScript want them, it finds no file in any
 * version.
 */
import { register } from 'node:module'

/** Installs the hooks of `typescriptHooks.mjs` for all later imports. */
export function loadTypeScript() {
  register('./typescriptHooks.mjs', import.meta.url)
}
