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

/** @returns id of the doc that a plugin is described in */
export function pluginDocId({ id }: PluginRecord): string {
  return `${id}/index`
}

/** @returns key of the doc that a plugin is described in, see `MdxDoc` */
export function pluginDocKey(setKey: DocSetKey, plugin: PluginRecord): string {
  return `${setKey}:${pluginDocId(plugin)}`
}
