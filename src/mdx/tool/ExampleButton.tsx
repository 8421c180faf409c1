import * as styles from './ExampleButton.module.css'

interface Props {
  name: string
  onClick: () => void
}

/** Shows what a tool can do: a click puts the example into it. */
export function ExampleButton({ name, onClick }: Props) {
  return (
    <button type="button" className={styles.example} onClick={onClick}>
      {name}
    </button>
  )
}
