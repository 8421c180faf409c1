import type { ComponentType } from 'react'

/**
 * @param module what a dynamic import brought
 * @param name what the module is, for the message
 * @returns the component that it exports as default
 * @throws when there is none
 */
export function defaultExport<Props>(module: unknown, name: string): ComponentType<Props> {
  const component = (module as { default?: unknown } | null)?.default
  if (typeof component !== 'function') {
    throw new Error(`The ${name} has no default export. Export a component as default.`)
  }
  // Which props it takes is known to whoever wrote the import.
  return component as ComponentType<Props>
}
