import { ENTRY_TEMPLATES } from './entryTemplates'
import type { WrittenPage } from './writeNewPage'

/**
 * @param page what `npm run new` has written
 * @returns lines for the terminal: the files, and what their author does next
 */
export function nextSteps({ kind, files, route }: WrittenPage): string {
  const steps = [
    ...ownSteps(kind, files),
    ...(route === undefined
      ? []
      : [
          `Run \`npm run develop\` and open http://127.0.0.1:8000${route}: each edit is shown at once.`,
        ]),
    'Run `npm run build`: it names what is wrong, with file and line.',
  ]
  const written = files.map((file) => `Written: ${file}`)
  return [...written, '', 'Next:', ...steps.map((step, place) => `  ${place + 1}. ${step}`)].join(
    '\n',
  )
}

function ownSteps(kind: WrittenPage['kind'], [first = '']: readonly string[]): string[] {
  if (kind === 'category') return ['Put pages into the folder: without any it is not shown.']
  const write = `Write ${first}: its description and its text.`
  if (kind === 'guide') return [write]
  if (kind === 'plugin') {
    return [
      write,
      'Add id, name and description to `_data/plugins.yml` of the content, in the order of the alphabet.',
      'Put its icon into static/img/plugins and name it as "icon" in the folder\'s _category_.json.',
    ]
  }
  const { fields } = ENTRY_TEMPLATES[kind]
  const isOpen = fields.runtime === 'unknown' || fields.hands_over === 'unknown'
  const facts = fields.hands_over === 'unknown' ? 'hands_over' : 'runtime'
  return [
    write,
    'Fill in the fields of its front matter: CONTRIBUTING.md, "Reference entries", explains each.',
    ...('arguments' in fields
      ? ['Once it has arguments, put `<Arguments />` where their table is to stand.']
      : []),
    ...(isOpen ? [`Replace \`${facts}: unknown\` by what the source says.`] : []),
  ]
}
