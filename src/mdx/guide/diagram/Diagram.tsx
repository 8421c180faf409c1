import { useRef } from 'react'
import type { DiagramData } from '../../../docs/parts/types'
import { useLabels } from '../../../site/useLabels'
import { GUIDE_LABELS } from '../../../docs/labels/guide'
import { scrollProps } from '../../scrollProps'
import { useOverflow } from '../../useOverflow'
import * as styles from './Diagram.module.css'

/** A wide picture may shrink to this part of its size before it scrolls. */
const SMALLEST = 0.8

/** A triangle of pixels that points to the right, its tip at 0. */
const HEAD = 'M-8-6h2v1.5h2v1.5h2v1.5h2v3h-2v1.5h-2v1.5h-2v1.5h-2z'

const LABEL_LINE = 19
const NOTE_LINE = 17
const LINK_LINE = 15

/** Boxes and arrows; the text below says the same. */
export function Diagram({ title, width, height, boxes, arrows, text }: DiagramData) {
  const label = useLabels(GUIDE_LABELS)
  const scroller = useRef<HTMLDivElement>(null)
  const overflows = useOverflow(scroller)
  return (
    <figure>
      <figcaption className={styles.caption}>{title}</figcaption>
      <div ref={scroller} className={styles.scroller} {...scrollProps(overflows, title)}>
        <svg
          role="img"
          aria-label={title}
          viewBox={`0 0 ${width} ${height}`}
          width={width}
          height={height}
          className={styles.picture}
          style={{ minInlineSize: Math.round(width * SMALLEST), maxInlineSize: width }}
        >
          {boxes.map(({ id, x, y, width: wide, height: high, label: lines, note }) => {
            const middle = x + wide / 2
            const textHeight = lines.length * LABEL_LINE + note.length * NOTE_LINE
            const top = y + (high - textHeight) / 2 + 2
            return (
              <g key={id} textAnchor="middle">
                <rect className={styles.shadow} x={x + 4} y={y + 4} width={wide} height={high} />
                <rect className={styles.box} x={x} y={y} width={wide} height={high} />
                <rect className={styles.bar} x={x} y={y} width={wide} height={4} />
                {lines.map((line, index) => (
                  <text
                    key={index}
                    className={styles.label}
                    x={middle}
                    y={top + index * LABEL_LINE + 14}
                  >
                    {line}
                  </text>
                ))}
                {note.map((line, index) => (
                  <text
                    key={index}
                    className={styles.note}
                    x={middle}
                    y={top + lines.length * LABEL_LINE + index * NOTE_LINE + 12}
                  >
                    {line}
                  </text>
                ))}
              </g>
            )
          })}
          {arrows.map(({ path, tip: [x, y, degrees] }, index) => (
            <g key={index}>
              <path className={styles.line} d={path} />
              <path
                className={styles.head}
                d={HEAD}
                transform={`translate(${x} ${y}) rotate(${degrees})`}
              />
            </g>
          ))}
          {arrows.flatMap(({ label: link }, arrow) =>
            (link?.lines ?? []).map((line, index) => (
              <text
                key={`${arrow} ${index}`}
                className={styles.link}
                x={link?.x}
                y={(link?.y ?? 0) + index * LINK_LINE}
                textAnchor={link?.anchor}
              >
                {line}
              </text>
            )),
          )}
        </svg>
      </div>
      <details className={styles.text}>
        <summary>{label('diagramText')}</summary>
        <ul>
          {text.map((box, index) => (
            <li key={index}>
              <strong>{box.label}</strong>
              {box.note !== undefined && `: ${box.note}`}
              {box.links.length > 0 && (
                <ul>
                  {box.links.map((link, to) => (
                    <li key={to}>
                      {link.label !== undefined && `${link.label} `}→ {link.to}
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </details>
    </figure>
  )
}
