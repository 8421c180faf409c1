/**
 * Pages that tools lead to. Every doc set has its own, under routes of its own: the code knows them
 * by the ids of their docs, and the build looks the routes up.
 */
const GUIDES = {
  effect: 'effects/configuring-an-effect',
  chain: 'effects/configuring-a-chain',
  condition: 'effects/configuring-a-condition',
  dataFlow: 'effects/data-flow',
  commandLine: 'effects/check-configs',
  machineReadable: 'effects/machine-readable',
  placeholders: 'effects/placeholders',
  prices: 'all-plugins/prices',
  math: 'all-plugins/math',
  basics: 'all-plugins/index',
  action: 'actions/how-to-make-a-custom-action',
} as const

/** What a page is about. */
export type Guide = keyof typeof GUIDES

/** Routes of the guides; those that a doc set does not have are missing. */
export type GuideRoutes = Partial<Record<Guide, string>>

/** Heading of the guide `dataFlow` about what loads and does nothing. */
export const IDLE_ANCHOR = 'it-loads-but-does-nothing'

/** Heading of the guide `basics` about files that do not load, such as those with faults in their YAML. */
export const TROUBLE_ANCHOR = 'when-something-does-not-load'

/** Last parts of the ids. */
export const GUIDE_NAMES: ReadonlySet<string> = new Set(
  Object.values(GUIDES).map((id) => id.slice(id.lastIndexOf('/') + 1)),
)

const guideOf = new Map<string, Guide>(
  Object.entries(GUIDES).map(([guide, id]) => [id, guide as Guide]),
)

/**
 * @param docs the docs of one set
 * @returns routes of the guides among them
 */
export function guideRoutes(docs: readonly { id: string; route: string }[]): GuideRoutes {
  const routes: GuideRoutes = {}
  for (const { id, route } of docs) {
    const guide = guideOf.get(id)
    if (guide) routes[guide] = route
  }
  return routes
}
