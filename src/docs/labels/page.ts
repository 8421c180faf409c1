import { VALUE_TYPE_LABELS } from './valueTypes'

/** Words that the build writes into pages: tables of arguments and of keys. */
export const PAGE_LABELS = {
  columnAllows: 'What it allows',
  columnArgument: 'Argument',
  columnCommand: 'Command',
  columnDefault: 'Default',
  columnDoes: 'What it does',
  columnExample: 'Example',
  columnHolder: 'Who has it',
  columnKey: 'Key',
  columnMeaning: 'Meaning',
  columnNeeded: 'Needed',
  columnPermission: 'Permission',
  columnPlaceholder: 'Placeholder',
  columnReturns: 'Returns',
  columnType: 'Type',
  columnValue: 'Value',
  argumentRequired: 'required',
  argumentOptional: 'optional',
  argumentChoices: 'One of:',
  keyRange: 'From {least} to {most}.',
  keyLeast: 'At least {least}.',
  keyMost: 'At most {most}.',
  argumentAliases: 'Also read as {names}.',
  argumentOr: 'or',
  codePart: 'Part of',
  codeDiagram: 'Diagram as {language} source',
  codeFormula: 'Formula as TeX source',
  overviewNeeds: 'Needs',
  overviewVersion: 'Described version',
  overviewCommands: 'Commands',
  overviewPlaceholders: 'Placeholders',
  overviewEffects: 'Effects',
  overviewTriggers: 'Triggers',
  overviewStart: 'First steps',
  overviewFiles: 'Files',
  overviewPages: 'Pages about {plugin}',
  timelineScale: 'Ticks; 20 are a second',
  timelineMoment: 'tick {from} ({begin} s)',
  timelineSpan: 'ticks {from} to {to} ({begin} to {end} s)',
  blocksMined: 'the mined block',
  blocksTaken: '{count} taken by the effect',
  blocksLeft: '{count} left standing',
  blocksLook: 'you look',
  areasOfBlocks: 'Blocks that each shape takes, from above at the height of the eyes',
  areasOfCreatures: 'Where each shape finds creatures, from above',
  areaCircle: 'radius {radius}',
  areaCone: 'radius {radius}, opening of {degrees} degrees',
  areaOffsetCircle: 'radius {radius}, {offset} ahead',
  areaScan: 'radius {radius}, something is met at step {met} of {steps}',
  areaBeam: 'radius {radius}, {steps} steps',
  slotsTitle: 'Numbers of the slots of a player',
  slotsHotbar: '`0` to `8` is the hotbar, from the left.',
  slotsPack: '`9` to `35` is the pack, row by row from the top.',
  slotsWorn: '`36` to `39` is what is worn, from the boots up; each has a name as well.',
  slotsOffhand: '`40` is the off hand.',
  codesTitle: 'Codes of colours and formats, as the chat shows them',
  codesCode: 'Code',
  codesName: 'Name',
  codesColor: 'Colour',
  codesColors: 'Colours',
  codesFormats: 'Formats',
  codesHex: 'Any colour, and a gradient',
  codesSample: 'Iron golem',
} as const

const WORDS = { ...PAGE_LABELS, ...VALUE_TYPE_LABELS }

export type PageLabel = keyof typeof WORDS

/** From a label's key to its text in the locale of a doc. */
export type PageWords = (key: PageLabel) => string

/** Those that a locale has words of its own for. */
export type PageLabels = Readonly<Partial<Record<PageLabel, string>>>

/**
 * @param own words of the doc's locale, if it has any
 * @returns a function from label key to text
 */
export function pageWords(own: PageLabels = {}): PageWords {
  return (key) => own[key] ?? WORDS[key]
}

/**
 * @param labels words of a locale
 * @returns those that the build writes into pages; nothing when there are none
 */
export function ownPageLabels(
  labels: Readonly<Partial<Record<string, string>>>,
): PageLabels | undefined {
  const own = Object.entries(labels).filter(([key]) => key in WORDS)
  return own.length > 0 ? Object.fromEntries(own) : undefined
}
