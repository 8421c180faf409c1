/**
 * `npm run check-config -- plugins/`: checks configs against the reference.
 *
 *   <path> ...          files and folders; folders are searched for .yml files
 *   --format <name>     text (default), json or github
 *   --quiet             leaves hints out
 *   --version <a=b>     version that the server runs, such as EcoEnchants=12.20 or
 *                       libreforge=2026.14; may be repeated, and the newest libreforge counts
 *   --reference <file>  reference as JSON; made from the content folder when left out
 *
 * Exit code: 0 without errors, 1 with errors in the configs, 2 when called wrongly.
 */
import './lib/checkNode.mjs'
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { loadTypeScript } from './lib/typescript.mjs'

loadTypeScript()
const { CLI_FORMATS, checkFiles, selectConfigs } = await import('../src/effects/checker/cli')
const { parseReference } = await import('../src/effects/checker/parseReference')
const { listFiles } = await import('../src/docs/listFiles')
const { readContentReference } = await import('../src/docs/readContent')
const { referenceAt } = await import('../src/effects/checker/version')
const { readVersionData } = await import('../src/effects/versions/readVersionData')
const { findRunning, notesFor } = await import('../src/effects/versions/running')

const USAGE =
  'Usage: npm run check-config -- [--format text|json|github] [--quiet] [--version plugin=1.2]... [--reference file.json] <file or folder> ...'

/** Where the command was given; npm itself changes to the repository. */
const START = process.env.INIT_CWD ?? process.cwd()

/** The command may also be called as a file, from any folder. */
const REPOSITORY = path.dirname(import.meta.dirname)

const CONTENT = path.resolve(REPOSITORY, process.env.DOCS_CONTENT || 'content')

/**
 * @param {string} message
 * @returns {never}
 */
function refuse(message) {
  console.error(`${message}\n${USAGE}`)
  process.exit(2)
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        format: { type: 'string', default: 'text' },
        quiet: { type: 'boolean', default: false },
        version: { type: 'string', multiple: true, default: /** @type {string[]} */ ([]) },
        reference: { type: 'string' },
      },
    })
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error))
  }
}

/**
 * @param {string} given path as given
 * @returns {string[]} absolute paths of the configs there
 */
function findConfigs(given) {
  const found = path.resolve(START, given)
  const stats = statSync(found, { throwIfNoEntry: false })
  if (!stats) return refuse(`There is no file or folder ${given}.`)
  if (!stats.isDirectory()) return [found]
  return selectConfigs(listFiles(found))
}

/**
 * @param {string | undefined} file
 * @returns {import('../src/effects/checker/reference').CheckerReference}
 */
function readReference(file) {
  if (file === undefined) {
    return readContentReference(CONTENT)
  }
  try {
    return parseReference(JSON.parse(readFileSync(path.resolve(START, file), 'utf8')))
  } catch (error) {
    return refuse(
      `${file} is not a reference in JSON. ${error instanceof Error ? error.message : ''}`,
    )
  }
}

/**
 * @param {import('../src/effects/checker/reference').CheckerReference} reference
 * @param {string[]} versions plugins with their versions
 * @returns {import('../src/effects/checker/reference').CheckerReference} what they have of it
 */
function cutReference(reference, versions) {
  if (versions.length === 0) return reference
  const data = readVersionData(CONTENT)
  if (!data) return refuse('There is no data about versions in the content folder.')
  for (const version of versions) {
    const found = findRunning(data, version)
    if ('problem' in found) refuse(found.problem)
  }
  const notes = notesFor(data, versions)
  return notes ? referenceAt(reference, notes) : reference
}

/**
 * @param {string} file absolute path
 * @returns {string} the path from where the command was given, with slashes
 */
function shortPath(file) {
  const short = path.relative(START, file)
  return (short.startsWith('..') ? file : short).split(path.sep).join('/')
}

const { values, positionals } = readArguments()
const format = CLI_FORMATS.find((name) => name === values.format)
if (format === undefined) refuse(`There is no format "${values.format}".`)
if (positionals.length === 0) refuse('Name at least one file or folder.')

const files = [...new Set(positionals.flatMap(findConfigs))]
if (files.length === 0) refuse('There are no .yml files in these folders.')

const { output, exitCode } = checkFiles(
  files.map((file) => ({
    file: shortPath(file),
    path: file,
    text: readFileSync(file, 'utf8'),
  })),
  cutReference(readReference(values.reference), values.version),
  { format, quiet: values.quiet },
)
process.stdout.write(output)
process.exitCode = exitCode
