import type { DocMeta } from '../docs/docMeta'
import type { HrefOrigin } from '../docs/hrefs'
import type { SiteContext } from './docsSite'

type OriginContext = Pick<SiteContext, 'sources' | 'contentDir' | 'adopted'>

/**
 * @param meta a doc
 * @param context site config
 * @returns what the links in the doc start from
 */
export function hrefOrigin(
  { route, filePath, setKey }: Pick<DocMeta, 'route' | 'filePath' | 'setKey'>,
  { sources, contentDir, adopted }: OriginContext,
): HrefOrigin {
  const folder = sources.find(({ key }) => key === setKey)?.folder
  return {
    route,
    filePath,
    contentDir: folder ?? contentDir,
    ...(adopted && { adopted }),
  }
}
