/** Findings in SARIF 2.1.0 (OASIS), which code scanners such as GitHub's read. */
import type { Finding, TextEdit } from '../effects/checker/types'
import { escapeUnseen, oneLine } from '../text/quote'
import type { FileReport } from './printReports'

const SCHEMA = 'https://json.schemastore.org/sarif-2.1.0.json'

const LEVELS = { error: 'error', warning: 'warning', info: 'note' } as const

/**
 * @param results what was found in each file
 * @param siteUrl address in front of the routes of pages
 * @returns one run; fixes are given by offsets, as in the checker's own JSON
 */
export function printSarif(results: readonly FileReport[], siteUrl: string): string {
  const found = results.flatMap(({ file, report }) =>
    report.findings.map((finding) => ({ file, finding })),
  )
  const codes = [...new Set(found.map(({ finding }) => finding.code))].sort()
  const run = {
    tool: {
      driver: {
        name: 'check-config',
        ...(siteUrl !== '' && { informationUri: siteUrl }),
        rules: codes.map((id) => ({ id })),
      },
    },
    columnKind: 'utf16CodeUnits',
    results: found.map(({ file, finding }) => resultOf(file, finding, codes, siteUrl)),
  }
  return `${escapeUnseen(JSON.stringify({ $schema: SCHEMA, version: '2.1.0', runs: [run] }, null, 2))}\n`
}

function resultOf(file: string, finding: Finding, codes: readonly string[], siteUrl: string) {
  const { line, column, endColumn, severity, code, message, why, fix, href } = finding
  const artifactLocation = { uri: uriOf(file) }
  const more = href === undefined ? '' : ` See ${siteUrl}${href}`
  return {
    ruleId: code,
    ruleIndex: codes.indexOf(code),
    level: LEVELS[severity],
    message: { text: oneLine(`${message} ${why}${more}`) },
    locations: [
      {
        physicalLocation: {
          artifactLocation,
          region: { startLine: line, startColumn: column, endColumn: Math.max(column, endColumn) },
        },
      },
    ],
    ...(fix && {
      fixes: [
        {
          description: { text: oneLine(fix.title) },
          artifactChanges: [{ artifactLocation, replacements: fix.edits.map(replacementOf) }],
        },
      ],
    }),
  }
}

function replacementOf({ start, end, text }: TextEdit) {
  return {
    deletedRegion: { charOffset: start, charLength: end - start },
    insertedContent: { text },
  }
}

/** A relative path, or an absolute one as the address of a file. */
function uriOf(file: string): string {
  const address = file.split('/').map(encodeURIComponent).join('/')
  if (file.startsWith('/')) return `file://${address}`
  return /^[a-z]:\//i.test(file) ? `file:///${address.replace('%3A', ':')}` : address
}
