/** What finds and shows entries: loaded once the page is there, as its list can be read without. */
export { createFinder } from '../../effects/finder/finder'
export { Chips } from './Chips'
export { FacetPanel } from './FacetPanel'
export { LeftOut } from './LeftOut'
export { NoResults } from './NoResults'
export { ResultList } from './ResultList'
export { WholeWiki } from './WholeWiki'
