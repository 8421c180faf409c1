import { EntryList } from './entry/EntryList'
import { LevelCurve } from './guide/curve/LevelCurve'
import { Diagram } from './guide/diagram/Diagram'
import { ItemLookupBuilder } from './guide/lookup/ItemLookupBuilder'
import { MenuPreview } from './guide/menu/MenuPreview'
import { OddsTable } from './guide/odds/OddsTable'
import { ExpressionTester } from './guide/tester/ExpressionTester'
import type { GuideName } from '../docs/componentNames'
import { REGISTRY } from './registry'
import type { Registered, Registry } from './registry'

const GUIDE: Record<GuideName, Registered> = {
  MenuPreview: { component: MenuPreview },
  OddsTable: { component: OddsTable },
  Diagram: { component: Diagram },
  LevelCurve: { component: LevelCurve },
  ExpressionTester: { component: ExpressionTester },
  ItemLookupBuilder: { component: ItemLookupBuilder },
}

/** The components of the guide template: those of every page, its own, and lists of entries. */
export const GUIDE_REGISTRY: Registry = {
  ...REGISTRY,
  EntryList: { component: EntryList },
  ...GUIDE,
}
