/** Larger configs are no configs. */
export const MAX_FILE_BYTES = 1_048_576

/** What a text lost when it came into the field, which its file gets back. */
export interface FileForm {
  /** It begins with a byte order mark. */
  hasMark: boolean
  lineBreak: '\n' | '\r\n'
  /** False for files that are no UTF-8: letters are lost, and nothing is written from the text. */
  isExact: boolean
}

/** Why a file cannot be checked. */
export type FileProblem = 'fileLarge' | 'fileUnread'

export interface ConfigText {
  /** With `\n` alone between its lines, as fields have it. */
  text: string
  form: FileForm
}

/**
 * @param file a file that the reader has chosen or dropped
 * @returns its text, or why it cannot be checked
 */
export async function readConfigFile(file: File): Promise<ConfigText | { problem: FileProblem }> {
  if (file.size > MAX_FILE_BYTES) return { problem: 'fileLarge' }
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    return bytes.includes(0) ? { problem: 'fileUnread' } : readText(bytes)
  } catch {
    return { problem: 'fileUnread' }
  }
}

function readText(bytes: Uint8Array): ConfigText {
  const { text, isExact } = decode(bytes)
  const hasMark = text.startsWith('\uFEFF')
  const breaks = text.match(/\r\n?|\n/g) ?? []
  const isWindows = breaks.filter((one) => one !== '\n').length * 2 > breaks.length
  return {
    text: text.slice(hasMark ? 1 : 0).replace(/\r\n?/g, '\n'),
    form: { hasMark, lineBreak: isWindows ? '\r\n' : '\n', isExact },
  }
}

function decode(bytes: Uint8Array): { text: string; isExact: boolean } {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    return { text, isExact: true }
  } catch {
    return { text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes), isExact: false }
  }
}

/**
 * @param text text of the field
 * @param form what its file had besides
 * @returns what is written into a file
 */
export function fileText(text: string, { hasMark, lineBreak }: FileForm): string {
  return (hasMark ? '\uFEFF' : '') + text.replaceAll('\n', lineBreak)
}
