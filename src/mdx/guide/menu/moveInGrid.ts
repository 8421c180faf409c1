import type { KeyboardEvent } from 'react'

/** Rows and columns that each arrow key moves by. */
const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Arrow keys in a table whose cells can have the focus: on to the next such cell that way. */
export function moveInGrid(event: KeyboardEvent<HTMLTableElement>): void {
  const step = STEPS[event.key]
  const cell = event.target
  if (step === undefined || !(cell instanceof HTMLTableCellElement)) return
  event.preventDefault()
  const { rows } = event.currentTarget
  let row = (cell.parentElement as HTMLTableRowElement).rowIndex
  let column = cell.cellIndex
  for (;;) {
    row += step[0]
    column += step[1]
    const next = rows[row]?.cells[column]
    if (next === undefined) return
    if (next.hasAttribute('tabindex')) {
      next.focus()
      return
    }
  }
}
