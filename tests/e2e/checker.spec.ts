import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Download, Page } from '@playwright/test'
import { at, expect, test } from '../support/test'
import { breakFirstWorker, emulateConnection } from './support/network'
import { open } from './support/open'
import { scriptWith } from './support/scripts'
import { testBudgets, testLooks } from './support/toolPage'

const CHECKER = '/effects/checker'

const BROKEN = `effects:
  - id: give_mony
    args:
      amount: 5
    triggers:
      - kill
  - id: add_damage
    triggers:
      - melee_attack
`

const field = (page: Page) => page.getByRole('textbox', { name: 'Config in YAML' })
const results = (page: Page) => page.getByRole('region', { name: 'Findings' })
const findings = (page: Page) => results(page).getByRole('listitem')
const counts = (page: Page) => results(page).getByRole('status').first()

async function openChecker(page: Page, home: string, fragment = ''): Promise<void> {
  await open(page, at(home, `${CHECKER}${fragment}`))
  await expect(field(page)).toBeVisible()
}

test('findings lead to their lines', async ({ page, site }) => {
  await openChecker(page, site.main)
  await field(page).fill(BROKEN)
  await expect(counts(page)).toHaveText('2 errors')
  await expect(findings(page)).toHaveCount(2)
  await findings(page)
    .nth(1)
    .getByRole('button', { name: /Line 7/ })
    .click()
  await expect(field(page)).toBeFocused()
  const selected = await field(page).evaluate((area: HTMLTextAreaElement) =>
    area.value.slice(area.selectionStart, area.selectionEnd),
  )
  expect(selected).toBe('add_damage')
})

test('a fix is made in the text, and undone like typing', async ({ page, site }) => {
  await openChecker(page, site.main)
  await field(page).fill(BROKEN)
  await findings(page).first().getByRole('button', { name: 'Write give_money' }).click()
  await expect(field(page)).toHaveValue(BROKEN.replace('give_mony', 'give_money'))
  await expect(counts(page)).toHaveText('1 error')
  await field(page).press('ControlOrMeta+z')
  await expect(field(page)).toHaveValue(BROKEN)
  await expect(counts(page)).toHaveText('2 errors')
})

test('what loads and never does anything is told, with a way out', async ({ page, site }) => {
  await openChecker(page, site.main)
  await field(page).fill(
    'effects:\n  - id: damage_victim\n    args:\n      damage: 4\n    triggers:\n      - jump\n',
  )
  await expect(counts(page)).toHaveText('1 warning')
  await expect(findings(page)).toContainText(
    'Loads, but never does anything: jump has no victim, which damage_victim needs.',
  )
  await expect(findings(page)).toContainText('melee_attack')
  await findings(page)
    .getByRole('button', { name: 'Add the mutator player_as_victim', exact: true })
    .click()
  await expect(counts(page)).toHaveText('Nothing to report.')
})

test('a config without mistakes says what was looked at', async ({ page, site }) => {
  await openChecker(page, site.main)
  await page.getByRole('button', { name: 'One that works' }).click()
  await expect(counts(page)).toHaveText('Nothing to report.')
  await expect(results(page)).toContainText('Checked 2 effects')
  await expect(page.getByRole('combobox', { name: 'Which file is it?' })).toHaveValue(
    'plugins/Talismans/talismans/config.yml',
  )
})

test('the kind of file decides what is read', async ({ page, site }) => {
  await openChecker(page, site.main)
  await field(page).fill('keygui:\n  enabled: true\n')
  await page.getByRole('combobox', { name: 'Which file is it?' }).selectOption('EcoCrates/crates')
  await expect(findings(page).first()).toContainText('keygui')
})

test('what the version of the server lacks is told, and the version is kept', async ({
  page,
  site,
  context,
}) => {
  const text = 'effects:\n  - id: vortex\n    triggers: [melee_attack]\n'
  const plugin = page.getByRole('combobox', { name: 'Which version runs?' })
  const version = page.getByRole('combobox', { name: 'Version of EcoEnchants' })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openChecker(page, site.main)
  await field(page).fill(text)
  await expect(results(page)).not.toContainText('came with')
  await plugin.selectOption('EcoEnchants')
  await version.selectOption('12.20.0 (libreforge 4.73.0)')
  await expect(findings(page).first()).toContainText(
    /vortex came with libreforge [\d.]+; EcoEnchants 12\.20\.0 brings 4\.73\.0\./,
  )
  await expect(results(page)).toContainText('against libreforge 4.73.0 (EcoEnchants 12.20.0).')

  await page.reload()
  await expect(version).toHaveValue('12.20.0')
  await field(page).fill(text)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(results(page)).toContainText('Link copied.')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await plugin.selectOption('Any version')
  await expect(results(page)).not.toContainText('came with')
  await page.reload()
  await expect(plugin).toHaveValue('EcoEnchants')
  const other = await context.newPage()
  await other.goto(link)
  await expect(findings(other).first()).toContainText('came with libreforge')
  // A link shows its version and does not change that of the reader.
  await openChecker(other, site.main)
  await other.reload()
  await expect(other.getByRole('combobox', { name: 'Which version runs?' })).toHaveValue('')
})

test('checks against current versions when the others cannot be loaded', async ({ page, site }) => {
  await page.addInitScript(() => localStorage.setItem('docs.server.version', 'EcoEnchants 12.20'))
  await page.route('**/versions-data.json', (route) => route.abort())
  await openChecker(page, site.main)
  await field(page).fill(BROKEN)
  await expect(counts(page)).toHaveText('2 errors')
  const alert = results(page).getByRole('alert')
  await expect(alert).toContainText('checked against current ones')
  await page.unroute('**/versions-data.json')
  await alert.getByRole('button', { name: 'Retry' }).click()
  await expect(results(page)).toContainText('against libreforge 4.73.0')
})

test('Tab leaves the field, Enter keeps the indentation', async ({ page, site }) => {
  await openChecker(page, site.main)
  await field(page).click()
  await page.keyboard.type('effects:\n- id: give_money\nargs:\namount: 5')
  await expect(field(page)).toHaveValue('effects:\n  - id: give_money\n    args:\n      amount: 5')
  await page.keyboard.press('Tab')
  await expect(field(page)).not.toBeFocused()
})

test('a file can be chosen and dropped', async ({ page, site }) => {
  await openChecker(page, site.main)
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Open files' }).click()
  await (
    await chooser
  ).setFiles({
    name: 'config.yml',
    mimeType: 'text/yaml',
    buffer: Buffer.from(BROKEN.replaceAll('\n', '\r\n')),
  })
  await expect(counts(page)).toHaveText('2 errors')
  const data = await page.evaluateHandle(() => {
    const transfer = new DataTransfer()
    transfer.items.add(new File(['effects:\n  - id: x_y_z\n'], 'a.yml'))
    return transfer
  })
  await field(page).dispatchEvent('drop', { dataTransfer: data })
  await expect(field(page)).toHaveValue('effects:\n  - id: x_y_z\n')
  await page.locator('input[type=file]').setInputFiles({
    name: 'large.yml',
    mimeType: 'text/yaml',
    buffer: Buffer.alloc(1_100_000, 'a'),
  })
  await expect(results(page)).toContainText('larger than 1 MB')
})

/** A server's files: two with mistakes, two that only the other one shows, one that is none. */
const SERVER: Record<string, string> = {
  'plugins/EcoArmor/sets/slayer.yml':
    'effects:\r\n  - id: add_damge\r\n    args: { damage: 2 }\r\n    triggers: [melee_attack]\r\n',
  'plugins/EcoPets/pets/fox.yml': BROKEN,
  'plugins/EcoCrates/crates/demo.yml': 'name: Demo\nrewards: [sword, diamnod]\n',
  'plugins/EcoCrates/rewards/diamond.yml': '',
  'plugins/EcoCrates/rewards/sword.yml': '',
  'plugins/Essentials/config.yml': 'effects: nothing of ours\n',
}

/** Drops files as a script can; a folder of the disk needs a hand. */
async function dropFiles(page: Page, files: Record<string, string>): Promise<void> {
  const data = await page.evaluateHandle((given) => {
    const transfer = new DataTransfer()
    // Browsers keep the folders of files that are dropped by hand; here a script stands in.
    const list = Object.entries(given).map(([path, text]) =>
      Object.defineProperty(new File([text], path.split('/').at(-1) ?? ''), 'webkitRelativePath', {
        value: path.includes('/') ? path : '',
      }),
    )
    transfer.items.add(new File([''], 'x.yml'))
    Object.defineProperty(transfer, 'items', { value: [] })
    Object.defineProperty(transfer, 'files', { value: list })
    return transfer
  }, files)
  await page.getByRole('button', { name: 'Open files' }).dispatchEvent('drop', {
    dataTransfer: data,
  })
}

const panel = (page: Page) => page.getByRole('region', { name: 'Files' })
const listed = (page: Page) =>
  panel(page).getByRole('list', { name: 'Files' }).locator(':scope > li')

test('several files are listed with their findings, also those that only the others show', async ({
  page,
  site,
}) => {
  await openChecker(page, site.main)
  await dropFiles(page, SERVER)
  await expect(panel(page)).toContainText('5 files:')
  await expect(listed(page)).toHaveText([
    /sets\/slayer\.yml 1 error/,
    /crates\/demo\.yml 1 error, 1 warning/,
    /rewards\/diamond\.yml/,
    /rewards\/sword\.yml/,
    /pets\/fox\.yml \d errors/,
  ])
  const demo = listed(page).nth(1)
  await demo.getByRole('button').click()
  await expect(field(page)).toHaveValue(SERVER['plugins/EcoCrates/crates/demo.yml'] ?? '')
  await expect(findings(page)).toContainText([
    'No file in EcoCrates/rewards is called diamnod. Did you mean diamond?',
  ])
  await expect(page.getByRole('combobox', { name: 'Which file is it?' })).toHaveValue(
    'plugins/EcoCrates/crates/config.yml',
  )
  await field(page).fill('name: Demo\nrewards: [sword, diamond]\n')
  await expect(results(page)).not.toContainText('diamnod')
  await expect(demo).toContainText('changed')
})

test('a search goes through the findings of all files, and leads to their lines', async ({
  page,
  site,
}) => {
  await openChecker(page, site.main)
  await dropFiles(page, SERVER)
  await panel(page).getByRole('searchbox').fill('give_mony')
  await expect(panel(page)).toContainText('1 file fits.')
  await listed(page)
    .getByRole('button', { name: /Line 2/ })
    .click()
  await expect(page.getByRole('heading', { name: 'plugins/EcoPets/pets/fox.yml' })).toBeVisible()
  await expect(field(page)).toBeFocused()
  const selected = await field(page).evaluate((area: HTMLTextAreaElement) =>
    area.value.slice(area.selectionStart, area.selectionEnd),
  )
  expect(selected).toBe('give_mony')
  await panel(page).getByRole('searchbox').fill('')
  await panel(page).getByRole('combobox', { name: 'Show' }).selectOption('Files with errors')
  await expect(listed(page)).toHaveCount(3)
})

test('safe fixes are made everywhere, taken back, and downloaded as the files were', async ({
  page,
  site,
}) => {
  await openChecker(page, site.main)
  await dropFiles(page, SERVER)
  const fixAll = panel(page).getByRole('button', { name: /Fix all safe ones in all files/ })
  await fixAll.click()
  await expect(panel(page)).toContainText('2 fixed in 2 files.')
  await listed(page).nth(4).getByRole('button').click()
  await expect(field(page)).toHaveValue(BROKEN.replace('give_mony', 'give_money'))
  await panel(page).getByRole('button', { name: 'Take back' }).click()
  await expect(field(page)).toHaveValue(BROKEN)
  await fixAll.click()
  await expect(field(page)).toHaveValue(BROKEN.replace('give_mony', 'give_money'))

  const downloads: Download[] = []
  page.on('download', (download) => downloads.push(download))
  await panel(page).getByRole('button', { name: 'Download changed files (2)' }).click()
  await expect.poll(() => downloads.length).toBe(2)
  expect(downloads.map((download) => download.suggestedFilename())).toEqual([
    'slayer.yml',
    'fox.yml',
  ])
  const [slayer] = downloads
  expect(readFileSync((await slayer?.path()) ?? '', 'utf8')).toBe(
    SERVER['plugins/EcoArmor/sets/slayer.yml']?.replace('add_damge', 'add_damage'),
  )
  await page.getByRole('button', { name: 'Back to the original' }).click()
  await expect(field(page)).toHaveValue(BROKEN)
  await panel(page).getByRole('button', { name: 'Close all files' }).click()
  await expect(panel(page)).toHaveCount(0)
  await expect(field(page)).toHaveValue('')
})

test('a whole folder can be chosen, also one whose name says nothing', async ({ page, site }) => {
  await openChecker(page, site.main)
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mine-'))
  for (const name of ['a.yml', 'b.yml', '_c.yml', 'd.txt']) {
    writeFileSync(path.join(folder, name), 'name: Moon\neffects: []\nweigth: 2\n')
  }
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Open a folder' }).click()
  await (await chooser).setFiles(folder)
  await expect(listed(page)).toHaveText([/a\.yml fine/, /b\.yml fine/])
  await page
    .getByRole('combobox', { name: 'Which file is it?' })
    .selectOption('plugins/Talismans/talismans/config.yml')
  await expect(listed(page)).toHaveText([/a\.yml 1 error/, /b\.yml 1 error/])
})

test('one file is fixed and downloaded without a list', async ({ page, site }) => {
  await openChecker(page, site.main)
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'fox.yml', mimeType: 'text/yaml', buffer: Buffer.from(BROKEN) })
  await expect(counts(page)).toHaveText('2 errors')
  await results(page).getByRole('button', { name: 'Fix all safe ones (1)' }).click()
  await expect(field(page)).toHaveValue(BROKEN.replace('give_mony', 'give_money'))
  await expect(results(page)).toContainText('Fixed what can mean nothing else.')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download', exact: true }).click()
  expect((await download).suggestedFilename()).toBe('fox.yml')
  await field(page).press('ControlOrMeta+z')
  await expect(field(page)).toHaveValue(BROKEN)
})

test('5 MB of configs: all are checked, and a part of the list is there', async ({
  page,
  site,
}) => {
  const block = 'effects:\n' + '  - id: bonus_health\n    args:\n      health: 4\n'.repeat(190)
  const files = Object.fromEntries(
    Array.from({ length: 550 }, (_, index) => [`plugins/EcoPets/pets/pet_${index}.yml`, block]),
  )
  await openChecker(page, site.main)
  await dropFiles(page, files)
  await expect(panel(page)).toContainText('550 files:')
  await panel(page).getByRole('combobox', { name: 'Show' }).selectOption('All files')
  await expect(listed(page)).toHaveCount(100)
  await panel(page).getByRole('button', { name: 'Show 100 more' }).click()
  await expect(listed(page)).toHaveCount(200)
  await panel(page).getByRole('searchbox').fill('pet_549')
  await expect(listed(page)).toHaveCount(1)
  await listed(page).getByRole('button').first().click()
  await field(page).press('Control+End')
  await page.keyboard.type('  - id: bonus_helth')
  await expect(results(page)).toContainText('bonus_helth is not known')
})

test('a link holds the config and its kind of file', async ({ page, site, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openChecker(page, site.main)
  await page.getByRole('button', { name: 'Loads, but does nothing' }).click()
  const text = await field(page).inputValue()
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(results(page)).toContainText('Link copied.')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toContain('#zip=')
  const other = await context.newPage()
  await other.goto(link)
  await expect(field(other)).toHaveValue(text)
  await expect(other.getByRole('combobox', { name: 'Which file is it?' })).toHaveValue(
    'plugins/EcoEnchants/enchants/config.yml',
  )
  await expect(counts(other)).toHaveText(/error/)
})

test('a damaged link is told', async ({ page, site }) => {
  await page.goto(at(site.main, `${CHECKER}#zip=damaged`))
  await expect(page.getByText('The link is damaged: no config')).toBeVisible()
})

test('the result can be copied as text', async ({ page, site, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openChecker(page, site.main)
  await field(page).fill(BROKEN)
  await expect(counts(page)).toHaveText('2 errors')
  await page.getByRole('button', { name: 'Copy result' }).click()
  await expect(results(page)).toContainText('Result copied.')
  const text = await page.evaluate(() => navigator.clipboard.readText())
  expect(text).toContain('Line 2, column 9 · Error: `give_mony` is not known')
})

test('an example of any page leads into the checker', async ({ page, site }) => {
  await open(page, at(site.main, '/effects/all-effects/give_money'))
  await page.getByRole('button', { name: 'Check', exact: true }).first().click()
  await expect(page).toHaveURL(/\/effects\/checker#/)
  await expect(field(page)).toHaveValue(/give_money/)
  await expect(counts(page)).toHaveText(/Nothing to report|hint/)
})

test('from far down a page one comes to the field, on phones as well', async ({ page, site }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await open(page, at(site.main, '/ecocrates/how-to-make-a-custom-crate'))
  await page.getByRole('button', { name: 'Check', exact: true }).last().click()
  await expect(page).toHaveURL(/\/effects\/checker#/)
  await expect(field(page)).not.toHaveValue('')
  await expect(field(page)).toBeInViewport()
})

test('an example that cannot be taken there says so', async ({ page, site }) => {
  await open(page, at(site.main, '/effects/all-effects/give_money'))
  const check = page.getByRole('button', { name: 'Check', exact: true }).first()
  // The first press wakes the text, whose scripts are not what is lost here.
  await check.focus()
  await expect.poll(() => page.evaluate(() => document.readyState)).toBe('complete')
  await page.route(scriptWith(site.mainDir, 'CompressionStream'), (route) => route.abort())
  await check.click()
  await expect(page.getByText('A part of the page could not be loaded.').first()).toBeVisible()
  await expect(page).toHaveURL(/give_money$/)
})

test('a whole file is asked for what its plugin needs', async ({ page, site }) => {
  await openChecker(page, site.main)
  await page
    .getByRole('combobox', { name: 'Which file is it?' })
    .selectOption('plugins/Talismans/talismans/config.yml')
  await field(page).fill('name: Moon\ndescripton: [Shines]\ncraftable: maybe\n')
  await expect(findings(page)).toContainText(
    [
      '`item` is missing.',
      'Did you mean `description`?',
      '`craftable` takes `true` or `false`.',
    ].map((text) => text.replaceAll('`', '')),
  )
  await page
    .getByRole('combobox', { name: 'Which file is it?' })
    .selectOption('plugins/EcoBits/config.yml')
  await expect(findings(page).first()).toContainText('No key name is known here.')
})

test('nothing of the config leaves the browser, and it works offline', async ({
  page,
  site,
  context,
}) => {
  const sent: string[] = []
  // Or linked pages would be fetched ahead.
  await emulateConnection(page)
  await openChecker(page, site.main)
  await page.getByRole('button', { name: 'One that works' }).click()
  await expect(counts(page)).toHaveText('Nothing to report.')
  page.on('request', (request) => sent.push(request.url()))
  await context.setOffline(true)
  await field(page).fill(BROKEN)
  // The file is that of the example: a talisman needs more than effects.
  await expect(counts(page)).toHaveText('3 errors, 1 warning')
  await dropFiles(page, SERVER)
  await expect(panel(page)).toContainText('5 files:')
  expect(sent).toEqual([])
})

test('says when the reference cannot be loaded, and tries again', async ({ page, site }) => {
  await page.route('**/checker-data.json', (route) => route.fulfill({ status: 500 }))
  await openChecker(page, site.main)
  await expect(results(page).getByRole('alert')).toContainText('could not be loaded')
  await page.unroute('**/checker-data.json')
  await results(page).getByRole('button', { name: 'Retry' }).click()
  await field(page).fill(BROKEN)
  await expect(counts(page)).toHaveText('2 errors')
})

test('says when the worker does not load, and tries again', async ({ page, site }) => {
  await breakFirstWorker(page)
  await openChecker(page, site.main)
  await expect(results(page).getByRole('alert')).toContainText('could not be loaded')
  await results(page).getByRole('button', { name: 'Retry' }).click()
  await field(page).fill(BROKEN)
  await expect(counts(page)).toHaveText('2 errors')
})

test('thousands of lines: only those in view are rendered', async ({ page, site }) => {
  await openChecker(page, site.main)
  const block = 'effects:\n' + '  - id: bonus_health\n    args:\n      health: 4\n'.repeat(1000)
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.yml', mimeType: 'text/yaml', buffer: Buffer.from(block) })
  await expect(counts(page)).toHaveText('Nothing to report.')
  expect(await page.locator('[data-token]').count()).toBeLessThan(1000)
  // How quick that is, `npm run bench:use` tells.
  await field(page).press('Control+End')
  await page.keyboard.type('  - id: bonus_helth')
  await expect(counts(page)).toHaveText('1 error')
  await expect(page.locator('[data-token]').last()).toBeInViewport()
  expect(await page.locator('[data-token]').count()).toBeLessThan(1000)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page names the command line', async ({ page, site }) => {
    await page.goto(at(site.main, CHECKER))
    await expect(
      page.locator('article').getByRole('link', { name: 'the command line' }),
    ).toBeVisible()
  })
})

testLooks(async (page, site, check) => {
  await openChecker(page, site.main)
  // Pale until the list has arrived.
  await expect(page.getByRole('combobox', { name: 'Which version runs?' })).toBeEnabled()
  await check()
  await page.getByRole('button', { name: 'Small slips' }).click()
  await expect(findings(page).first()).toBeVisible()
  await findings(page).first().getByRole('button').first().click()
  await check()
  const version = page.getByRole('combobox', { name: 'Which version runs?' })
  await version.selectOption('EcoEnchants')
  await expect(results(page)).toContainText('against libreforge')
  await dropFiles(page, SERVER)
  await expect(panel(page)).toContainText('5 files:')
  await check()
  await panel(page).getByRole('searchbox').fill('give_mony')
  await expect(listed(page)).toHaveCount(1)
  await panel(page)
    .getByRole('button', { name: /Fix all safe/ })
    .click()
  await expect(panel(page)).toContainText('changed')
})

testBudgets(CHECKER, { 'checker-data.json': 16, 'file-keys.json': 19 })

test('the way back from a check leads to the tab that was open', async ({ page, site }) => {
  await open(page, at(site.main, '/ecocrates/how-to-make-a-custom-crate'))
  const crate = page.getByRole('tab', { name: '3. Crate' })
  await crate.click()
  const panel = page.getByRole('tabpanel', { name: '3. Crate' })
  await panel.getByRole('button', { name: 'Check' }).click()
  await expect(page).toHaveURL(/\/effects\/checker#/)
  await page.goBack()
  await expect(crate).toHaveAttribute('aria-selected', 'true')
})
