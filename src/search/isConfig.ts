/** `key: value` or `- id: …`, which texts of code begin with. */
const KEY = /(?:^|[\s…])(?:- )?[\w-]+: /g

/** One colon may stand in a sentence. */
const MOST_COLONS = 1

/**
 * @param html stretch of a text with its matches marked
 * @returns whether it is a config whose lines were joined: nobody can read that
 */
export function isConfig(html: string): boolean {
  const text = html.replace(/<\/?mark>/g, '')
  return / - id: /.test(text) || (text.match(KEY) ?? []).length > MOST_COLONS
}
