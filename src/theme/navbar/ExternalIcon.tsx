/** Marks links that leave the site; 13.5 by 13.5 pixels. */
export function ExternalIcon() {
  return (
    <svg viewBox="0 0 12 12" width="13.5" height="13.5" fill="currentColor" aria-hidden="true">
      <path d="M1 2h4v1.25H2.25v6.5h6.5V7H10v4H1zM6.5 1H11v4.5H9.75V3.1L5.6 7.3l-.9-.9 4.2-4.15H6.5z" />
    </svg>
  )
}
