/** What the keys of files refer to, as the tables of the guides write it. */

/** Where the ids are that a key takes. */
export interface RefersTo {
  /** Files whose names are the ids, `EcoCrates/rewards/*.yml`, or a list: `EcoEnchants/types.yml types[].id`. */
  to: string
  /** Ids that are always there, in lower case. */
  builtIn: string[]
}

const FILES = /^[\w-]+\/[\w-]+\/\*\.yml$/
const LIST = /^[\w-]+\/[\w-]+\.yml [\w-]+\[\]\.id(?: [\w-]+)*$/

/**
 * @param refers what a row says
 * @returns whether it can be read
 */
export function isRefers(refers: string): boolean {
  return FILES.test(refers) || LIST.test(refers)
}

/**
 * @param refers what a row says
 * @returns where the ids are
 */
export function readRefers(refers: string): RefersTo {
  const [file = '', list, ...builtIn] = refers.split(' ')
  return {
    to: list === undefined ? file : `${file} ${list}`,
    builtIn: builtIn.map((id) => id.toLowerCase()),
  }
}
