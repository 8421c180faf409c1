import type { ComponentType } from 'react'
import { Link } from '../../site/Link'
import { PartStatus } from '../../site/lazy/PartStatus'
import { useModule } from '../../site/lazy/useModule'
import { useLabels } from '../../site/useLabels'
import { TOOL_LABELS } from '../../docs/labels/tool'
import * as styles from './ToolShell.module.css'

/** Where the same checks are without a browser. */
const COMMAND_LINE = '/effects/check-configs'

interface ShellProps<Props> {
  /** Loads the tool; the same function in each render. */
  load: () => Promise<ComponentType<Props>>
  /** What the tool gets. */
  props: Props
}

/** The place of a tool whose code is loaded when the page is there. */
export function ToolShell<Props extends object>({ load, props }: ShellProps<Props>) {
  const label = useLabels(TOOL_LABELS)
  const { value: Tool, ...loading } = useModule(load, true)
  return (
    <div className={styles.shell}>
      {Tool ? (
        <Tool {...props} />
      ) : (
        <>
          <p className={styles.needsScript}>
            {label('toolNeedsScript')} <Link href={COMMAND_LINE}>{label('toolCommandLine')}</Link>.
          </p>
          <PartStatus {...loading} />
        </>
      )}
    </div>
  )
}
