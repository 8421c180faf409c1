import type { ComponentType } from 'react'
import { Link } from '../../site/Link'
import { ModuleStatus } from '../../site/lazy/ModuleStatus'
import { useModule } from '../../site/lazy/useModule'
import { useLabels } from '../../site/useLabels'
import { TOOL_LABELS } from '../../docs/labels/tool'
import * as styles from './ToolShell.module.css'

interface ShellProps<Props> {
  /** Loads the tool; the same function in each render. */
  load: () => Promise<ComponentType<Props>>
  /** What the tool gets. */
  props: Props
  /** Route of the page that does the same without a browser, if there is one. */
  commandLine?: string
}

/**
 * The place of a tool whose code is loaded when the page is there. That it loads stands in the HTML:
 * on slow lines the scripts that could say so come late themselves.
 */
export function ToolShell<Props extends object>({ load, props, commandLine }: ShellProps<Props>) {
  const label = useLabels(TOOL_LABELS)
  const { value: Tool, ...loading } = useModule(load, true)
  return (
    <div className={styles.shell}>
      {Tool ? (
        <Tool {...props} />
      ) : (
        <>
          <p className={styles.needsScript}>
            {label('toolNeedsScript')}
            {commandLine !== undefined && (
              <>
                {' '}
                {label('toolWithoutScript')}{' '}
                <Link href={commandLine}>{label('toolCommandLine')}</Link>.
              </>
            )}
          </p>
          <div className={styles.waiting}>
            <ModuleStatus {...loading} isSlow />
          </div>
        </>
      )}
    </div>
  )
}
