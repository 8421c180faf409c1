/** Reads the site of others from its folder: config, versions and where its docs are. */
import fs from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { adoptConfig } from './adoptConfig'
import type { AdoptedConfig } from './adoptConfig'
import { docusaurusConfig } from './adoptedSite'
import { readPlainModule } from './plainModule'

/** What `npm run adopt` writes and says. */
export interface Adoption extends Pick<AdoptedConfig, 'config' | 'leftOut'> {
  /** Absolute path of their docs. */
  docsDir: string
}

const versionsSchema = z.array(z.string())

/**
 * @param folder absolute path of the folder with their config, or of the one around it
 * @returns a config for their docs, and what of theirs it has nothing of
 * @throws when there is no config, when it cannot be read, or when its docs are not there
 */
export function readAdoption(folder: string): Adoption {
  const siteDir = [folder, path.join(folder, 'website')].find(
    (one) => docusaurusConfig(one) !== undefined,
  )
  const file = siteDir === undefined ? undefined : docusaurusConfig(siteDir)
  if (siteDir === undefined || file === undefined) {
    throw new Error(`${folder} has no docusaurus.config.js, .mjs, .cjs or .ts.`)
  }
  const { value, leftOut } = readPlainModule(file)
  if (value === undefined) {
    throw new Error(`${file} exports nothing that is plain data: its config is made by code.`)
  }
  const adopted = adoptConfig(value, {
    versions: readVersions(siteDir),
    versionFolder: (name) => `versioned_docs/version-${name}`,
  })
  const docsDir = path.resolve(siteDir, adopted.docsPath)
  if (!fs.existsSync(docsDir)) {
    throw new Error(`The docs that ${file} names are not there: ${docsDir}.`)
  }
  const { config } = adopted
  const name = path.basename(file)
  return {
    config: {
      ...config,
      ...(config.versions && { versions: fromDocs(config.versions, siteDir, docsDir) }),
    },
    docsDir,
    leftOut: [
      ...leftOut
        .filter(({ field }) => !isFoundAnyway(field) && !isNoted(field, adopted.leftOut))
        .map(({ field, line }) => `${field}: code, in line ${line} of ${name}`),
      ...adopted.leftOut,
    ],
  }
}

/** The sidebars are looked for beside the docs; styles are this site's own. */
const isFoundAnyway = (field: string) => field.endsWith('.sidebarPath')

/** Of what is left out as a whole the parts need no lines of their own. */
const isNoted = (field: string, leftOut: readonly string[]) =>
  leftOut.some((line) => line.startsWith(`${/^\w+/.exec(field)?.[0]}: `))

type Versions = NonNullable<AdoptedConfig['config']['versions']>

/** Folders of versions are written relative to the folder of the docs. */
function fromDocs(versions: Versions, siteDir: string, docsDir: string): Versions {
  return versions.map((version) =>
    version.folder === undefined || version.folder === '.'
      ? version
      : {
          ...version,
          folder: path
            .relative(docsDir, path.join(siteDir, version.folder))
            .split(path.sep)
            .join('/'),
        },
  )
}

function readVersions(siteDir: string): string[] | undefined {
  const file = path.join(siteDir, 'versions.json')
  if (!fs.existsSync(file)) return undefined
  const names = versionsSchema.safeParse(readPlainModule(file).value).data ?? []
  return names.length > 0 ? names : undefined
}
