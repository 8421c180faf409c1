/** The table of synonyms, `_data/synonyms.yml` of a doc set. */
import { z } from 'zod'
import { LONGEST_PHRASE } from '../text/synonyms'
import { stemOf } from '../text/stems'
import { contentWords, foldWord, queryWords } from '../text/words'

/** More than these is a topic rather than a meaning. */
const MOST_PHRASES = 12

const phraseSchema = z.string().superRefine((phrase, context) => {
  const words = queryWords(phrase)
  const problem =
    words.length === 0
      ? 'has no word'
      : phrase !== foldWord(phrase).trim()
        ? 'must be in lower case, without accents and blanks around it'
        : words.length > LONGEST_PHRASE
          ? `has ${words.length} words; allowed are ${LONGEST_PHRASE}`
          : undefined
  if (problem) context.addIssue({ code: 'custom', message: problem })
})

const groupSchema = z
  .array(phraseSchema)
  .min(2)
  .max(MOST_PHRASES)
  .superRefine((group, context) => {
    const known = new Map<string, string>()
    group.forEach((phrase, index) => {
      const key = contentWords(phrase).map(stemOf).join(' ')
      const before = known.get(key)
      known.set(key, phrase)
      if (before === undefined) return
      context.addIssue({
        code: 'custom',
        path: [index],
        message: `means to the search what "${before}" does: one of them is enough`,
      })
    })
  })

/** Groups of words and phrases that mean the same. */
export const synonymTableSchema = z.array(groupSchema)
