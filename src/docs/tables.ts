/**
 * Tables that are data: config keys, commands, permissions, placeholders. They stand in the
 * front matter (`tables`) and are shown by `<DataTable name="..." />`.
 */
import { z } from 'zod'

/** Column sets that guides use again and again, with the words of their headings. */
export const TABLE_PRESETS = {
  keys: [
    { key: 'path', label: 'Key', code: true },
    { key: 'type', label: 'Type', code: false },
    { key: 'default', label: 'Default', code: true },
    { key: 'description', label: 'Meaning', code: false },
  ],
  commands: [
    { key: 'command', label: 'Command', code: true },
    { key: 'permission', label: 'Permission', code: true },
    { key: 'default', label: 'Who has it', code: false },
    { key: 'description', label: 'What it does', code: false },
  ],
  permissions: [
    { key: 'permission', label: 'Permission', code: true },
    { key: 'default', label: 'Who has it', code: false },
    { key: 'description', label: 'What it allows', code: false },
  ],
  placeholders: [
    { key: 'placeholder', label: 'Placeholder', code: true },
    { key: 'description', label: 'Returns', code: false },
    { key: 'example', label: 'Example', code: true },
  ],
} as const

const columnSchema = z.strictObject({
  /** Field of the rows. */
  key: z.string(),
  label: z.string(),
  /** Show the cell as code; otherwise it is a line of Markdown. */
  code: z.boolean().default(false),
})

const cell = z
  .union([z.string(), z.number(), z.boolean()])
  .nullable()
  .transform((value) => (value === null ? '' : String(value)))

export const dataTableSchema = z
  .strictObject({
    preset: z.enum(['keys', 'commands', 'permissions', 'placeholders']).optional(),
    columns: z.array(columnSchema).min(1).optional(),
    /** Read aloud and shown above the table. */
    caption: z.string().optional(),
    rows: z.array(z.record(z.string(), cell)).min(1),
  })
  .refine((table) => (table.preset === undefined) !== (table.columns === undefined), {
    message: 'a table needs either "preset" or "columns"',
  })

export type DataTable = z.infer<typeof dataTableSchema>
export type TableColumn = z.infer<typeof columnSchema>

/**
 * @param table checked table
 * @returns its columns, without those that no row fills (a key table without any default, say)
 */
export function tableColumns(table: DataTable): TableColumn[] {
  const columns: readonly TableColumn[] = table.columns ?? TABLE_PRESETS[table.preset ?? 'keys']
  return columns.filter(({ key }) => table.rows.some((row) => (row[key] ?? '') !== ''))
}
