import { LevelCurve } from './guide/curve/LevelCurve'
import { Diagram } from './guide/diagram/Diagram'
import { ItemLookupBuilder } from './guide/lookup/ItemLookupBuilder'
import { MenuPreview } from './guide/menu/MenuPreview'
import { OddsTable } from './guide/odds/OddsTable'
import { ExpressionTester } from './guide/tester/ExpressionTester'
import type { GuideName } from '../docs/componentNames'
import type { Registered } from './registry'

/** Pictures and small tools of guides. */
export const GUIDE_COMPONENTS: Record<GuideName, Registered> = {
  MenuPreview: { component: MenuPreview },
  OddsTable: { component: OddsTable },
  Diagram: { component: Diagram },
  LevelCurve: { component: LevelCurve },
  ExpressionTester: { component: ExpressionTester },
  ItemLookupBuilder: { component: ItemLookupBuilder },
}
