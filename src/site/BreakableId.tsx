import { Fragment } from 'react'

/** An id that may go on in the next line after its underscores, and nowhere else. */
export function BreakableId({ id }: { id: string }) {
  return id.match(/[^_]*_+|[^_]+/g)?.map((part, place) => (
    <Fragment key={place}>
      {part}
      <wbr />
    </Fragment>
  ))
}
