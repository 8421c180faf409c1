import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { describeIssue, formatProblem } from './issues'

/** Sentences about a value that does not fit a schema. */
function sentences(schema: z.ZodType, data: unknown, fields: string[] = []): string[] {
  const { error } = schema.safeParse(data)
  return (error?.issues ?? []).map((issue) => describeIssue(issue, data, fields))
}

describe('formatProblem', () => {
  it('starts with a place that editors turn into a link', () => {
    expect(formatProblem({ file: 'a/b.md', line: 3, column: 7, message: 'Wrong.' })).toBe(
      'a/b.md:3:7  Wrong.',
    )
    expect(formatProblem({ file: 'a/b.md', line: 3, message: 'Wrong.' })).toBe('a/b.md:3  Wrong.')
  })
})

describe('describeIssue', () => {
  it('quotes a value of the wrong type and says what it must be', () => {
    const schema = z.object({ a: z.object({ b: z.array(z.number()) }) })
    expect(sentences(schema, { a: { b: [1, 'two'] } })).toEqual([
      'Field "a.b[1]" is "two"; it must be a number.',
    ])
  })

  it.each([
    [z.string(), 'text'],
    [z.boolean(), 'true or false'],
    [z.array(z.string()), 'a list'],
    [z.object({}), 'a section of fields'],
    [z.record(z.string(), z.string()), 'a section of fields'],
    [z.int(), 'a number'],
  ])('has words for types of every kind (%#)', (type, words) => {
    expect(sentences(z.object({ a: type }), { a: null })).toEqual([
      `Field "a" is null; it must be ${words}.`,
    ])
  })

  it('says that a field is missing', () => {
    expect(sentences(z.object({ a: z.string() }), {})).toEqual([
      'Field "a" is missing; it must be text.',
    ])
  })

  it('lists the allowed values of a choice', () => {
    expect(sentences(z.object({ a: z.enum(['x', 'y']) }), { a: 'z' })).toEqual([
      'Field "a" is "z"; allowed: "x", "y".',
    ])
  })

  it('lists each possible type of a union once', () => {
    const schema = z.object({ a: z.union([z.string(), z.string(), z.number()]) })
    expect(sentences(schema, { a: true })).toEqual([
      'Field "a" is true; it must be text or a number.',
    ])
  })

  it('lists the kinds of a union that a field tells apart', () => {
    const schema = z.object({
      a: z.discriminatedUnion('type', [
        z.object({ type: z.literal('x') }),
        z.object({ type: z.literal('y') }),
      ]),
    })
    expect(sentences(schema, { a: { type: 'z' } })).toEqual([
      'Field "a.type" is "z"; allowed: "x", "y".',
    ])
  })

  it('suggests a known field for an unknown one', () => {
    const schema = z.strictObject({ sidebar_label: z.string().optional() })
    expect(sentences(schema, { sidebar_lable: 'x' }, ['sidebar_label', 'title'])).toEqual([
      'Unknown field "sidebar_lable". Did you mean "sidebar_label"?',
    ])
    expect(sentences(schema, { zzzzzzzzzz: 'x' }, ['sidebar_label'])).toEqual([
      'Unknown field "zzzzzzzzzz".',
    ])
  })

  it('names where a nested unknown field stands, without suggesting fields of the top', () => {
    const schema = z.object({ a: z.strictObject({}) })
    expect(sentences(schema, { a: { titel: 1 } }, ['title'])).toEqual([
      'Unknown field "titel" in "a".',
    ])
  })

  it('hands on the rule of the schema', () => {
    const schema = z.object({ a: z.string().regex(/^x/, 'must start with x') })
    expect(sentences(schema, { a: 'y' })).toEqual(['Field "a" is "y": must start with x.'])
  })

  it('shortens long values', () => {
    const [sentence] = sentences(z.object({ a: z.number() }), { a: 'x'.repeat(500) })
    expect(sentence?.length).toBeLessThan(130)
    expect(sentence).toContain('xxx...')
  })

  it('speaks of the file when the whole value is wrong', () => {
    expect(sentences(z.object({}), [])).toEqual(['The file is []; it must be a section of fields.'])
  })
})
