import type { LabelKey } from '../../docs/labels/common'

export type AdmonitionKind = 'note' | 'tip' | 'info' | 'warning' | 'danger'

/** The word for each kind, and its icon: pixels on a grid of 16. */
export const ADMONITION_KINDS: Record<AdmonitionKind, { label: LabelKey; path: string }> = {
  note: {
    label: 'admonitionNote',
    path: 'M3 1h8v1h1v1h1v12H3zM5 5h6v1H5zm0 3h6v1H5zm0 3h4v1H5z',
  },
  tip: {
    label: 'admonitionTip',
    path: 'M5 1h6v1h1v1h1v5h-1v1h-1v2H5V9H4V8H3V3h1V2h1zm1 11h4v2H9v1H7v-1H6zM6 3h2v1H6v2H5V4h1z',
  },
  info: {
    label: 'admonitionInfo',
    path: 'M5 1h6v1h2v1h1v2h1v6h-1v2h-1v1h-2v1H5v-1H3v-1H2v-2H1V5h1V3h1V2h2zm2 3v2h2V4zm0 3v5h2V7z',
  },
  warning: {
    label: 'admonitionWarning',
    path: 'M7 1h2v2h1v2h1v2h1v2h1v2h1v2h1v2H1v-2h1v-2h1V9h1V7h1V5h1V3h1zm0 5v4h2V6zm0 5v2h2v-2z',
  },
  danger: {
    label: 'admonitionDanger',
    path: 'M5 1h6v1h1v1h1v1h1v1h1v6h-1v1h-1v1h-1v1h-1v1H5v-1H4v-1H3v-1H2v-1H1V5h1V4h1V3h1V2h1zm2 3v5h2V4zm0 6v2h2v-2z',
  },
}
