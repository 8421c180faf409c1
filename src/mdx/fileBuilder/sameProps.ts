import type { FilePath } from '../../effects/fileBuilder/editFile'

/**
 * Says when a part of the form need not be rendered again: each letter that is typed makes another
 * reading of the file, in which most of it has only moved.
 *
 * @param part the property that holds what stands in the file
 * @param isMoved whether it is written the same way, only further up or down
 * @returns compares properties for `memo`: places by their keys, all others by identity
 */
export function sameProps<Part extends string, Value>(
  part: Part,
  isMoved: (before: Value, after: Value) => boolean,
) {
  return <Props extends { path: FilePath } & Record<Part, Value>>(
    before: Props,
    after: Props,
  ): boolean => {
    const names = Object.keys(after) as (keyof Props)[]
    return (
      names.length === Object.keys(before).length &&
      before.path.join('\n') === after.path.join('\n') &&
      isMoved(before[part], after[part]) &&
      names.every((name) => name === part || name === 'path' || before[name] === after[name])
    )
  }
}
