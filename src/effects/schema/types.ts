/** JSON Schema as this folder writes it (draft 2020-12). */

/** A schema; the editors' own keywords (`markdownDescription` ...) are plain fields as well. */
export type JsonSchema = { readonly [keyword: string]: SchemaValue | undefined }

type SchemaValue = string | number | boolean | null | JsonSchema | readonly SchemaValue[]

/** Schemas by the names of what they are for; `false`: none of that name. */
export type Properties = { readonly [name: string]: JsonSchema | false }

/**
 * Keys without capitals. Servers read `Damage` and `maxDistance` too, but a schema can only name
 * keys one by one: what has to be there is asked for where all keys are in lower case.
 */
export const LOWER_CASE_KEYS: JsonSchema = { propertyNames: { pattern: '^[^A-Z]*$' } }

/**
 * @param name name in `$defs`
 * @param more keywords that stand beside the reference
 */
export function ref(name: string, more: Properties | Record<string, SchemaValue> = {}): JsonSchema {
  return { $ref: `#/$defs/${name}`, ...more }
}

/** @param items what each entry has to be, `true` for anything; an empty list is one, too */
export function listOf(items: JsonSchema | true): JsonSchema {
  return { type: ['array', 'null'], items }
}
