/**
 * Gatsby's inline scripts in one. Of the three that it writes into every page, one differs from page
 * to page and one lists the files of all templates, which only fetching ahead asks for
 * (`src/navigation/loader.ts` loads `chunk-map.json` for that). What is left has the same text on
 * every page, with the path beside it: one hash for the page's policy instead of three.
 *
 * The files with the site's scripts are asked for once the page has been painted: its HTML and what
 * that shows need none of them and must not share the line with them. Which buttons and
 * keys are pressed before they run is noted, for `src/navigation/browser.ts`.
 */
import { escapeHtml } from '../text/escapeHtml'
import { gatsbyChanged } from './gatsbyInsides'

/** `cache-dir/static-entry.js` */
const PAGE_PATH =
  /<script id="gatsby-script-loader">\/\*<!\[CDATA\[\*\/window\.pagePath=("(?:[^"\\]|\\.)*");\/\*\]\]>\*\/<\/script>/

/**
 * `dist/utils/gatsby-webpack-stats-extractor.js`; its line break comes first, as a pattern that can
 * begin anywhere takes a third of a millisecond for each page.
 */
const CHUNKS = /\n\s*<script\s+id="gatsby-chunk-mapping"\s*>[\s\S]*?<\/script>\s*/
const HASH = /<script>window\.___webpackCompilationHash="([^"]*)";<\/script>/

/** The site's scripts: `gatsby/dist/utils/slices/stitching.js` puts those of the build into each page. */
const FILE = /<script src="([^"]*)" async(?:="")?><\/script>/g

/** What {@link joinScripts} has made of them. */
const JOINED = /<script data-path="([^"]*)">[^<]*<\/script>/

/**
 * Each of its bytes is paid for in every page. The files are imported because that is short; they
 * would run as plain scripts as well.
 *
 * @param hash webpack's hash of the compilation
 * @param files addresses of the site's scripts
 * @returns the text of the script, the same on every page of a build
 */
function bootScript(hash: string, files: readonly string[]): string {
  return [
    'pagePath=document.currentScript.dataset.path',
    `___webpackCompilationHash="${hash}"`,
    'pressed=[]',
    'onclick=onkeydown=e=>pressed.push(e)',
    // A frame later, when this one is painted. What a line has lost it may bring the second time, and
    // browsers ask again only for another address, which a fragment makes it.
    `requestAnimationFrame(()=>setTimeout(()=>${JSON.stringify(files)}.map(f=>import(f).catch(()=>import(f+"#")))))`,
  ].join(';')
}

/**
 * Gatsby writes its scripts anew into pages that it does not render anew: of those, the path stands
 * in what an earlier build has made of them.
 *
 * @param html a page, as Gatsby or an earlier build has left it
 * @returns the page with one script in their place
 */
export function joinScripts(html: string): string {
  const written = PAGE_PATH.exec(html)
  const joined = JOINED.exec(html)
  const [, hash] = HASH.exec(html) ?? []
  if (hash === undefined && joined) return html
  const old = written?.[0] ?? joined?.[0]
  const path = written?.[1] === undefined ? joined?.[1] : escapeHtml(pathIn(written[1]))
  if (hash === undefined || old === undefined || path === undefined) {
    throw gatsbyChanged('Gatsby has other inline scripts', 'src/gatsby/bootScript.ts')
  }
  const files = [...html.matchAll(FILE)].map(([, file = '']) => file)
  if (files.length === 0)
    throw gatsbyChanged('Gatsby has other scripts', 'src/gatsby/bootScript.ts')
  const script = `<script data-path="${path}">${bootScript(hash, files)}</script>`
  return html
    .replace(CHUNKS, '')
    .replace(HASH, '')
    .replace(FILE, '')
    .replace(old, () => script)
}

const pathIn = (literal: string) => JSON.parse(literal) as string
