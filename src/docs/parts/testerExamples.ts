/** Expressions that the tester offers, from simple to rich. */
export const TESTER_EXAMPLES: readonly {
  source: string
  placeholders?: Record<string, number>
}[] = [
  { source: '100 * %level% ^ 1.5', placeholders: { '%level%': 10 } },
  { source: 'min(5 + 2 * %level%, 50)', placeholders: { '%level%': 30 } },
  { source: '-2^2' },
  { source: 'sqrt 9 + 1' },
  { source: '(%health% < 10) * 25', placeholders: { '%health%': 6 } },
  {
    source: 'if(%balance% >= 1000, %balance% / 100, 5)',
    placeholders: { '%balance%': 2500 },
  },
  { source: 'remap(%distance%, 0, 50, 1, 3)', placeholders: { '%distance%': 20 } },
  { source: 'round random(1, 6)' },
]
