/** Attributes of the tags that show data of the front matter. */
import { nearest } from '../../text/nearest'
import { ownValue } from '../../text/ownValue'
import type { TreeProps } from '../tree'

/** Something is wrong with a tag or the data that it names. */
export class PartError extends Error {
  /**
   * @param message what to do about it
   * @param path front matter field that is to blame; the tag itself when left out
   */
  constructor(
    message: string,
    readonly path?: readonly PropertyKey[],
  ) {
    super(message)
  }
}

/**
 * @param tag name of a component
 * @param props its attributes
 * @param allowed those that it takes
 * @throws PartError when there is another one
 */
export function refuseOthers(tag: string, props: TreeProps, allowed: readonly string[]): void {
  const other = Object.keys(props).find((key) => !allowed.includes(key))
  if (other === undefined) return
  const known = allowed.length > 0 ? `It takes: ${allowed.join(', ')}.` : 'It takes none.'
  throw new PartError(`<${tag}> has no attribute "${other}". ${known}`)
}

/**
 * @param tag name of a component
 * @param field of the front matter
 * @param props the tag's attributes
 * @param all what stands in the field
 * @returns the piece that the tag names
 * @throws PartError when it names none
 */
export function namedData<T>(
  tag: string,
  field: 'menus' | 'odds' | 'diagrams' | 'timelines',
  props: TreeProps,
  all: Record<string, T>,
): [name: string, found: T] {
  refuseOthers(tag, props, ['name'])
  const name = typeof props.name === 'string' ? props.name : ''
  const found = ownValue(all, name)
  if (found !== undefined) return [name, found]
  const names = Object.keys(all)
  const close = nearest(name, names, 2)
  const hint = close.length > 0 ? ` Did you mean "${close.join('" or "')}"?` : ''
  const known = names.length > 0 ? `It has: ${names.join(', ')}.` : 'It has none.'
  throw new PartError(
    `<${tag} name="${name}" /> names nothing in the front matter's "${field}".${hint} ${known}`,
  )
}
