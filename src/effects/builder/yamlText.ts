/** YAML from plain values, in the style of the pages' examples. */

/** A value that is written as it is, a list, or pairs in their order. */
export type Yaml =
  string | { list: readonly Yaml[] } | { map: readonly [key: string, value: Yaml][] }

/** What needs no quotes: it begins like a word or a number and has nothing that YAML reads. */
const PLAIN = /^(?:[A-Za-z0-9_(]|-(?=[\d.(]))[\w ()*/+^.,<>=%;-]*$/

/** Texts that YAML 1.1 reads as something else. */
const SPECIAL =
  /^(?:true|false|yes|no|on|off|y|n|null|[-+]?[\d.][\d._]*(?:e[-+]?\d+)?|0x[\da-f]+)$/i

/**
 * @param text any text
 * @param isText whether a number or `true` must stay a text
 * @returns how it is written
 */
export function scalar(text: string, isText = false): string {
  const isPlain = PLAIN.test(text) && !text.endsWith(' ') && !(isText && SPECIAL.test(text))
  return isPlain ? text : JSON.stringify(text)
}

/**
 * @param pairs the pairs of the outermost section
 * @returns their lines, each with a line break
 */
export function yamlText(pairs: readonly [key: string, value: Yaml][]): string {
  return pairLines(pairs)
    .map((line) => `${line}\n`)
    .join('')
}

/**
 * @param value a value
 * @returns the lines that it takes in a file
 */
export function yamlLines(value: Yaml): string[] {
  if (typeof value === 'string') return [value]
  return 'list' in value ? listLines(value.list) : pairLines(value.map)
}

function pairLines(pairs: readonly [key: string, value: Yaml][]): string[] {
  return pairs.flatMap(([key, value]) => {
    if (typeof value === 'string') return [`${key}: ${value}`]
    return [`${key}:`, ...yamlLines(value).map((line) => `  ${line}`)]
  })
}

function listLines(items: readonly Yaml[]): string[] {
  return items.flatMap((item) => {
    if (typeof item === 'string') return [`- ${item}`]
    return yamlLines(item).map((line, index) => `${index === 0 ? '-' : ' '} ${line}`)
  })
}
