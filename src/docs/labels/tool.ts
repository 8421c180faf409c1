/** Words of the frame around the checker and the builder, which come with the page. */
export const TOOL_LABELS = {
  toolNeedsScript: 'This page needs JavaScript.',
  toolWithoutScript: 'Without it, check your configs on',
  toolCommandLine: 'the command line',
} as const
