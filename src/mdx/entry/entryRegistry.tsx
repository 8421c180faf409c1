import type { Registry } from '../registry'
import { WorksWith } from './WorksWith'

/** What the pages of reference entries say besides what every page can. */
export const ENTRY_COMPONENTS = { WorksWith: { component: WorksWith } } satisfies Registry
