/** The news as text: Markdown for the page's source, an Atom feed for feed readers. */
import { escapeHtml } from '../../text/escapeHtml'
import type { VersionNews } from './news'
import { htmlLines, markdownLines } from './newsLines'
import { versionAnchor } from './versionAnchor'

/**
 * @param news versions, the newest first
 * @param resolveHref makes an address of a route; routes stay as they are when it is left out
 * @returns a section for each version
 */
export function newsMarkdown(
  news: readonly VersionNews[],
  resolveHref: (route: string) => string = (route) => route,
): string {
  return news
    .map(
      (one) => `## libreforge ${one.version} (${one.date})\n\n${markdownLines(one, resolveHref)}`,
    )
    .join('\n\n')
}

/** What the feed says of the site. */
export interface FeedSite {
  title: string
  /** Address in front of routes. */
  siteUrl: string
  /** Route of the page. */
  route: string
  /** Site path of the feed itself. */
  feed: string
}

/**
 * @param news versions, the newest first
 * @param site name and addresses
 * @returns an Atom feed (RFC 4287) with an entry for each version
 */
export function atomFeed(
  news: readonly VersionNews[],
  { title, siteUrl, route, feed }: FeedSite,
): string {
  const page = `${siteUrl}${route}`
  const time = (date: string) => `${date}T00:00:00Z`
  const entries = news.map((one) => {
    const address = escapeHtml(`${page}#${versionAnchor(one.version)}`)
    const content = htmlLines(one, (href) => `${siteUrl}${href}`)
    return (
      `  <entry>\n    <title>libreforge ${one.version}</title>\n    <id>${address}</id>\n` +
      `    <link href="${address}"/>\n    <updated>${time(one.date)}</updated>\n` +
      `    <content type="html">${escapeHtml(content)}</content>\n  </entry>\n`
    )
  })
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom">\n' +
    `  <title>${escapeHtml(`What is new | ${title}`)}</title>\n  <id>${escapeHtml(page)}</id>\n` +
    `  <link href="${escapeHtml(page)}"/>\n` +
    `  <link rel="self" type="application/atom+xml" href="${escapeHtml(`${siteUrl}${feed}`)}"/>\n` +
    `  <updated>${time(news[0]?.date ?? '1970-01-01')}</updated>\n` +
    `  <author><name>${escapeHtml(title)}</name></author>\n${entries.join('')}</feed>\n`
  )
}
