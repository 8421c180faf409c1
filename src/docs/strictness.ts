/** What happens with content that cannot be shown as it is written: see `strictness` of the config. */
export const STRICTNESS = ['strict', 'lenient'] as const

export type Strictness = (typeof STRICTNESS)[number]
