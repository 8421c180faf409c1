/** A moon of pixels, 24 by 24. */
export function MoonIcon() {
  return (
    <svg viewBox="0 0 12 12" width="24" height="24" fill="currentColor" aria-hidden="true">
      <path d="M4 1h3v1H6v1H5v3h1v1h1v1h3V7h1v2h-1v1H9v1H4v-1H3V9H2V3h1V2h1z" />
    </svg>
  )
}
