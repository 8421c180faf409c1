/** Walks through Markdown text, leaving code alone. */

/** A fence may open behind quote and list markers, as in `preprocess.ts`. */
const FENCE = /^\s*(?:(?:>|[-*+]\s|\d+[.)]\s)\s*)*(`{3,}(?!.*`)|~{3,})/

/**
 * @param text Markdown
 * @param change turns a stretch outside of fenced code into something else
 * @returns the text with the changed stretches
 */
export function mapProse(text: string, change: (prose: string) => string): string {
  const pieces: string[] = []
  let lines: string[] = []
  let fence: string | undefined
  const flush = (isProse: boolean) => {
    if (lines.length > 0) pieces.push(isProse ? change(lines.join('\n')) : lines.join('\n'))
    lines = []
  }
  for (const line of text.split('\n')) {
    const marker = FENCE.exec(line)?.[1]
    if (fence !== undefined) {
      lines.push(line)
      if (marker?.startsWith(fence) && /^[\s>]*[`~]+\s*$/.test(line)) {
        flush(false)
        fence = undefined
      }
    } else if (marker !== undefined) {
      flush(true)
      lines.push(line)
      fence = marker
    } else lines.push(line)
  }
  flush(fence === undefined)
  return pieces.join('\n')
}

const CODE_SPAN = /(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g

/**
 * @param prose Markdown without fenced code
 * @param pattern what to replace, with the flag `g`
 * @param replace gets the match and its groups
 * @returns the text; what stands in backticks stays as it is
 */
export function replaceOutsideCode(
  prose: string,
  pattern: RegExp,
  replace: (...match: string[]) => string,
): string {
  let result = ''
  let from = 0
  for (const code of prose.matchAll(CODE_SPAN)) {
    result += prose.slice(from, code.index).replace(pattern, replace) + code[0]
    from = code.index + code[0].length
  }
  return result + prose.slice(from).replace(pattern, replace)
}
