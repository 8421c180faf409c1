/** `_category_.json` (or `.yml`): what a folder is called in the sidebar and where it stands. */
import { z } from 'zod'
import { readYaml } from '../text/readYaml'
import { describeIssue, withoutIssues } from './issues'
import { routeProblem } from './routeProblem'
import { cleanRoute } from './routes'
import type { Problem } from './issues'

export const categorySchema = z.strictObject({
  label: z.string().optional(),
  position: z.number().optional(),
  /** Starts closed; default true. */
  collapsed: z.boolean().optional(),
  collapsible: z.boolean().default(true),
  /** Group of the sidebar; its name stands above the first item of a group. */
  group: z.string().optional(),
  /** Site path of an SVG. */
  icon: z.string().optional(),
  description: z.string().optional(),
  /** Accepted for compatibility with Docusaurus. */
  className: z.string().optional(),
  customProps: z.record(z.string(), z.unknown()).optional(),
  key: z.string().optional(),
  link: z
    .discriminatedUnion('type', [
      z.strictObject({ type: z.literal('doc'), id: z.string() }),
      z.strictObject({
        type: z.literal('generated-index'),
        slug: z
          .string()
          .superRefine((slug, context) => {
            const reason = routeProblem(cleanRoute(`/${slug}`))
            if (reason !== undefined) context.addIssue({ code: 'custom', message: `it ${reason}` })
          })
          .optional(),
        title: z.string().optional(),
        description: z.string().optional(),
        keywords: z.array(z.string()).optional(),
        image: z.string().optional(),
      }),
    ])
    .nullable()
    .optional(),
})

export type CategoryConfig = z.infer<typeof categorySchema>

const categoryFields = z.record(z.string(), z.unknown())

export const CATEGORY_FILE = /^_category_\.(json|ya?ml)$/

/**
 * @param raw text of a category file
 * @param file path to name in messages
 * @returns the checked config (without what is wrong) and what is wrong
 */
export function readCategory(
  raw: string,
  file: string,
): { value: CategoryConfig; problems: Problem[] } {
  const fallback = categorySchema.parse({})
  let data: unknown
  try {
    data = readYaml(raw)
  } catch (error) {
    const message = `Cannot be read: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`
    return {
      value: fallback,
      problems: [{ file, line: 1, message, shown: 'the folder by its name' }],
    }
  }
  const result = categorySchema.safeParse(data)
  if (result.success) return { value: result.data, problems: [] }
  const fields = categoryFields.safeParse(data).data
  return {
    value: fields ? categorySchema.parse(withoutIssues(fields, result.error)) : fallback,
    problems: result.error.issues.map((issue) => ({
      file,
      line: 1,
      message: describeIssue(issue, data, Object.keys(categorySchema.shape)),
      shown: 'the folder without that field',
    })),
  }
}
