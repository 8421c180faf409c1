/** One version's news as lists, in Markdown and in HTML. */
import { escapeHtml } from '../../text/escapeHtml'
import type { NewsArgument, NewsEntry, VersionNews } from './news'

/** How a kind of text writes links and code. */
interface Writer {
  /** An id or a name, linked when it has a page. */
  code: (name: string, href: string | undefined) => string
  text: (text: string) => string
}

/** Groups of lines under their headings; groups without lines are left out. */
function groupsOf(news: VersionNews, { code, text }: Writer): [heading: string, lines: string[]][] {
  const name = ({ id, href }: NewsEntry) => code(id, href)
  const kind = (entry: NewsEntry) => `${name(entry)} (${entry.kind})`
  const list = (names: NewsArgument[]) => names.map((one) => code(one.name, one.href)).join(', ')
  const groups: [string, string[]][] = [
    [
      'New',
      news.entries.map((entry) => {
        return `${kind(entry)}${entry.description ? `: ${text(entry.description)}` : ''}`
      }),
    ],
    ['New arguments', news.arguments.map((entry) => `${kind(entry)}: ${list(entry.names)}`)],
    [
      'Renamed or replaced',
      news.renamed.map(({ from, to, works }) => {
        const old = works ? 'The old id still works.' : 'The old id is gone.'
        return `${name(from)} is ${kind(to)} now. ${old}`
      }),
    ],
    ['Removed', news.removed.map(kind)],
    [
      'Removed arguments',
      news.removedArguments.map((entry) => `${kind(entry)}: ${list(entry.names)}`),
    ],
  ]
  return groups.filter(([, lines]) => lines.length > 0)
}

/**
 * @param news one version
 * @param resolveHref makes an address of a route
 * @returns its lists as Markdown
 */
export function markdownLines(news: VersionNews, resolveHref: (href: string) => string): string {
  const writer: Writer = {
    code: (name, href) =>
      href === undefined ? `\`${name}\`` : `[\`${name}\`](${resolveHref(href)})`,
    text: (text) => text,
  }
  return groupsOf(news, writer)
    .map(([heading, lines]) => `### ${heading}\n\n${lines.map((line) => `- ${line}`).join('\n')}`)
    .join('\n\n')
}

/**
 * @param news one version
 * @param resolveHref makes a full address of a route
 * @returns its lists as HTML
 */
export function htmlLines(news: VersionNews, resolveHref: (href: string) => string): string {
  const writer: Writer = {
    code: (name, href) => {
      const code = `<code>${escapeHtml(name)}</code>`
      return href === undefined ? code : `<a href="${escapeHtml(resolveHref(href))}">${code}</a>`
    },
    text: escapeHtml,
  }
  return groupsOf(news, writer)
    .map(([heading, lines]) => {
      return `<h2>${heading}</h2><ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`
    })
    .join('')
}
