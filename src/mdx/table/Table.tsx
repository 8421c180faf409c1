import { clsx } from 'clsx'
import { useRef, useState } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import type { TableLayout } from '../../docs/pageTable'
import { ModuleStatus } from '../../site/lazy/ModuleStatus'
import { useModule } from '../../site/lazy/useModule'
import { useLabels } from '../../site/useLabels'
import { scrollProps } from '../scrollProps'
import { useOverflow } from '../useOverflow'
import * as styles from './Table.module.css'

interface Props {
  /** Keep the header in view while the table scrolls by. */
  sticky?: boolean
  /** What else than a table the rows look like; cells carry their heading in `data-label`. */
  layout?: TableLayout
  /** So many rows that readers want to search, filter and sort them. */
  long?: boolean
  /** How many rows a table has that is worth leaving out of layout and paint while it is out of view. */
  rows?: number
  children?: ReactNode
}

const loadTools = () => import('./TableTools')

/** A table that scrolls inside when it is too wide. */
export function Table({ layout, sticky, long = false, rows, children }: Props) {
  const label = useLabels()
  const scroller = useRef<HTMLDivElement>(null)
  const overflows = useOverflow(scroller)
  // It is measured in the browser alone, once the table shows.
  const { value: tools, ...status } = useModule(loadTools, long && overflows !== undefined)
  const [shown, setShown] = useState<ReactNode>(null)
  return (
    <>
      {long && (
        <div className={styles.tools} data-near="" data-print-hidden="">
          {tools ? (
            <tools.TableTools show={setShown}>{children}</tools.TableTools>
          ) : (
            <ModuleStatus {...status} />
          )}
        </div>
      )}
      <div
        ref={scroller}
        className={clsx(styles.scroller, rows !== undefined && styles.tall)}
        style={rows === undefined ? undefined : ({ '--rows': rows } as CSSProperties)}
        // A box that scrolls sideways would hold the sticky header back: let go where it fits.
        data-fits={overflows === false}
        {...scrollProps(overflows, label('table'))}
      >
        <table
          className={styles.table}
          data-layout={layout}
          data-sticky={sticky}
          data-grouped={shown === null}
        >
          {shown ?? children}
        </table>
      </div>
    </>
  )
}
