/** What the checker of the site says about the config files that the plugins bring. */
import { checkConfig } from '../../../src/effects/checker/check'
import type { CheckerReference } from '../../../src/effects/checker/reference'
import { selectConfigs } from '../../../src/effects/checker/selectConfigs'
import { judgeTogether } from '../../../src/effects/checker/together'
import { configName } from '../plugins/configKeys'
import { readTexts } from '../source/checkouts'
import type { Checkout } from '../source/checkouts'
import type { Difference } from './difference'

export interface ConfigFindings {
  /** How many files were checked. */
  files: number
  differences: Difference[]
}

/**
 * Checks the files as they would stand on a server with all plugins. Each error and each warning is
 * a mistake of the file, which an exception tells, or a false alarm. Hints are no verdicts.
 *
 * @param checkouts repositories
 * @param reference what the checker goes by
 */
export function findInConfigs(
  checkouts: readonly Checkout[],
  reference: CheckerReference,
): ConfigFindings {
  const files = checkouts.flatMap(configsOf)
  const checked = files.map((one) => ({
    ...one,
    report: checkConfig(one.text, reference, { file: one.file }),
  }))
  const differences = judgeTogether(checked).flatMap(({ repository, name, path, report }) =>
    report.findings
      .filter(({ severity }) => severity !== 'info')
      .map(({ line, code, message }): Difference => ({
        kind: 'finding',
        plugin: repository,
        subject: name,
        message: `${code}: ${message}`,
        source: { repository, path, line },
      })),
  )
  return { files: files.length, differences }
}

interface Config {
  repository: string
  /** Path in the plugin's folder. */
  name: string
  /** Path in the repository. */
  path: string
  text: string
}

function configsOf(checkout: Checkout): (Config & { file: string })[] {
  const { name: repository } = checkout
  const texts = readTexts(checkout, (path) => configName(path) !== undefined)
  const byFile = new Map<string, Config>()
  for (const [path, text] of texts) {
    const name = configName(path) ?? path
    byFile.set(`plugins/${repository}/${name}`, { repository, name, path, text })
  }
  return selectConfigs([...byFile.keys()]).flatMap((file) => {
    const found = byFile.get(file)
    return found ? [{ file, ...found }] : []
  })
}
