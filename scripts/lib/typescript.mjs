/**
 * Lets a script import the site's TypeScript: `loadTypeScript()`, then `await import(...)`, without
 * the file's extension. Node strips types by itself only in versions later than the oldest one that
 * the site runs on.
 */
import { register } from 'node:module'

/** Installs the hooks of `typescriptHooks.mjs` for all later imports. */
export function loadTypeScript() {
  register('./typescriptHooks.mjs', import.meta.url)
}
