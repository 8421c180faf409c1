/** Build side: the table of synonyms for the hosted engine, which keeps it apart from its settings. */
import { algoliasearch } from 'algoliasearch'
import { createHash } from 'node:crypto'
import type { SearchSettings } from '../docs/siteData'
import type { SynonymGroup } from '../text/synonyms'

/** A group as the service stores it: its words stand for each other, both ways. */
interface HostedSynonym {
  objectID: string
  type: 'synonym'
  synonyms: string[]
}

/**
 * @param groups words that mean the same
 * @returns the groups as the service wants them; a group keeps its id as long as it stays the same
 */
export function hostedSynonyms(groups: readonly SynonymGroup[]): HostedSynonym[] {
  return groups.map((group) => ({
    objectID: createHash('sha1').update(group.join('\n')).digest('hex').slice(0, 12),
    type: 'synonym',
    synonyms: [...group],
  }))
}

/**
 * Sends the table, in the place of the one that the index has; an empty one clears it. Nothing
 * happens without a key that may write, or with the embedded engine.
 *
 * @param groups words that mean the same
 * @param settings engine that the site uses
 * @param adminKey key that may write
 * @throws when the service refuses
 */
export async function pushSynonyms(
  groups: readonly SynonymGroup[],
  settings: SearchSettings,
  adminKey: string | undefined,
): Promise<void> {
  if (settings.engine === 'embedded' || !adminKey) return
  const host = settings.host === undefined ? undefined : new URL(settings.host)
  const client = algoliasearch(settings.appId, adminKey, {
    timeouts: { connect: 5000, read: 30_000, write: 30_000 },
    ...(host && {
      hosts: [
        {
          url: host.host,
          protocol: host.protocol === 'http:' ? ('http' as const) : ('https' as const),
          accept: 'readWrite' as const,
        },
      ],
    }),
  })
  const { indexName } = settings
  if (groups.length === 0) {
    // Nothing can be saved in the place of the old table, and its words would stay.
    await client.clearSynonyms({ indexName })
    return
  }
  await client.saveSynonyms({
    indexName,
    synonymHit: hostedSynonyms(groups),
    replaceExistingSynonyms: true,
  })
}
