/**
 * Tables of odds that pages compute: weights in, chances out. They stand in the front matter
 * (`odds`) and are shown by `<OddsTable name="..." />`.
 */
import { z } from 'zod'

const rowSchema = z.strictObject({
  /** Id or name of what is drawn. */
  reward: z.string().min(1),
  /** Number, or an expression as the config writes it. */
  weight: z.union([z.number(), z.string()]).transform(String),
})

export const oddsSchema = z.strictObject({
  rows: z.array(rowSchema).min(1),
  /** Example value of each placeholder that the weights use, such as `"%luck%": 2`. */
  placeholders: z.record(z.string(), z.number()).default({}),
})
