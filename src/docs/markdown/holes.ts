/**
 * What a page's Markdown cannot know from its file alone: addresses, lists of other pages. It is
 * written with marks in these places, and cut at them.
 */
import type { TreeProps } from '../tree'

/** A place that other files fill. */
export type Hole =
  /** The address that a written one stands for. */
  | { type: 'address'; href: string }
  /** Since when an argument is there, behind its description. */
  | { type: 'argumentSince'; argument: string }
  /** Since when the page's entry is there, as a paragraph. */
  | { type: 'entrySince' }
  /** Blocks in the place of a component. */
  | { type: 'component'; name: string; props: TreeProps }

/** A piece of a page's Markdown. */
export type MarkdownPiece = string | Hole

// Characters that Unicode keeps free for such use: no text has them, and no syntax knows them.
const START = '\uFDD0'
const END = '\uFDD1'
const MARK = new RegExp(`${START}(\\d+)${END}`)

/** Marks of one text. */
export interface Holes {
  /** @returns a word for the text, which {@link split} finds again */
  mark: (hole: Hole) => string
  /** @returns the text in pieces, cut at its marks */
  split: (text: string) => MarkdownPiece[]
}

/** @returns marks for one text */
export function createHoles(): Holes {
  const holes: Hole[] = []
  return {
    mark: (hole) => `${START}${holes.push(hole) - 1}${END}`,
    split: (text) =>
      text.split(MARK).flatMap((piece, index): MarkdownPiece[] => {
        const hole = index % 2 === 1 ? holes[Number(piece)] : undefined
        return hole ? [hole] : piece === '' ? [] : [piece]
      }),
  }
}

/**
 * @param pieces a page's Markdown
 * @param fill what belongs into a hole; an empty text where there is nothing to tell
 * @returns the Markdown, with one line break at its end
 */
export function fillHoles(pieces: readonly MarkdownPiece[], fill: (hole: Hole) => string): string {
  let text = ''
  for (const piece of pieces) {
    if (typeof piece === 'string') text += piece
    else if (piece.type === 'address' || piece.type === 'argumentSince') text += fill(piece)
    else text = withBlocks(text, fill(piece))
  }
  return `${text.trim()}\n`
}

/** Blocks in a quote or a list go on behind the same marks or in the same column. */
function withBlocks(text: string, blocks: string): string {
  if (blocks === '') return text.trimEnd()
  const before = text.slice(text.lastIndexOf('\n') + 1)
  if (before === '') return text + blocks
  const indent = before.replace(/[^>\s]/g, ' ')
  return text + blocks.replace(/\n(.*)/g, (_all, line) => `\n${indent}${line}`.trimEnd())
}
