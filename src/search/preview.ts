/** A page in short, made of what the embedded engine has in memory anyway. */
import { splitBlocks } from '../docs/compile/blockEnds'
import type { RowKind } from '../docs/compile/sections'
import type { EntryKind } from '../effects/entry/entry'
import type { EngineRecord } from './indexFile'
import { isConfig } from './isConfig'
import { leadLength } from './lead'

/** Which page is meant, as hits and records name it. */
export interface PreviewPlace {
  /** Address without anchor. */
  page: string
  /** Part of the page; null for the page itself. */
  anchor: string | null
}

/** Names of one kind in the page's tables. */
interface PreviewNames {
  kind: RowKind
  /** The first of them. */
  names: string[]
  /** How many there are besides. */
  more: number
}

/** A page in short. */
export interface PagePreview {
  title: string
  kind?: EntryKind
  /** Sidebar labels above the page. */
  trail: string[]
  /** What the page is about; empty where it says nothing before its first heading. */
  lead: string
  /** The part that was found. */
  part?: { title: string; text: string }
  names: PreviewNames[]
  /** The first lines of the first config: of the part, or else of the page. */
  example?: string
  /** The example goes on. */
  isCut?: boolean
}

/** What a reader of a preview looks for among the rows of tables. */
const NAMED_ROWS: readonly RowKind[] = ['argument', 'key', 'command', 'placeholder']

const MAX_NAMES = 8
const MAX_LINES = 16
const MAX_TEXT = 280

/** Whole sentences as far as they fit, but the first at any length that fits. */
function beginning(text: string): string {
  let end = Math.min(leadLength(text), MAX_TEXT)
  while (end < text.length) {
    const next = end + leadLength(text.slice(end))
    if (next > MAX_TEXT) break
    end = next
  }
  const isCut = end === MAX_TEXT && text.length > MAX_TEXT
  return isCut ? `${text.slice(0, text.lastIndexOf(' ', end))} …` : text.slice(0, end)
}

function namesOf(parts: readonly EngineRecord[]): PreviewNames[] {
  return NAMED_ROWS.flatMap((kind) => {
    const rows = parts.filter(({ row }) => row === kind)
    const all = [...new Set(rows.map(({ type, hierarchy }) => hierarchy[type] ?? ''))]
    if (all.length === 0) return []
    return [{ kind, names: all.slice(0, MAX_NAMES), more: Math.max(0, all.length - MAX_NAMES) }]
  })
}

/** The first config in some records; other code is not known by its language here. */
function exampleOf(records: readonly EngineRecord[]): Pick<PagePreview, 'example' | 'isCut'> {
  const [first] = records
    .flatMap(({ code }) => (code === undefined ? [] : splitBlocks(code)))
    .filter((code) => isConfig(code.replaceAll('\n', ' ')))
  if (first === undefined) return {}
  const lines = first.split('\n')
  const example = lines.slice(0, MAX_LINES).join('\n')
  return lines.length > MAX_LINES ? { example, isCut: true } : { example }
}

/**
 * @param records all records, those of a page in a row
 * @param place page and part
 * @returns the page in short; null when there is no such page
 */
export function previewOf(
  records: readonly EngineRecord[],
  { page, anchor }: PreviewPlace,
): PagePreview | null {
  const all = records.filter(({ url_without_anchor: url }) => url === page)
  const [head, ...parts] = all
  if (!head) return null
  const at = anchor === null ? -1 : parts.findIndex((part) => part.anchor === anchor)
  const found = parts[at]
  const own = found ? parts.slice(at) : []
  const { hierarchy, kind, trail, content } = head
  return {
    title: hierarchy.lvl1,
    ...(kind && { kind }),
    trail,
    lead: beginning(content ?? ''),
    ...(found && {
      part: {
        title: found.hierarchy[found.type] ?? '',
        text: beginning(found.content ?? ''),
      },
    }),
    // Those of a whole page say nothing about a part of it.
    names: found ? [] : namesOf(parts),
    // An example further down the page is nearer to the part than one above it.
    ...exampleOf([...own, ...all]),
  }
}
