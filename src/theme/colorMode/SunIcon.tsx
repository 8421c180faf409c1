/** A sun of pixels, 24 by 24. */
export function SunIcon() {
  return (
    <svg viewBox="0 0 12 12" width="24" height="24" fill="currentColor" aria-hidden="true">
      <path d="M4 3h4v1h1v4H8v1H4V8H3V4h1zM5 0h2v2H5zM5 10h2v2H5zM0 5h2v2H0zM10 5h2v2h-2zM1 1h1.5v1.5H1zM9.5 1H11v1.5H9.5zM1 9.5h1.5V11H1zM9.5 9.5H11V11H9.5z" />
    </svg>
  )
}
