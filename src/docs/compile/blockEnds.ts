/** Several code blocks in one text, as the search keeps them. */

/** Stands between two blocks: white space that no code has, the form feed. */
const BLOCK_END = '\f'

/**
 * @param blocks code of some blocks; empty ones are left out
 * @returns all of it in one text
 */
export function joinBlocks(blocks: readonly string[]): string {
  return blocks.filter(Boolean).join(BLOCK_END)
}

/**
 * @param code what {@link joinBlocks} has made
 * @returns the blocks again
 */
export function splitBlocks(code: string): string[] {
  return code.split(BLOCK_END)
}
