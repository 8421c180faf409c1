/**
 * Every word of the interface, by the areas that are loaded on their own. A locale may override
 * any of them in the site config (`i18n.locales[].labels`). For the build and for types only: the
 * browser loads the areas that a page uses.
 */
import { BUILDER_LABELS, SHARED_LABELS } from './builder'
import { CATEGORY_LABELS } from './categories'
import { CHECKER_LABELS } from './checker'
import { CHECKER_FILE_LABELS } from './checkerFiles'
import { LABELS } from './common'
import { DOCUMENT_LABELS } from './document'
import { DRAWER_LABELS } from './drawer'
import { ENTRY_LABELS } from './entry'
import { ENTRY_LIST_LABELS } from './entryList'
import { FILE_BUILDER_LABELS } from './fileBuilder'
import { FINDER_LABELS } from './finder'
import { FLOW_LABELS } from './flow'
import { GUIDE_LABELS } from './guide'
import { HOME_LABELS } from './home'
import { LOOKUP_LABELS } from './lookup'
import { NEWS_LABELS } from './news'
import { NOT_FOUND_LABELS } from './notFound'
import { PAGE_LABELS } from './page'
import { SEARCH_MODAL_LABELS } from './searchModal'
import { SEARCH_PAGE_LABELS } from './searchPage'
import { RESULT_LABELS } from './searchResults'
import { SEARCH_START_LABELS } from './searchStart'
import { TABLE_LABELS } from './table'
import { TAG_PAGE_LABELS } from './tagPage'
import { TOOL_LABELS } from './tool'
import { VALUE_TYPE_LABELS } from './valueTypes'
import { VERSION_LABELS } from './version'

export const LABEL_AREAS = {
  common: LABELS,
  builder: BUILDER_LABELS,
  categories: CATEGORY_LABELS,
  checker: CHECKER_LABELS,
  checkerFiles: CHECKER_FILE_LABELS,
  document: DOCUMENT_LABELS,
  drawer: DRAWER_LABELS,
  entry: ENTRY_LABELS,
  entryList: ENTRY_LIST_LABELS,
  fileBuilder: FILE_BUILDER_LABELS,
  finder: FINDER_LABELS,
  flow: FLOW_LABELS,
  guide: GUIDE_LABELS,
  home: HOME_LABELS,
  lookup: LOOKUP_LABELS,
  news: NEWS_LABELS,
  notFound: NOT_FOUND_LABELS,
  page: PAGE_LABELS,
  searchModal: SEARCH_MODAL_LABELS,
  searchPage: SEARCH_PAGE_LABELS,
  searchResults: RESULT_LABELS,
  searchStart: SEARCH_START_LABELS,
  sharedArguments: SHARED_LABELS,
  table: TABLE_LABELS,
  tagPage: TAG_PAGE_LABELS,
  tool: TOOL_LABELS,
  valueTypes: VALUE_TYPE_LABELS,
  version: VERSION_LABELS,
} as const

/** Union of the keys of every area. */
type KeyOf<Areas> = { [Name in keyof Areas]: keyof Areas[Name] & string }[keyof Areas]

/** Key of any label. */
export type AnyLabel = KeyOf<typeof LABEL_AREAS>

/** The keys of all labels; a key belongs to one area. */
export const LABEL_KEYS = Object.values(LABEL_AREAS).flatMap(
  (words) => Object.keys(words) as AnyLabel[],
)

/** Words of a locale over the English ones. */
export type LabelOverrides = Readonly<Partial<Record<AnyLabel, string>>>
