import { usePageInfo } from '../../site/contexts/page'
import { useLabels } from '../../site/useLabels'
import * as styles from './CopyButton.module.css'

interface Props {
  text: () => string
  /** Path of the config, if the page names it. */
  file?: string
}

/** Takes an example to the config checker, where the docs have one. */
export function CheckButton({ text, file }: Props) {
  const label = useLabels()
  const { checker } = usePageInfo().doc ?? {}
  if (checker === undefined) return null
  const open = () =>
    // Without the network the checker's page would not come either.
    import('./openInChecker')
      .then(({ openInChecker }) => openInChecker(checker, text(), file))
      .catch(console.warn)
  return (
    <button type="button" className={styles.check} onClick={() => void open()}>
      {label('checkConfig')}
    </button>
  )
}
