/** What is known of run time in sentences, for places without a layout of their own. */
import type { InGameFacts } from './facts'

const code = (text: string) => `\`${text}\``

/**
 * @param facts of an entry
 * @returns a sentence for each; Markdown code spans for names of data
 */
export function inGameSentences({
  firesFor = [],
  setsOff,
  always = [],
  sometimes = [],
  looksFor = [],
  otherwise,
  without = [],
  unknown,
}: InGameFacts): string[] {
  const answers = { passes: 'passes', blocks: 'blocks', one: 'the number 1' }
  const answer = otherwise ? ` Without it: ${answers[otherwise]}.` : ''
  return [
    ...(firesFor.length > 0 ? [`Fires for ${firesFor.join(' or ')}.`] : []),
    ...(setsOff
      ? [`Effects never hear it${setsOff === 'counters' ? ': only counters and quests do' : ''}.`]
      : []),
    ...(always.length > 0 ? [`Always hands over ${always.map(code).join(', ')}.`] : []),
    ...sometimes.map(({ data, when }) => `${code(data)} only when ${when}.`),
    ...(looksFor.length > 0 ? [`In the game it looks for: ${looksFor.join('; ')}.${answer}`] : []),
    ...without.map(({ data, then }) => `Without ${code(data)}: ${then}`),
    ...(unknown ? ['Its source is closed: what it does in the game could not be read.'] : []),
  ]
}
