import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readContentReference } from '../../src/docs/readContent'
import { checkConfig } from '../../src/effects/checker/check'
import { REFERENCE } from '../../src/effects/checker/testing/reference'
import { GUIDE_NAMES, guideRoutes } from '../../src/effects/guides'

/** Faults of every part of a config. */
const FAULTS = `enabled: false
effects:
  - id: bleed
    triggers: kill
  - id: bleed
    triggers: {}
  - id: bleed
    triggers: [{ id: kill }, static_0, static_abc, kil, shear_entity]
  - id: add_damage
    args: { damage: 5 +, Chance: 5, chance: 0, delay: 5, price: {}, effects: [], strange: 1 }
    triggers: [jump]
    filters: [a]
    mutators: {}
  - id: bonus_health
    args: { chance: 5 }
    triggers: [jump]
    filters: { entities: [cow] }
  - id: nothing
    args: []
  - effects: [{ id: bleed, triggers: [kill] }, { id: bonus_health }]
  - id: bleed
    effects: [{ id: bleed }]
  - id: bleed
    trigers: [kill]
conditions:
  - id: in_wrld
  - id: in_world
    args: { not-met-effects: [] }
`

describe('what findings lead to', () => {
  const move = (route: string) => `/de/alt${route}`
  const moveAll = (routes: object) =>
    Object.fromEntries(Object.entries(routes).map(([name, route]) => [name, move(String(route))]))
  const { folders, guides, entries } = REFERENCE
  const trigger = entries.trigger.map((entry) =>
    entry.href === undefined ? entry : { ...entry, href: move(entry.href) },
  )
  const hrefs = (reference: typeof REFERENCE) =>
    checkConfig(FAULTS, reference, { file: 'plugins/Actions/actions/a.yml' }).findings.map(
      ({ href }) => href,
    )

  it('stands in the docs that the reference is of', () => {
    const found = hrefs({
      ...REFERENCE,
      folders: moveAll(folders),
      guides: moveAll(guides),
      entries: { ...entries, trigger },
    })
    expect(new Set(found).size).toBeGreaterThan(8)
    expect(found).toEqual(hrefs(REFERENCE).map((href) => href && move(href)))
  })

  it('is no guide and no list where these docs have none', () => {
    const known = new Set(Object.values(entries).flatMap((all) => all.map(({ id }) => id)))
    const found = hrefs({ ...REFERENCE, guides: {}, folders: {} })
    const strange = found.filter((href) => href !== undefined && !known.has(href))
    expect(new Set(strange)).toEqual(new Set(['/effects/all-triggers/static_interval']))
  })
})

describe('guideRoutes', () => {
  it('knows the guides by the ids of their docs', () => {
    const docs = [
      { id: 'effects/data-flow', route: '/de/effekte/daten' },
      { id: 'effects/other', route: '/de/effekte/other' },
    ]
    expect(guideRoutes(docs)).toEqual({ dataFlow: '/de/effekte/daten' })
  })

  it('finds all of them in the docs of this site', () => {
    const { guides } = readContentReference(path.resolve('content'))
    expect(Object.keys(guides)).toHaveLength(GUIDE_NAMES.size)
  })
})
