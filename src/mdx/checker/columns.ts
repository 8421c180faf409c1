/** Letters of Asian scripts, emoji and the like, which monospace fonts draw two columns wide. */
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\u{1f300}-\u{1faff}]/gu

/** As in the styles of the editor. */
const TAB = 2

/**
 * @param lines lines of a text
 * @returns how many columns the widest line takes at most
 */
export function widestLine(lines: readonly string[]): number {
  let most = 0
  for (const line of lines) {
    // A longer line is the exception, so only few are looked at closely.
    if (line.length * 2 <= most) continue
    const tabs = line.split('\t').length - 1
    const wide = line.match(WIDE)?.length ?? 0
    most = Math.max(most, line.length + tabs * (TAB - 1) + wide)
  }
  return most
}
