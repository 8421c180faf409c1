/** What a link in content leads to, seen from the doc that holds it. */
import fs from 'node:fs'
import path from 'node:path'
import type { AdoptedSite } from './adopt/adoptedSite'
import { cleanRoute } from './routes'

export type HrefTarget =
  /** Another site, mail, telephone ...: left as it is, unless it has a full address. */
  | { type: 'external'; address?: string }
  /** A page of this site. */
  | { type: 'route'; route: string; suffix: string; hash: string }
  /** Another Markdown file. */
  | { type: 'doc'; filePath: string; suffix: string; hash: string }
  /** A file beside the doc: an image, a download. */
  | { type: 'file'; filePath: string; suffix: string }
  /** A file of the `static` folder, by its site path. */
  | { type: 'static'; sitePath: string; suffix: string }

/** The doc that holds the link. */
export interface HrefOrigin {
  route: string
  filePath: string
  /** Folder that `/file.md` and `@site/file.md` start from. */
  contentDir: string
  /** Set for lenient docs: the site that they were written for. */
  adopted?: AdoptedSite
}

/**
 * @param href as written
 * @returns whether it leads to another site, a mail program and the like
 */
export function leadsOut(href: string): boolean {
  return /^([a-z][a-z\d+.-]*:|\/\/)/i.test(href) && !href.startsWith('pathname://')
}

/**
 * @param href as written; browsers leave out blanks and control characters in front and between
 * @returns whether it leads nowhere but is a script
 */
export function runsCode(href: string): boolean {
  return /^(?:javascript|vbscript):/i.test(href.replace(/[\u0000-\u0020]/g, ''))
}

/**
 * @param href as written
 * @param origin the doc that holds it
 */
export function classifyHref(href: string, origin: HrefOrigin): HrefTarget {
  // Docusaurus' way to name a site path that is no page.
  if (href.startsWith('pathname://')) {
    const [, sitePath = '', suffix = ''] =
      /^([^?#]*)(.*)$/s.exec(href.slice('pathname://'.length)) ?? []
    return { type: 'static', sitePath, suffix }
  }
  if (leadsOut(href)) return { type: 'external' }
  const match = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(href)
  const written = safeDecode(match?.[1] ?? '')
  const suffix = `${match?.[2] ?? ''}${match?.[3] ?? ''}`
  const hash = safeDecode((match?.[3] ?? '').slice(1))
  if (written === '') return { type: 'route', route: origin.route, suffix, hash }
  if (/\.mdx?$/i.test(written)) {
    return { type: 'doc', filePath: docFile(written, origin), suffix, hash }
  }
  if (/\.[a-z][a-z\d]{1,4}$/i.test(written) && !written.endsWith('.html')) {
    // Docusaurus files name the static folder from the site folder down.
    const sitePath = written.replace(/^@site\/static\//, '/')
    if (sitePath.startsWith('/')) return { type: 'static', sitePath, suffix }
    const filePath = localFile(written, origin)
    const inStatic = staticPath(filePath, origin)
    return inStatic === undefined
      ? { type: 'file', filePath, suffix }
      : { type: 'static', sitePath: inStatic, suffix }
  }
  const { docsRoute, outside } = origin.adopted ?? {}
  if (docsRoute !== undefined && written.startsWith('/') && !isBelow(written, docsRoute)) {
    return { type: 'external', address: `${outside}${written}${suffix}` }
  }
  const absolute = written.startsWith('/')
    ? written.slice(docsRoute?.length ?? 0) || '/'
    : new URL(encodeURI(written), `https://site${encodeURI(origin.route)}`).pathname
  return {
    type: 'route',
    route: cleanRoute(safeDecode(absolute)).replace(/\.html$/, ''),
    suffix,
    hash,
  }
}

const isBelow = (route: string, folder: string) =>
  route === folder || route.startsWith(`${folder}/`)

/** Site path of a file that lies in the static folder, by whichever way it is named. */
function staticPath(file: string, { adopted }: HrefOrigin): string | undefined {
  const folder = adopted?.staticDir
  return folder !== undefined && file.startsWith(`${folder}${path.sep}`)
    ? file.slice(folder.length).split(path.sep).join('/')
    : undefined
}

/** Docusaurus looks for `api/store.md` in the folders of the docs and of the site as well. */
function docFile(written: string, origin: HrefOrigin): string {
  const beside = localFile(written, origin)
  const { contentDir, adopted } = origin
  if (!adopted || /^(?:\.|@)/.test(written) || fs.existsSync(beside)) return beside
  const further = [contentDir, adopted.siteDir].map((folder) => path.join(folder, written))
  return further.find((file) => fs.existsSync(file)) ?? beside
}

function localFile(written: string, { filePath, contentDir, adopted }: HrefOrigin): string {
  if (written.startsWith('@site/') && adopted)
    return path.join(adopted.siteDir, written.slice('@site/'.length))
  if (written.startsWith('@site/'))
    return path.join(contentDir, written.replace(/^@site\/(docs\/)?/, ''))
  return written.startsWith('/')
    ? path.join(contentDir, written)
    : path.resolve(path.dirname(filePath), written)
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
