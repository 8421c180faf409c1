import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { TABLE_LABELS } from '../../docs/labels/table'
import { fillLabel } from '../../text/fillLabel'
import { useLabels } from '../../site/useLabels'
import { arrangeRows, choicesOf, readTable, writeTable } from './arrangeRows'
import type { TableView } from './arrangeRows'
import * as styles from './TableTools.module.css'

const EVERYTHING: TableView = { query: '' }

const isEverything = ({ query, only, sort }: TableView) => query.trim() === '' && !only && !sort

interface Props {
  /** What stands in the table. */
  children: ReactNode
  /** Called with what should stand there instead; null: all of it. */
  show: (children: ReactNode) => void
}

/** Search, filter and order above a long table. */
export function TableTools({ children, show }: Props) {
  const label = useLabels(TABLE_LABELS)
  const table = useMemo(() => readTable(children), [children])
  const choices = useMemo(() => (table ? choicesOf(table) : []), [table])
  const [view, setView] = useState(EVERYTHING)
  const shown = useDeferredValue(view)
  const rows = useMemo(() => (table ? arrangeRows(table, shown) : []), [table, shown])

  useEffect(() => {
    show(table === null || isEverything(shown) ? null : writeTable(table, rows))
  }, [show, table, shown, rows])

  useEffect(() => {
    // A link to a row must find it.
    const reset = () => setView(EVERYTHING)
    window.addEventListener('hashchange', reset)
    return () => window.removeEventListener('hashchange', reset)
  }, [])

  if (table === null) return null
  const { only, sort } = view
  return (
    <>
      <input
        type="search"
        className={styles.field}
        aria-label={label('tableSearch')}
        placeholder={label('tableSearch')}
        value={view.query}
        onChange={(event) => setView({ ...view, query: event.target.value })}
      />
      {choices.length > 0 && (
        <label className={styles.choice}>
          {label('tableOnly')}
          <select
            value={only ? JSON.stringify(only) : ''}
            onChange={({ target: { value } }) =>
              setView({
                ...view,
                only: value === '' ? undefined : (JSON.parse(value) as TableView['only']),
              })
            }
          >
            <option value="">{label('tableAll')}</option>
            {choices.map(({ column, values }) => (
              <optgroup key={column} label={table.columns[column]}>
                {values.map((value) => (
                  <option key={value} value={JSON.stringify({ column, value })}>
                    {value}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </label>
      )}
      <label className={styles.choice}>
        {label('tableSort')}
        <select
          value={sort?.column ?? ''}
          onChange={({ target: { value } }) =>
            setView({
              ...view,
              sort: value === '' ? undefined : { column: Number(value), isDown: false },
            })
          }
        >
          <option value="">{label('tableAsWritten')}</option>
          {table.columns.map((column, place) => (
            <option key={column} value={place}>
              {column}
            </option>
          ))}
        </select>
      </label>
      {sort && (
        <label className={styles.choice}>
          <input
            type="checkbox"
            checked={sort.isDown}
            onChange={(event) =>
              setView({ ...view, sort: { ...sort, isDown: event.target.checked } })
            }
          />
          {label('tableDescending')}
        </label>
      )}
      <span role="status" className={styles.count}>
        {fillLabel(label('tableCount'), { count: rows.length, total: table.rows.length })}
      </span>
      {rows.length === 0 && (
        <p className={styles.none}>
          {label('tableNone')}{' '}
          <button type="button" className={styles.reset} onClick={() => setView(EVERYTHING)}>
            {label('tableReset')}
          </button>
        </p>
      )}
    </>
  )
}
