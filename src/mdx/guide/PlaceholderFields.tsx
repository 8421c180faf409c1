import { Field } from './Field'

interface Props {
  names: readonly string[]
  valueOf: (name: string) => string
  change: (name: string, value: string) => void
}

/** A number field for each placeholder of an expression. */
export function PlaceholderFields({ names, valueOf, change }: Props) {
  return names.map((name) => (
    <Field
      key={name}
      inline
      type="number"
      step="any"
      name={`${name} =`}
      value={valueOf(name)}
      onChange={(value) => change(name, value)}
    />
  ))
}
