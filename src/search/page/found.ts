/** What the search page shows of results: loaded when the reader asks for some. */
export { FacetChips } from './FacetChips'
export { HitGroups } from './HitGroups'
