/** The plugins that `_data/plugins.yml` of a doc set names. */
import type { DocSetKey } from '../docs/docSet'
import type { DocDataNode } from './schema'

/** A plugin. */
export interface PluginRecord {
  id: string
  name: string
  description: string
}

/**
 * @param node the data file, if there is one
 * @returns the plugins in it
 */
export function pluginRecords(node: DocDataNode | null | undefined): PluginRecord[] {
  return (node?.data ?? []) as PluginRecord[]
}

/** @returns key of the doc that a plugin is described in, see `MdxDoc` */
export function pluginDocKey(setKey: DocSetKey, { id }: PluginRecord): string {
  return `${setKey}:${id}/index`
}
