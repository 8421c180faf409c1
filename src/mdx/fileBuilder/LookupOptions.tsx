import { useCallback, useMemo } from 'react'
import type { GameName } from '../../effects/checker/gameNames'
import type { ValueType } from '../../effects/entry/entry'
import { suggestLookups } from '../../effects/fileBuilder/suggestLookups'
import { useModule } from '../../site/lazy/useModule'
import { useFileForm } from './fileForm'

const KINDS: Partial<Record<ValueType, GameName>> = { item: 'item', entity: 'mob', block: 'block' }

/**
 * @param type type of a value
 * @returns what stands in it, when that is something of the game
 */
export function lookupKind(type: ValueType): GameName | undefined {
  return KINDS[type]
}

interface Props {
  kind: GameName
  text: string
}

/** What the text of a field may become; options of its list. */
export function LookupOptions({ kind, text }: Props) {
  const { loadNames } = useFileForm()
  const load = useCallback(() => loadNames(kind), [loadNames, kind])
  const { value: names } = useModule(load, text !== '')
  const options = useMemo(() => suggestLookups(names ?? [], text), [names, text])
  return options.map((one) => <option key={one} value={one} />)
}
