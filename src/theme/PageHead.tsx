import type { ComponentType } from 'react'
import { Seo } from './Seo'
import type { SeoProps } from './Seo'

/** The scripts of a build load it later; Gatsby sets the stage. */
let Head: ComponentType<SeoProps> | undefined =
  process.env.BUILD_STAGE === 'build-javascript' ? undefined : Seo

/**
 * Loads what writes heads: the page of a first visit has its head in the HTML, and does not need it.
 *
 * @throws when it cannot be loaded
 */
export async function loadHead(): Promise<void> {
  Head ??= (await import('./Seo')).Seo
}

/** Head of one page, once that is loaded. */
export function PageHead(props: SeoProps) {
  return Head ? <Head {...props} /> : null
}
