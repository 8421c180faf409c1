/** Where a record stands on the site, as far as the ranking asks. */
import { stemOf } from '../text/stems'
import { contentWords, isTaskTitle, joinWords } from '../text/words'
import { isForDevelopers } from './developerPages'
import type { EngineRecord } from './indexFile'

export interface Place {
  /** First part of the address: the folder of a plugin, for example. */
  area: string
  /** The first page of an area. */
  isRoot: boolean
  /** Leads to many pages below it. */
  isIndex: boolean
  /** Says in its title that it shows how something is done. */
  isHowTo: boolean
  /** Is read by those who write plugins, and not by those who configure them. */
  isForDevelopers: boolean
}

/** A plugin by its names. */
export interface Area {
  /** First part of the addresses of its pages. */
  area: string
  /** Stem of its whole name in one word: `ecocrates`. */
  whole: string
  /** Stem of its name without the family's: `crates`. */
  short: string
  /** Its names as they stand in the index: `ecocrates` and `crates`. */
  names: readonly string[]
}

/** From so many pages below it on a page is rather a list of them than a text. */
const INDEX_SIZE = 5

/** What the names of the family's plugins begin with. */
const FAMILY = /^eco(?=[a-z]{4})/

interface PageAddress {
  area: string
  depth: number
  path: string
}

function addressOf(url: string, base: string): PageAddress {
  const path = url.slice(base.length).replace(/\/$/, '')
  const steps = path.split('/')
  return { area: steps[0] ?? '', depth: steps.length, path }
}

/**
 * @param records all records
 * @param base what all addresses begin with
 * @returns the place of each record, and the plugins
 */
export function readPlaces(
  records: readonly EngineRecord[],
  base: string,
): { places: Place[]; areas: Area[] } {
  const below = new Map<string, number>()
  const pages = records.filter(({ type }) => type === 'lvl1')
  for (const { url_without_anchor: url } of pages) {
    const { path } = addressOf(url, base)
    const parent = path.slice(0, Math.max(0, path.lastIndexOf('/')))
    below.set(parent, (below.get(parent) ?? 0) + 1)
  }
  const known = new Map<string, Place>()
  const placeOf = ({ url_without_anchor: url, hierarchy: { lvl1 } }: EngineRecord): Place => {
    const found = known.get(url)
    if (found) return found
    const { area, depth, path } = addressOf(url, base)
    const place = {
      area,
      isRoot: depth === 1 && below.has(path),
      isIndex: (below.get(path) ?? 0) >= INDEX_SIZE && depth > 1,
      isHowTo: isTaskTitle(lvl1),
      isForDevelopers: isForDevelopers(path),
    }
    known.set(url, place)
    return place
  }
  const areas = pages.flatMap((page): Area[] => {
    const { area, isRoot } = placeOf(page)
    const whole = joinWords(page.hierarchy.lvl1)
    if (!isRoot || whole !== area || contentWords(page.hierarchy.lvl1).length !== 1) return []
    const short = whole.replace(FAMILY, '')
    return [{ area, whole: stemOf(whole), short: stemOf(short), names: [whole, short] }]
  })
  return { places: records.map(placeOf), areas }
}
