/**
 * What the ranking knows about a record and a query: numbers from 0 to 1, which `weights.ts` weighs.
 * No query and no page is named here.
 */
import type { EngineRecord } from './indexFile'
import type { Place } from './places'
import type { Asked } from './query'
import { EXAMPLE, isDefiningRow } from './names'
import type { Feature } from './weights'

/** How well the words of a query fit one record. */
export interface Coverage {
  /** By field: how much of the query it has. */
  fields: Readonly<
    Record<'name' | 'keyword' | 'page' | 'fact' | 'trail' | 'lead' | 'text' | 'code', number>
  >
  /** All fields together. */
  any: number
  /** The page with all of its parts. */
  pageAny: number
  /** The page's name, its lead and the headings of its parts, together. */
  pageHead: number
  /** The fields that say what the record is about, together. */
  head: number
  /** Its own name, its page's and those above, together. */
  title: number
  /** The one field that has most: words in one place tell more than scattered ones. */
  together: number
  /** How many parts of its page have much of the query, from 0 to 1. */
  parts: number
}

/** How well the query fits what a record is called. */
export interface NameFits {
  name: number
  keyword: number
  /** The page's name and the part's together: `mine_vein limit`. */
  path: number
  /** The plugin's name and its own together: `shop category`. */
  placed: number
  /** How much of its name the query has, however long the query is. */
  nameShare: number
  keywordShare: number
  wholeName: boolean
  wholeKeyword: boolean
  /** The whole query is the whole name but for typing mistakes; names of one word do not count. */
  isNear: boolean
  /** It says of itself that it helps where something does not work. */
  isAboutProblems: boolean
  /** Share of the name that was typed, where the query is its beginning. */
  typed: number
}

/** What the query says about where to look. */
export interface AskedPlaces {
  /** First parts of the addresses of the plugins that are named. */
  areas: ReadonlySet<string>
  /** Those that a word hints at: `crate` at EcoCrates. */
  hintedAreas: ReadonlySet<string>
  /** The query is nothing but the name of a plugin, the family's part of it or not. */
  isOnlyArea: boolean
}

/** All features of a record. */
export type Features = Record<Feature, number>

/** So many words are no name. */
const LONG = 4
/** So few words are rather a name than a description. */
const SHORT = 2

const yes = (condition: boolean) => Number(condition)

/**
 * @param record the record
 * @param place where it stands on the site
 * @param asked the query
 * @param coverage how much of the query it has
 * @param names how its names fit
 * @param places where the query says to look
 * @returns the features; those that need a look at the text, or at other results, are 0
 */
export function featuresOf(
  record: EngineRecord,
  place: Place,
  asked: Asked,
  coverage: Coverage,
  names: NameFits,
  places: AskedPlaces,
): Features {
  const isPage = record.type === 'lvl1'
  const isRow = record.row !== undefined
  const isGuide = record.kind === undefined && !place.isIndex
  const isSingle = asked.words.length === 1
  const isShort = asked.words.length <= SHORT
  const isLong = asked.words.length >= LONG
  const { areas, hintedAreas } = places
  const inArea =
    areas.has(place.area) || (record.requires ?? []).some((name) => areas.has(name.toLowerCase()))
  const kinds = asked.kinds
  const isKind = record.kind !== undefined && kinds.has(record.kind)
  return {
    name: coverage.fields.name,
    keyword: coverage.fields.keyword,
    page: coverage.fields.page,
    fact: coverage.fields.fact,
    trail: coverage.fields.trail,
    lead: coverage.fields.lead,
    text: coverage.fields.text,
    code: coverage.fields.code,
    any: coverage.any,
    anySquared: coverage.any ** 2,
    pageAny: coverage.pageAny,
    parts: coverage.parts,
    pageHead: coverage.pageHead,
    pageHeadSquared: coverage.pageHead ** 2,
    head: coverage.head,
    headSquared: coverage.head ** 2,
    title: coverage.title,
    titleSquared: coverage.title ** 2,
    together: coverage.together,
    togetherSquared: coverage.together ** 2,
    nameFit: names.name,
    nameShare: names.nameShare,
    keywordShare: names.keywordShare,
    placedFit: names.placed,
    keywordFit: names.keyword,
    pathFit: names.path,
    wholeName: yes(names.wholeName),
    wholeKeyword: yes(names.wholeKeyword),
    nearName: yes(names.isNear),
    typed: names.typed,
    isPage: yes(isPage),
    isRow: yes(isRow),
    isGuide: yes(isGuide),
    isExample: yes(EXAMPLE.test(record.hierarchy[record.type] ?? '')),
    isForDevelopers: yes(place.isForDevelopers),
    isEffect: yes(record.kind === 'effect'),
    isTrigger: yes(record.kind === 'trigger'),
    isFilter: yes(record.kind === 'filter'),
    isGoal: yes(record.kind === 'entity-goal' || record.kind === 'target-goal'),
    shortFit: isShort ? names.name : 0,
    longFit: isLong ? names.name : 0,
    longText: isLong ? coverage.fields.text : 0,
    longGuide: yes(isLong && isGuide),
    longPart: yes(isLong && !isPage),
    isHowTo: yes(place.isHowTo),
    isIndex: yes(place.isIndex),
    isRoot: yes(place.isRoot),
    taskHowTo: yes(asked.isTask && place.isHowTo && isPage),
    taskGuide: yes(asked.isTask && isGuide),
    taskPart: yes(asked.isTask && !isPage),
    questionGuide: yes(asked.isQuestion && isGuide),
    listIndex: yes(asked.isList && place.isIndex && isPage),
    singleGuide: isSingle && isGuide && isPage ? names.name : 0,
    singleRow: yes(isSingle && isRow),
    problemPlace: yes(asked.isProblem && names.isAboutProblems),
    kindAsked: yes(isKind && isPage),
    kindOther: yes(kinds.size > 0 && record.kind !== undefined && !isKind),
    kindHinted: yes(asked.hinted !== undefined && record.kind === asked.hinted),
    rowAsked: yes(record.row !== undefined && asked.rows.has(record.row)),
    rowWritten: yes(
      asked.written !== undefined &&
        record.row === asked.written &&
        isDefiningRow(record) &&
        coverage.any > 0.95,
    ),
    area: yes(inArea),
    otherArea: yes(areas.size > 0 && !inArea),
    areaShort: yes(hintedAreas.has(place.area)),
    areaRoot: yes(isPage && place.isRoot && (areas.has(place.area) || hintedAreas.has(place.area))),
    rootAsked: yes(
      places.isOnlyArea &&
        isPage &&
        place.isRoot &&
        (areas.has(place.area) || hintedAreas.has(place.area)),
    ),
    order: 0,
    often: 0,
    sentence: 0,
    sentenceSquared: 0,
  }
}
