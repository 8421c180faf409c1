import type { SearchHit } from '../types'
import { groupHits } from './groupHits'
import { HitGroupCard } from './HitGroupCard'

/** Results by their pages. */
export function HitGroups({ hits }: { hits: SearchHit[] }) {
  return groupHits(hits).map((group) => <HitGroupCard key={group.url} group={group} />)
}
