/**
 * What happens when, in ticks of the server. It stands in the front matter (`timelines`) and is
 * drawn by `<Timeline name="..." />`.
 */
import { z } from 'zod'
import { ENTRY_KINDS } from '../../effects/entry/entryKinds'

const tick = z.number().int().min(0)

const rowSchema = z.strictObject({
  /** A tick, or the first and the last one of a stretch. */
  at: z.union([tick, z.tuple([tick, tick])]),
  /** What happens, in a few words. */
  label: z.string().min(1),
  /** What more there is to say; names between back ticks. */
  note: z.string().optional(),
  /** Nothing happens but waiting: drawn hatched. */
  waits: z.boolean().optional(),
  /** Kind of an entry, whose hue the bar takes. */
  kind: z.enum(ENTRY_KINDS).optional(),
})

export const timelineSchema = z
  .strictObject({
    /** Caption. */
    title: z.string().min(1),
    /** Ticks from one line of the scale to the next. */
    step: z.number().int().min(1),
    rows: z.array(rowSchema).min(1),
  })
  .superRefine(({ rows }, context) => {
    rows.forEach(({ at }, index) => {
      if (Array.isArray(at) && at[1] <= at[0]) {
        const message = 'a stretch ends after it begins'
        context.addIssue({ code: 'custom', path: ['rows', index, 'at'], message })
      }
    })
  })

export type TimelineFields = z.infer<typeof timelineSchema>
