/**
 * The entry of the bundle that renders pages, around Gatsby's own (`webpack.ts` puts it there): it
 * finishes each page in the process that has rendered it. Gatsby would read and write all of them
 * again, one after the other, to put its scripts into them.
 */
import renderGatsbyPage from 'gatsby-static-entry'
import type { RenderArguments, RenderedPage } from 'gatsby-static-entry'
import { builtScripts, finishPage, readRecord } from './finishedPages'
import type { PageParts } from './finishedPages'
import { writeFrame } from './pageFrames'

export * from 'gatsby-static-entry'

/** What stands in every page; a process renders pages of one build. */
let parts: PageParts | undefined

function readParts(root: string): PageParts {
  const record = readRecord(root)
  if (!record)
    throw new Error('Nothing tells what stands in every page: it is noted in onPreBuild.')
  return { policy: record.policy, scripts: builtScripts(root) }
}

/**
 * @param args page and data, as Gatsby's own renderer takes them
 * @returns the page as it is published
 */
export default async function renderPage(args: RenderArguments): Promise<RenderedPage> {
  const page = await renderGatsbyPage(args)
  const root = process.cwd()
  parts ??= readParts(root)
  await writeFrame(root, args.pagePath, args.pageData)
  return { ...page, html: finishPage(page.html, parts) }
}
