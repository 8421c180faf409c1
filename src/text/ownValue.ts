/**
 * @param record values by names
 * @param name a name that others have written, such as `constructor`, which every object knows
 * @returns the record's own value of that name, if it has one
 */
export function ownValue<T>(record: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined
}
