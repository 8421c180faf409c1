/** `llms.txt` and `llms-full.txt` (https://llmstxt.org): the docs for language models. */

/** A page as the two files name it. */
export interface LlmsPage {
  title: string
  description: string
  /** Full address of the page's Markdown. */
  address: string
  /** Heading that it stands under. */
  section: string
  /** Its Markdown from the title on. */
  body: string
}

export interface LlmsSite {
  title: string
  summary: string
  /** What a reader of the file should know, as Markdown. */
  notes: readonly string[]
}

/**
 * @param site name and purpose of the site
 * @param pages in the order in which they are read
 * @returns an overview with links to all pages
 */
export function llmsTxt({ title, summary, notes }: LlmsSite, pages: readonly LlmsPage[]): string {
  const sections = new Map<string, LlmsPage[]>()
  for (const page of pages) {
    const members = sections.get(page.section) ?? []
    members.push(page)
    sections.set(page.section, members)
  }
  const lists = [...sections].map(([section, members]) => {
    const links = members.map((page) => {
      const words = page.description === '' ? '' : `: ${page.description}`
      return `- [${page.title}](${page.address})${words}`
    })
    return `## ${section}\n\n${links.join('\n')}`
  })
  return `${[`# ${title}`, `> ${summary}`, ...notes, ...lists].join('\n\n')}\n`
}

/**
 * @param site name and purpose of the site
 * @param pages in the order in which they are read
 * @returns the text of all pages
 */
export function llmsFullTxt({ title, summary }: LlmsSite, pages: readonly LlmsPage[]): string {
  const texts = pages.map(({ body, address, description }) => {
    const [heading = '', ...rest] = body.split('\n')
    const words = description === '' ? [] : [`> ${description}`, '']
    return [heading, '', `Source: ${address}`, '', ...words, rest.join('\n').trim(), ''].join('\n')
  })
  return [`# ${title}`, '', `> ${summary}`, '', texts.join('\n---\n\n')].join('\n')
}
