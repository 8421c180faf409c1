import { withBase } from '../basePath'
import { fetchJson } from './fetchFile'

/** @returns hash of the scripts that are deployed now; undefined when that cannot be found out */
export async function deployedHash(): Promise<string | undefined> {
  const url = withBase('/page-data/app-data.json')
  const data = await fetchJson<{ webpackCompilationHash?: string } | null>(url, {}).catch(
    () => null,
  )
  return data?.webpackCompilationHash
}

/**
 * @param deployed hash of the scripts that are deployed, if that is known
 * @returns whether those that run are others
 */
export function differsFromRunning(deployed: string | undefined): boolean {
  const running = window.___webpackCompilationHash
  return (deployed ?? running) !== running
}

/**
 * After a deployment the scripts of an open page name files that may be gone.
 *
 * @returns whether other scripts than those that run are deployed by now
 */
export async function isOutdated(): Promise<boolean> {
  return differsFromRunning(await deployedHash())
}
