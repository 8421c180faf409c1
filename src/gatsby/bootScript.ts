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

/** What a build's scripts are called by. */
export interface SiteScripts {
  /** Webpack's hash of the compilation. */
  hash: string
  /** Addresses of the scripts that every page runs. */
  files: readonly string[]
}

/**
 * Where Gatsby puts the scripts that it means for every page, below the output
 * (`dist/utils/gatsby-webpack-stats-extractor.js`).
 */
export const SCRIPTS_SLICE = '_gatsby/slices/_gatsby-scripts-1.html'

const HASH = /<script>window\.___webpackCompilationHash="([^"]*)";<\/script>/
const FILE = /<script src="([^"]*)" async><\/script>/g

/** `cache-dir/static-entry.js`: the path of a page, and the place for {@link SCRIPTS_SLICE}. */
const PAGE_PATH =
  /<script id="gatsby-script-loader">\/\*<!\[CDATA\[\*\/window\.pagePath=("(?:[^"\\]|\\.)*");\/\*\]\]>\*\/<\/script>/
const SLICE_PLACE =
  '<slice-start id="_gatsby-scripts-1"></slice-start><slice-end id="_gatsby-scripts-1"></slice-end>'

/** What {@link joinScripts} has made of them. */
const JOINED = /<script data-path="([^"]*)">[^<]*<\/script>/

const FILE_OF_RULE = 'src/gatsby/bootScript.ts'

/**
 * @param slice what Gatsby means for every page
 * @returns the scripts in it
 * @throws when Gatsby writes other ones
 */
export function readScripts(slice: string): SiteScripts {
  const [, hash] = HASH.exec(slice) ?? []
  const files = [...slice.matchAll(FILE)].map(([, file = '']) => file)
  if (hash === undefined || files.length === 0) {
    throw gatsbyChanged('Gatsby has other scripts', FILE_OF_RULE)
  }
  return { hash, files }
}

/**
 * Each of its bytes is paid for in every page. The files are imported because that is short; they
 * would run as plain scripts as well.
 *
 * @returns the text of the script, the same on every page of a build
 */
function bootScript({ hash, files }: SiteScripts): string {
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
 * @param html a page, as Gatsby or an earlier build has left it
 * @param scripts those of this build
 * @returns the page with one script in place of Gatsby's, or of that of the earlier build
 * @throws when the page has neither
 */
export function joinScripts(html: string, scripts: SiteScripts): string {
  const written = PAGE_PATH.exec(html)
  const joined = JOINED.exec(html)
  const old = written?.[0] ?? joined?.[0]
  const path = written?.[1] === undefined ? joined?.[1] : escapeHtml(pathIn(written[1]))
  const hasPlace = html.includes(SLICE_PLACE)
  if (old === undefined || path === undefined || (written !== null && !hasPlace)) {
    throw gatsbyChanged('Gatsby has other inline scripts', FILE_OF_RULE)
  }
  const script = `<script data-path="${path}">${bootScript(scripts)}</script>`
  return html.replace(SLICE_PLACE, '').replace(old, () => script)
}

const pathIn = (literal: string) => JSON.parse(literal) as string
