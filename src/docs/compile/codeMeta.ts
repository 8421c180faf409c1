/** What stands behind the language of a code fence, and the marks inside the code. */

/** Settings of one code block. */
export interface CodeMeta {
  title?: string
  /** Not the whole file that the title names. */
  part: boolean
  showLineNumbers: boolean
  /** Comments such as `# (1)` at the end of a line number it. */
  marks: boolean
  /** Number of the first line. */
  start: number
  /** Marked lines, counted from 1 in the block. */
  highlighted: Set<number>
}

/**
 * Reads a fence's meta string, as Docusaurus spells it, and its words.
 *
 * @param meta such as `title="config.yml" part {1,3-5} showLineNumbers=10`
 */
export function parseCodeMeta(meta: string): CodeMeta {
  const title = /\btitle=(?:"([^"]*)"|'([^']*)'|["']?(\S+))/.exec(meta)
  const withoutTitle = meta.replace(/\btitle=(?:"[^"]*"|'[^']*'|\S+)/, '')
  const numbers = /\bshowLineNumbers(?:=\{?(\d+)\}?)?/.exec(withoutTitle)
  const rest = withoutTitle.replace(numbers?.[0] ?? '', '')
  const ranges = /\{([\d,\s-]+)\}/.exec(rest)?.[1] ?? ''
  return {
    title: title?.[1] ?? title?.[2] ?? title?.[3],
    part: /(?:^|\s)part(?:\s|$)/.test(rest),
    showLineNumbers: numbers !== null,
    marks: /(?:^|\s)marks(?:\s|$)/.test(rest),
    start: Number(numbers?.[1] ?? 1),
    highlighted: parseRanges(ranges),
  }
}

/**
 * @param ranges such as `1,3-5`
 * @returns every number in them
 */
export function parseRanges(ranges: string): Set<number> {
  const numbers = new Set<number>()
  for (const part of ranges.split(',')) {
    const match = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(part)
    if (!match) continue
    const from = Number(match[1])
    const to = Math.min(Number(match[2] ?? from), from + 10_000)
    for (let line = from; line <= to; line += 1) numbers.add(line)
  }
  return numbers
}

/**
 * Takes the comments that number lines out of the code.
 *
 * @param code text of the block
 * @param isMarked whether the block has such comments; else it stays as it is
 * @returns the code without them, and the number of each line that had one
 */
export function takeMarks(
  code: string,
  isMarked: boolean,
): { code: string; marks: Map<number, string> } {
  const marks = new Map<number, string>()
  if (!isMarked) return { code, marks }
  const lines = code.split('\n').map((line, index) => {
    const [whole, mark] = /\s*#\s*\((\d+)\)\s*$/.exec(line) ?? []
    if (whole === undefined || mark === undefined) return line
    marks.set(index + 1, mark)
    return line.slice(0, -whole.length)
  })
  return { code: lines.join('\n'), marks }
}

const MAGIC =
  /^\s*(?:\/\/|#|--|;|\/\*|<!--|\{\/\*|%)\s*highlight-(next-line|start|end)\s*(?:\*\/\}?|-->)?\s*$/

/**
 * Takes Docusaurus' highlight comments out of the code.
 *
 * @param code text of the block
 * @returns the code without them and the lines that they mark
 */
export function takeHighlightComments(code: string): { code: string; highlighted: Set<number> } {
  const kept: string[] = []
  const highlighted = new Set<number>()
  // The first line of a range. One that never ends marks nothing, and a later start counts.
  let start: number | undefined
  for (const line of code.split('\n')) {
    const mark = MAGIC.exec(line)?.[1]
    if (mark === undefined) kept.push(line)
    else if (mark === 'next-line') highlighted.add(kept.length + 1)
    else if (mark === 'start') start = kept.length + 1
    else if (start !== undefined) {
      for (let one = start; one <= kept.length; one += 1) highlighted.add(one)
      start = undefined
    }
  }
  return { code: kept.join('\n'), highlighted }
}
