import { clsx } from 'clsx'
import { useRef } from 'react'
import type { DiagramData } from '../../../docs/parts/types'
import { scrollProps } from '../../scrollProps'
import { useOverflow } from '../../useOverflow'
import * as styles from './Diagram.module.css'

/** A wide picture may shrink to this part of its size before it scrolls. */
const SMALLEST = 0.8

/** A triangle of pixels that points to the right, its tip at 0. */
const HEAD = 'M-8-6h2v1.5h2v1.5h2v1.5h2v3h-2v1.5h-2v1.5h-2v1.5h-2z'

const PADDING = 12
const LABEL_LINE = 19
const NOTE_LINE = 17
const LINK_LINE = 15

/** Pictures of one column fit on every phone. */
const SMALL = 260

/** Boxes and arrows; where there is no room for them the same boxes stand below each other. */
export function Diagram({ title, width, height, boxes, arrows, text }: DiagramData) {
  const scroller = useRef<HTMLDivElement>(null)
  const overflows = useOverflow(scroller)
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{title}</figcaption>
      <div
        ref={scroller}
        className={clsx(styles.scroller, width < SMALL && styles.small)}
        {...scrollProps(overflows, title)}
      >
        <svg
          role="img"
          aria-label={title}
          viewBox={`0 0 ${width} ${height}`}
          width={width}
          height={height}
          className={styles.picture}
          style={{ minInlineSize: Math.round(width * SMALLEST), maxInlineSize: width }}
        >
          {boxes.map(({ id, x, y, width: wide, height: high, label: lines, note, ...looks }) => {
            const left = x + PADDING
            const top = y + PADDING
            return (
              <g key={id} data-kind={looks.kind}>
                <rect className={styles.box} x={x} y={y} width={wide} height={high} />
                <rect className={styles.bar} x={x} y={y} width={wide} height={4} />
                {lines.map((line, index) => (
                  <text
                    key={index}
                    className={styles.label}
                    data-code={looks.isCode}
                    x={left}
                    y={top + index * LABEL_LINE + 14}
                  >
                    {line}
                  </text>
                ))}
                {note.map((line, index) => (
                  <text
                    key={index}
                    className={styles.note}
                    x={left}
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
      <ol className={styles.steps} aria-label={title}>
        {text.map(({ label: name, note, links, kind, isCode }, index) => {
          const Name = isCode ? 'code' : 'strong'
          return (
            <li
              key={index}
              className={styles.step}
              data-kind={kind}
              data-next={links.some(({ to }) => to === text[index + 1]?.label) || undefined}
            >
              <Name className={styles.name}>{name}</Name>
              {note !== undefined && <span className={styles.about}>{note}</span>}
              {links.map((link, to) => (
                <span key={to} className={styles.way}>
                  {link.label !== undefined && `${link.label} `}→ {link.to}
                </span>
              ))}
            </li>
          )
        })}
      </ol>
    </figure>
  )
}
