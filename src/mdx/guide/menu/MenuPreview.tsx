import { useState } from 'react'
import type { MenuData } from '../../../docs/parts/types'
import { fillLabel } from '../../../text/fillLabel'
import { useLabels } from '../../../site/useLabels'
import { GUIDE_LABELS } from '../../../docs/labels/guide'
import { moveInGrid } from './moveInGrid'
import * as styles from './MenuPreview.module.css'

/**
 * A chest menu, drawn from its mask, with its legend. One slot is a tab stop; the arrow keys lead
 * to the others.
 */
export function MenuPreview({ title, rows, items }: MenuData) {
  const label = useLabels(GUIDE_LABELS)
  const bySlot = new Map(items.map((item) => [item.slot, item]))
  const stop = rows.join('').search(/[^0]/)
  const [active, setActive] = useState<string>()
  const lights = (slot: string) => ({
    'data-active': slot === active || undefined,
    onPointerEnter: () => setActive(slot),
    onPointerLeave: () => setActive(undefined),
  })
  return (
    <figure className={styles.menu} data-pointed="">
      <div className={styles.window}>
        <figcaption className={styles.title}>{title}</figcaption>
        <table
          role="grid"
          className={styles.grid}
          aria-label={fillLabel(label('menuGrid'), { title, count: rows.length })}
          onKeyDown={moveInGrid}
        >
          <tbody role="presentation">
            {rows.map((row, y) => (
              <tr key={y} role="row" aria-rowindex={y + 1}>
                {[...row].map((slot, x) => {
                  const item = bySlot.get(slot)
                  return item ? (
                    <td
                      key={x}
                      role="gridcell"
                      aria-colindex={x + 1}
                      className={styles.slot}
                      data-tone={item.tone}
                      data-flat={item.path === undefined || undefined}
                      {...lights(slot)}
                      onFocus={() => setActive(slot)}
                      onBlur={() => setActive(undefined)}
                      tabIndex={y * 9 + x === stop ? 0 : -1}
                    >
                      {item.path !== undefined && (
                        <>
                          <Picture path={item.path} />
                          <span className={styles.mark} aria-hidden="true">
                            {slot}
                          </span>
                        </>
                      )}
                      <span className={styles.tip}>
                        {item.name} <code>{item.item}</code>
                      </span>
                    </td>
                  ) : (
                    <td key={x} role="gridcell" aria-colindex={x + 1} className={styles.slot}>
                      <span className="visually-hidden">{label('menuEmpty')}</span>
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {items.length > 0 && (
        <ul className={styles.legend} aria-label={fillLabel(label('menuLegend'), { title })}>
          {items.map(({ slot, name, item, note, path, tone }) => (
            <li key={slot} className={styles.item} {...lights(slot)}>
              <code className={styles.key}>{slot}</code>
              <span
                className={styles.swatch}
                data-tone={tone}
                data-flat={path === undefined || undefined}
              >
                {path !== undefined && <Picture path={path} />}
              </span>
              <span className={styles.text}>
                <strong>{name}</strong> <code>{item}</code>
                {note !== undefined && <span className={styles.note}>{note}</span>}
              </span>
            </li>
          ))}
        </ul>
      )}
    </figure>
  )
}

function Picture({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 8 8" className={styles.picture} fill="currentColor" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
