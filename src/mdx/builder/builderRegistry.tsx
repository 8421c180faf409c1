import type { BuilderName } from '../../docs/componentNames'
import { REGISTRY } from '../registry'
import type { Registered, Registry } from '../registry'
import { EffectBuilder } from './EffectBuilder'

const BUILDER: Record<BuilderName, Registered> = {
  EffectBuilder: { component: EffectBuilder },
}

/** The components of the builder's template: those of every page and the builder. */
export const BUILDER_REGISTRY: Registry = { ...REGISTRY, ...BUILDER }
