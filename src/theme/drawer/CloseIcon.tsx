/** A cross of pixels, 18 by 18. */
export function CloseIcon() {
  return (
    <svg viewBox="0 0 9 9" width="18" height="18" fill="currentColor" aria-hidden="true">
      <path d="M0 0h2v1h1v1h1v1h1V2h1V1h1V0h2v2H8v1H7v1H6v1h1v1h1v1h1v2H7V8H6V7H5V6H4v1H3v1H2v1H0V7h1V6h1V5h1V4H2V3H1V2H0z" />
    </svg>
  )
}
