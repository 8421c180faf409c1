/** The plugins that `_data/plugins.yml` of a doc set names. */
import { z } from 'zod'
import type { DocSetKey } from '../docs/docSet'
import { describeIssue } from '../docs/issues'
import type { Problem } from '../docs/issues'
import { synonymTableSchema } from '../docs/synonymTable'
import type { SynonymGroup } from '../text/synonyms'
import { ownValue } from '../text/ownValue'
import { lineOfPath, readYaml } from '../text/readYaml'
import type { DocDataNode } from './schema'

const pluginSchema = z.strictObject({ id: z.string(), name: z.string(), description: z.string() })

/** A plugin. */
export type PluginRecord = z.infer<typeof pluginSchema>

/** What the YAML files of `_data` hold, by their names; others may hold anything. */
const SCHEMAS: Readonly<Record<string, z.ZodType>> = {
  plugins: z.array(pluginSchema),
  synonyms: synonymTableSchema,
}

/**
 * @param raw text of a YAML file of `_data`
 * @param name its name without the extension
 * @param file path to name in messages
 * @returns what it holds, null when it is not right, and what is wrong
 */
export function readYamlData(
  raw: string,
  name: string,
  file: string,
): { data: unknown; problems: Problem[] } {
  let data: unknown
  try {
    data = readYaml(raw)
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error)
    return { data: null, problems: [{ file, line: 1, message: `Cannot be read: ${reason}` }] }
  }
  const schema = ownValue(SCHEMAS, name)
  const issues = schema?.safeParse(data).error?.issues ?? []
  const problems = issues.map((issue) => ({
    file,
    line: lineOfPath(raw, issue.path),
    message: describeIssue(issue, data),
  }))
  return { data: problems.length > 0 ? null : data, problems }
}

/**
 * @param node the data file, if there is one
 * @returns the plugins in it
 */
export function pluginRecords(node: DocDataNode | null | undefined): PluginRecord[] {
  return (node?.data ?? []) as PluginRecord[]
}

/**
 * @param nodes the data files of all doc sets
 * @returns the words that mean the same, of all sets: those of one language are none of another
 */
export function synonymGroups(nodes: readonly DocDataNode[]): SynonymGroup[] {
  return nodes
    .filter(({ name }) => name === 'synonyms')
    .sort((a, b) => a.setKey.localeCompare(b.setKey, 'en'))
    .flatMap(({ data }) => (data ?? []) as SynonymGroup[])
}

/** @returns id of the doc that a plugin is described in */
export function pluginDocId({ id }: PluginRecord): string {
  return `${id}/index`
}

/** @returns key of the doc that a plugin is described in, see `MdxDoc` */
export function pluginDocKey(setKey: DocSetKey, plugin: PluginRecord): string {
  return `${setKey}:${pluginDocId(plugin)}`
}
