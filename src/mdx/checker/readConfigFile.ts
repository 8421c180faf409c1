/** Larger configs are no configs. */
export const MAX_FILE_BYTES = 1_048_576

/**
 * @param file a file that the reader has chosen or dropped
 * @returns its text, or why it cannot be checked
 */
export async function readConfigFile(
  file: File,
): Promise<{ text: string } | { problem: 'fileLarge' | 'fileUnread' }> {
  if (file.size > MAX_FILE_BYTES) return { problem: 'fileLarge' }
  try {
    const text = await file.text()
    return text.includes('\0') ? { problem: 'fileUnread' } : { text }
  } catch {
    return { problem: 'fileUnread' }
  }
}
