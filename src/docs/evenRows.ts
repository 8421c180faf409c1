/**
 * Rows that differ by one at most, so that none is left half empty. The shorter ones come first: their
 * cards are wider, as what matters most stands there.
 *
 * @param count how many there are
 * @param most how many fit beside each other
 * @returns for each how many stand in its row
 */
export function evenRows(count: number, most: number): number[] {
  const rows = Math.ceil(count / most)
  return Array.from({ length: rows }, (_, row) => Math.floor((count + row) / rows)).flatMap(
    (inRow) => Array.from({ length: inRow }, () => inRow),
  )
}
