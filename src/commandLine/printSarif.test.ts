import { expect, it } from 'vitest'
import { z } from 'zod'
import { checkConfig } from '../effects/checker/check'
import { REFERENCE, effectWith } from '../effects/checker/testing/reference'
import { printSarif } from './printSarif'

const location = z.strictObject({ uri: z.string().regex(/^[^\s\\]+$/) })

/**
 * What SARIF 2.1.0 says of the properties that are written: sections 3.13 (log), 3.14 (run), 3.19
 * (driver), 3.27 (result), 3.30 (region), 3.55 (fix) and 3.57 (replacement).
 */
const sarif = z.strictObject({
  $schema: z.url(),
  version: z.literal('2.1.0'),
  runs: z.tuple([
    z.strictObject({
      tool: z.strictObject({
        driver: z.strictObject({
          name: z.string().min(1),
          informationUri: z.url().optional(),
          rules: z.array(z.strictObject({ id: z.string().min(1) })),
        }),
      }),
      columnKind: z.enum(['utf16CodeUnits', 'unicodeCodePoints']),
      results: z.array(
        z.strictObject({
          ruleId: z.string(),
          ruleIndex: z.int().min(0),
          level: z.enum(['none', 'note', 'warning', 'error']),
          message: z.strictObject({ text: z.string().min(1) }),
          locations: z.array(
            z.strictObject({
              physicalLocation: z.strictObject({
                artifactLocation: location,
                region: z.strictObject({
                  startLine: z.int().min(1),
                  startColumn: z.int().min(1),
                  endColumn: z.int().min(1),
                }),
              }),
            }),
          ),
          fixes: z
            .array(
              z.strictObject({
                description: z.strictObject({ text: z.string() }),
                artifactChanges: z
                  .array(
                    z.strictObject({
                      artifactLocation: location,
                      replacements: z
                        .array(
                          z.strictObject({
                            deletedRegion: z.strictObject({
                              charOffset: z.int().min(0),
                              charLength: z.int().min(0),
                            }),
                            insertedContent: z.strictObject({ text: z.string() }),
                          }),
                        )
                        .min(1),
                    }),
                  )
                  .min(1),
              }),
            )
            .optional(),
        }),
      ),
    }),
  ]),
})

it('has the structure that scanners read', () => {
  const file = 'plugins/EcoItems/items/a sword#1.yml'
  const text = effectWith('damage: 1', 'add_damge') + '# more\n- id: x\n'
  const reports = [
    { file, report: checkConfig(effectWith('damage: 1', 'add_damge'), REFERENCE) },
    { file: '/srv/b.yml', report: checkConfig(text, REFERENCE) },
    { file: 'C:/srv/c.yml', report: checkConfig('a: [', REFERENCE) },
  ]
  const [run] = sarif.parse(JSON.parse(printSarif(reports, 'https://example.org'))).runs
  expect(run.results[0]).toMatchObject({
    ruleId: 'unknown-effect',
    level: 'error',
    fixes: [{ description: { text: 'Write `add_damage`' } }],
  })
  const places = run.results.map(
    ({ locations }) => locations[0]?.physicalLocation.artifactLocation.uri,
  )
  expect([...new Set(places)]).toEqual([
    'plugins/EcoItems/items/a%20sword%231.yml',
    'file:///srv/b.yml',
    'file:///C:/srv/c.yml',
  ])
  for (const { ruleId, ruleIndex } of run.results) {
    expect(run.tool.driver.rules[ruleIndex]?.id).toBe(ruleId)
  }
})

it('is a run without results where nothing is wrong', () => {
  const reports = [{ file: 'a.yml', report: checkConfig('a: 1', REFERENCE) }]
  const [run] = sarif.parse(JSON.parse(printSarif(reports, ''))).runs
  expect(run.results).toEqual([])
})
