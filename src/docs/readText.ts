/** Text files of content. */

/**
 * @param bytes a file
 * @returns its text, and whether all of it could be read: files in other encodings have signs in
 *   them that are none of UTF-8's, or zeros
 */
export function decodeText(bytes: Uint8Array): { text: string; isUtf8: boolean } {
  try {
    // The byte order mark is left to whoever reads the text.
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    return { text, isUtf8: !text.includes('\0') }
  } catch {
    return { text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes), isUtf8: false }
  }
}

/** What to say of a file in another encoding. */
export const NOT_UTF8 =
  'The file is not UTF-8: letters beyond ASCII would be lost. Save it in that encoding.'
