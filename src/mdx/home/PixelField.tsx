import * as styles from './PixelField.module.css'

/** Cells of a grid of 12 by 8, thinning out from the far corner: [column, row] pairs. */
const LAYERS = [
  '11,0 10,0 11,1 11,2 9,1 10,2 11,4',
  '9,0 10,1 8,0 11,3 9,2 10,3 10,4 11,5 7,1',
  '7,0 8,1 8,2 9,3 9,4 10,5 11,6 6,0 5,1 8,4 11,7',
]

/** The pixel motif behind the hero's far end. */
export function PixelField() {
  return (
    <svg className={styles.field} viewBox="0 0 96 64" aria-hidden="true">
      {LAYERS.map((cells) => (
        <path key={cells} d={cells.replace(/(\d+),(\d+) ?/g, squareAt)} />
      ))}
    </svg>
  )
}

/** A square of 7 on a grid of 8: the gap draws the grid. */
function squareAt(_cell: string, column: string, row: string): string {
  return `M${Number(column) * 8} ${Number(row) * 8}h7v7h-7z`
}
