import { gatsbyChanged, requireFrom } from './gatsbyInsides'

/** Where Gatsby puts slices into a page: code that pages share, and the scripts of the build. */
const STITCHING = 'gatsby/dist/utils/slices/stitching'

interface Stitching {
  stitchSliceForAPage?: (page: { pagePath: string; publicDir: string }) => Promise<void>
}

/**
 * onPreBuild: has Gatsby leave pages as they were rendered. It would read and write each of them once
 * more, one after the other, for its scripts, which `renderPage.ts` has put in; the site has no other
 * slices.
 *
 * @param root folder of the site
 * @throws when Gatsby puts them in elsewhere
 */
export function leavePagesAsRendered(root: string): void {
  const stitching = requireFrom(root)(STITCHING) as Stitching
  if (typeof stitching.stitchSliceForAPage !== 'function') {
    throw gatsbyChanged(`${STITCHING} has no stitchSliceForAPage`, 'src/gatsby/stitching.ts')
  }
  stitching.stitchSliceForAPage = () => Promise.resolve()
}
