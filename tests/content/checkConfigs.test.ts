/** The page about the command shows what the command prints. */
import fs from 'node:fs'
import { expect, it } from 'vitest'
import siteConfig from '../../site.config'
import { printReports } from '../../src/commandLine/printReports'
import { readContentReference } from '../../src/docs/readContent'
import { checkConfig } from '../../src/effects/checker/check'

const page = fs.readFileSync('content/effects/check-configs.mdx', 'utf8')
const reference = readContentReference('content')

const EMBER = `display-name: Ember
type: normal
targets: [sword]
rarity: common
max-level: 3

effects:
  - id: give_mony
    args:
      amount: 5
    triggers:
      - kill
`

const FOX = `name: Fox
effects:
  - id: movement_speed_multiplier
    args:
      multiplier: 1.1
    triggers:
      - jump
`

const reports = [
  { file: 'plugins/EcoEnchants/enchants/ember.yml', text: EMBER },
  { file: 'plugins/EcoPets/pets/fox.yml', text: FOX },
].map(({ file, text }) => ({ file, report: checkConfig(text, reference, { file }) }))

it('as text', () => {
  const { output } = printReports(reports, { format: 'text', siteUrl: siteConfig.url })
  expect(page).toContain(`\`\`\`text\n${output}\`\`\``)
})

it('as JSON', () => {
  const [, shown = ''] = /```json\n(.*?)```/s.exec(page) ?? []
  const { output } = printReports(reports.slice(1), { format: 'json', siteUrl: '' })
  expect(JSON.parse(shown)).toEqual(JSON.parse(output))
})
