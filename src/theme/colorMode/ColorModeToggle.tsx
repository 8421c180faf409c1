import { useLabels } from '../../site/useLabels'
import * as styles from './ColorModeToggle.module.css'
import { MoonIcon } from './MoonIcon'
import { SunIcon } from './SunIcon'
import { useColorMode } from './useColorMode'

/**
 * Switches between light and dark. Both faces are in the HTML and the styles show the right one:
 * the server cannot know the reader's mode, and the wrong icon must not flash.
 */
export function ColorModeToggle() {
  const label = useLabels()
  const [mode, setMode] = useColorMode()
  return (
    <button
      type="button"
      className={styles.toggle}
      onClick={() => setMode(mode === 'dark' ? 'light' : 'dark')}
    >
      <span className={styles.inLight}>
        <SunIcon />
        <span className="visually-hidden">{label('switchToDark')}</span>
      </span>
      <span className={styles.inDark}>
        <MoonIcon />
        <span className="visually-hidden">{label('switchToLight')}</span>
      </span>
    </button>
  )
}
