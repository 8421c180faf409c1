import type { ComponentType } from 'react'
import { defaultExport } from './defaultExport'

/**
 * @param load dynamic import of a module with one component
 * @param name what the component is, for the message
 * @returns a function that loads the component; it rejects when the module has no default export
 */
export function lazyModule<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  name: string,
): () => Promise<ComponentType<Props>> {
  return async () => defaultExport<Props>(await load(), name)
}
