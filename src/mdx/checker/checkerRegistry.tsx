import type { CheckerName } from '../../docs/componentNames'
import { REGISTRY } from '../registry'
import type { Registered, Registry } from '../registry'
import { ConfigChecker } from './ConfigChecker'

const CHECKER: Record<CheckerName, Registered> = {
  ConfigChecker: { component: ConfigChecker },
}

/** The components of the checker's template: those of every page and the checker. */
export const CHECKER_REGISTRY: Registry = { ...REGISTRY, ...CHECKER }
