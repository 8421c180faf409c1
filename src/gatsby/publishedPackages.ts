/** The packages whose code is in the site's scripts and styles, and their licences. */
import fs from 'node:fs'
import path from 'node:path'

/** A module as webpack knows it; one may be made of others. */
export interface BundledModule {
  nameForCondition?: () => string | null
  modules?: Iterable<BundledModule>
}

const FOLDER = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/

/**
 * @param file path of a module
 * @returns folder of the package that it belongs to; undefined for the site's own
 */
export function packageFolder(file: string): string | undefined {
  return FOLDER.exec(file)?.[0]
}

/** Folders of the packages of this build. */
const published = new Set<string>()

/** Takes down whose code webpack publishes. */
export function notePackages(modules: Iterable<BundledModule>): void {
  for (const module of modules) {
    const folder = packageFolder(module.nameForCondition?.() ?? '')
    if (folder !== undefined) published.add(folder)
    if (module.modules) notePackages(module.modules)
  }
}

/** @returns folders of the packages in this build's scripts and styles; empty before webpack has run */
export function publishedPackages(): string[] {
  return [...published]
}

interface Package {
  name: string
  version: string
  license?: string
}

/**
 * @param folders folders of packages
 * @param where what their code is in
 * @returns names, versions and licences with their whole texts, which most of them want to be passed
 *   on
 */
export function licenceList(
  folders: readonly string[],
  where = 'the scripts and styles of this site',
): string {
  const entries = folders.map((folder) => {
    const file = path.join(folder, 'package.json')
    const { name, version, license } = JSON.parse(fs.readFileSync(file, 'utf8')) as Package
    const texts = fs.readdirSync(folder).filter((one) => /^(?:licen[cs]e|notice)\b/i.test(one))
    const head = `${name} ${version} (${license ?? 'see below'})`
    const words = texts.sort().map((one) => fs.readFileSync(path.join(folder, one), 'utf8').trim())
    return [head, '='.repeat(head.length), ...words].join('\n\n')
  })
  const unique = [...new Set(entries)].sort()
  return `Packages of others in ${where}.\n\n${unique.join('\n\n\n')}\n`
}
