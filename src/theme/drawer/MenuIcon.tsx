/** Three bars, 30 by 30 pixels. */
export function MenuIcon() {
  return (
    <svg viewBox="0 0 30 30" width="30" height="30" fill="currentColor" aria-hidden="true">
      <path d="M4 7h22v3H4zM4 14h22v3H4zM4 21h22v3H4z" />
    </svg>
  )
}
