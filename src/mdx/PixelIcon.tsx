/**
 * A decorative icon in the colour of the text.
 *
 * @param props.path outline on a grid of 16; inner shapes are holes
 */
export function PixelIcon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" fill="currentColor" aria-hidden="true">
      <path d={path} fillRule="evenodd" />
    </svg>
  )
}
