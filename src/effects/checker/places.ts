/** From offsets in a text to lines and columns. */

/** Where something stands; all from 1, the end behind the last character in the same line. */
export interface Place {
  line: number
  column: number
  endColumn: number
}

export class Places {
  private readonly starts: number[] = [0]

  /** @param text the text that the offsets count in */
  constructor(private readonly text: string) {
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) {
      this.starts.push(at + 1)
    }
  }

  /**
   * @param start offset of the first character
   * @param end offset behind the last; what stands in further lines is left out
   */
  of(start: number, end: number): Place {
    const line = this.lineAt(start)
    const lineStart = this.starts[line] ?? 0
    const lineEnd = this.lineEnd(line)
    const from = Math.min(start, lineEnd)
    return {
      line: line + 1,
      column: from - lineStart + 1,
      endColumn: Math.max(from, Math.min(end, lineEnd)) - lineStart + 1,
    }
  }

  /** Offset behind the last character of a line, without its line break. */
  private lineEnd(line: number): number {
    const next = this.starts[line + 1]
    if (next === undefined) return this.text.length
    return this.text[next - 2] === '\r' ? next - 2 : next - 1
  }

  private lineAt(offset: number): number {
    let low = 0
    let high = this.starts.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((this.starts[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return low
  }
}
