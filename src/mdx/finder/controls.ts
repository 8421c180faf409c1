/** What can be ticked and taken back: loaded once the list is there, as it works by typing alone. */
export { Chips } from './Chips'
export { FacetPanel } from './FacetPanel'
