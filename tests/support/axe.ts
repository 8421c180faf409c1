/** Asks axe what is wrong on a page, in the same words and at the same price everywhere. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Rules about colours: for all others the two colour modes are the same page. */
const COLOURS = ['color-contrast', 'link-in-text-block']

export interface AxeScope {
  /** Selector of the part to look at; the whole page when left out. */
  within?: string
  /** Colour mode that the page is in: in the dark one only colours are new. */
  theme?: string
}

/**
 * @param page the page as it is
 * @param scope what to look at
 * @returns what axe finds, in words that name the element; none when all is well
 */
export async function violations(page: Page, scope: AxeScope = {}): Promise<string[]> {
  // No page has frames: without them axe needs no second page to put results together.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({
    resultTypes: ['violations'],
    ...(scope.theme === 'dark' && { runOnly: { type: 'rule', values: COLOURS } }),
  })
  const { violations: found } = await (scope.within ? axe.include(scope.within) : axe).analyze()
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id} (${help}): ${node.target.join(' ')}`),
  )
}
