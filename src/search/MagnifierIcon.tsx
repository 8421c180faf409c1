/** The sign of the search, on a grid of 16. */
export function MagnifierIcon({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 16 16" aria-hidden="true">
      <path d="M4 1h5v1h2v2h1v5h-1v1h1v1h1v1h1v1h1v2h-2v-1h-1v-1h-1v-1h-1v-1H9v1H4v-1H2V9H1V4h1V2h2zm0 2v1H3v5h1v1h5V9h1V4H9V3z" />
    </svg>
  )
}
