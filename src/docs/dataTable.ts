/**
 * Tables that are data: config keys, commands, permissions, placeholders. They stand in the
 * front matter (`tables`) and are shown by `<DataTable name="..." />`.
 */
import { z } from 'zod'
import { FILE_PATTERN } from '../effects/files/fileKeys'
import { isKeyAbsence, KEY_ABSENCES } from '../effects/files/keyAbsence'
import { readLimits } from '../effects/files/keyLimits'
import { isRefers } from '../effects/files/refers'
import { ownValue } from '../text/ownValue'
import { pageWords } from './labels/page'
import type { PageLabel } from './labels/page'

/** A column whose heading is a word of the interface. */
interface PresetColumn {
  key: string
  word: PageLabel
  code: boolean
}

/** Column sets that guides use again and again, with the words of their headings. */
export const TABLE_PRESETS = {
  keys: [
    { key: 'path', word: 'columnKey', code: true },
    { key: 'type', word: 'columnType', code: false },
    { key: 'required', word: 'columnNeeded', code: false },
    { key: 'default', word: 'columnDefault', code: true },
    { key: 'description', word: 'columnMeaning', code: false },
  ],
  commands: [
    { key: 'command', word: 'columnCommand', code: true },
    { key: 'permission', word: 'columnPermission', code: true },
    { key: 'default', word: 'columnHolder', code: false },
    { key: 'description', word: 'columnDoes', code: false },
  ],
  permissions: [
    { key: 'permission', word: 'columnPermission', code: true },
    { key: 'default', word: 'columnHolder', code: false },
    { key: 'description', word: 'columnAllows', code: false },
  ],
  placeholders: [
    { key: 'placeholder', word: 'columnPlaceholder', code: true },
    { key: 'description', word: 'columnReturns', code: false },
    { key: 'example', word: 'columnExample', code: true },
  ],
} as const satisfies Record<string, readonly PresetColumn[]>

const FILE_RULE =
  'must be a path below `plugins`: `Talismans/config.yml`, or `Talismans/talismans/*.yml`'

const REFERS_RULE =
  'must be the files whose names are the ids that the key takes, `EcoCrates/rewards/*.yml`, or the ' +
  'list that has them, with ids that are built in behind it: `EcoEnchants/targets.yml targets[].id all`'

const LIMITS_RULE =
  '"choices" are different texts with commas, "range" is two numbers: `1..6`, `2..`, `..16`'

const ABSENT_RULE = `"absent" is one of ${KEY_ABSENCES.join(', ')}, "unless" a key beside; both stand with "required: true"`

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
    /** File that has the keys: what the checker judges such a file by. */
    file: z.string().regex(FILE_PATTERN, FILE_RULE).optional(),
    /** Read aloud and shown above the table. */
    caption: z.string().optional(),
    rows: z.array(z.record(z.string(), cell)).min(1),
  })
  .refine((table) => (table.preset === undefined) !== (table.columns === undefined), {
    message: 'a table needs either "preset" or "columns"',
  })
  .refine(({ file, preset }) => file === undefined || preset === 'keys', {
    path: ['file'],
    message: 'only tables with the preset "keys" have a file',
  })
  .superRefine(({ preset, rows }, context) => {
    if (preset !== 'keys') return
    for (const [place, { refers }] of rows.entries()) {
      if (refers === undefined || isRefers(refers)) continue
      context.addIssue({ code: 'custom', path: ['rows', place, 'refers'], message: REFERS_RULE })
    }
    for (const [place, { choices, range }] of rows.entries()) {
      if (readLimits(choices, range)) continue
      context.addIssue({ code: 'custom', path: ['rows', place], message: LIMITS_RULE })
    }
    for (const [place, { required = '' }] of rows.entries()) {
      if (required === '' || required === 'true') continue
      context.addIssue({
        code: 'custom',
        path: ['rows', place, 'required'],
        message: 'must be true, or left out',
      })
    }
    for (const [place, { required, absent, unless }] of rows.entries()) {
      const isWell = absent === undefined || isKeyAbsence(absent)
      if (isWell && (required === 'true' || (absent ?? unless) === undefined)) continue
      context.addIssue({ code: 'custom', path: ['rows', place, 'absent'], message: ABSENT_RULE })
    }
  })

export type DataTable = z.infer<typeof dataTableSchema>
export type TableColumn = z.infer<typeof columnSchema>

/**
 * @param table checked table
 * @param words words of the doc's locale; English when left out
 * @returns its columns, without those that no row fills (a key table without any default, say)
 */
export function tableColumns(table: DataTable, words = pageWords()): TableColumn[] {
  const preset: readonly PresetColumn[] = TABLE_PRESETS[table.preset ?? 'keys']
  const columns =
    table.columns ?? preset.map(({ key, word, code }) => ({ key, label: words(word), code }))
  return columns.filter(({ key }) => table.rows.some((row) => (ownValue(row, key) ?? '') !== ''))
}
