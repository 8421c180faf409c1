/**
 * The build reaches into Gatsby in a few places (`webpack.ts`, `src/html.tsx`, the loader in
 * `src/navigation`, the compiling of its config, the stamp of `scripts/lib/gatsby.mjs`). What was read there is
 * held here: a new version of Gatsby fails these tests until somebody has read the difference.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import * as ownLoader from '../src/navigation/loader'

/** Files of Gatsby by what of this site rests on them, with the hash of the version that was read. */
const READ: Record<string, readonly [file: string, hash: string][]> = {
  'src/navigation/loader.ts': [
    ['gatsby/cache-dir/loader.js', 'cc2925292996731c'],
    ['gatsby/cache-dir/production-app.js', '560625deb41602fe'],
    ['gatsby/cache-dir/navigation.js', 'c692bffe48509138'],
    ['gatsby/cache-dir/ensure-resources.js', '12c5f440cc1ae488'],
    ['gatsby/cache-dir/query-result-store.js', '42ca82268e7117a9'],
    ['gatsby/cache-dir/api-runner-browser.js', 'c71bc35846768c69'],
  ],
  'src/navigation/SlicedLocation.tsx': [
    ['gatsby/node_modules/@gatsbyjs/reach-router/dist/index.modern.mjs', 'ee193ab3baa50e01'],
  ],
  'src/html.tsx, gatsby-ssr.tsx': [['gatsby/cache-dir/static-entry.js', '9980b1978bed2ba1']],
  'src/gatsby/webpack.ts': [
    ['gatsby/dist/utils/webpack.config.js', '7e81da6813ea6f08'],
    ['gatsby/dist/utils/webpack-utils.js', '5f70f4d6e51a0eef'],
    ['gatsby/dist/internal-plugins/partytown/gatsby-browser.js', '92bbabce06f64111'],
  ],
  'scripts/lib/gatsby.mjs': [['gatsby/dist/services/initialize.js', '54f4911ea0b9013f']],
  'src/gatsby/bootScript.ts, src/gatsby/stitching.ts': [
    ['gatsby/dist/utils/slices/stitching.js', '5cefcfeae687a904'],
    ['gatsby/dist/utils/gatsby-webpack-stats-extractor.js', 'e7345960225a71ea'],
  ],
  'src/gatsby/renderPage.ts': [
    ['gatsby/dist/utils/worker/child/render-html.js', '8712fc309da100a9'],
  ],
  'src/gatsby/rendererBuild.ts': [
    ['gatsby/dist/commands/build-html.js', 'f9479d4f9f2c490f'],
    ['gatsby/dist/utils/worker/pool.js', '3fbb9d486df96695'],
    ['gatsby/dist/utils/worker/child/index.js', '5b31f163861eae89'],
    ['gatsby/dist/utils/worker/child/state.js', 'd3177af646cbd8fa'],
    ['gatsby/dist/utils/webpack/get-ssr-chunk-hashes.js', '4c86936268178cf7'],
  ],
  'src/gatsby/queryFiles.ts': [
    ['gatsby/dist/query/file-parser.js', 'c42038e1cc3dc81b'],
    ['gatsby/dist/query/query-compiler.js', 'bcbef0914baa5966'],
  ],
  'src/gatsby/workerExit.ts': [
    ['gatsby-worker/dist/child.js', 'e20e8fc9e8785112'],
    ['gatsby/dist/commands/build.js', 'd8732213a012436e'],
  ],
  'scripts/lib/compileConfig.mjs, src/gatsby/buildThread.ts': [
    ['gatsby/dist/utils/parcel/compile-gatsby-files.js', '12c24d42d26144d7'],
    ['gatsby-worker/dist/index.js', 'df133de2f2e1c402'],
  ],
  'src/gatsby/quickEdits.ts': [
    ['gatsby/dist/state-machines/waiting/index.js', '86d8ee154f2fc57a'],
    ['gatsby/dist/utils/call-deferred-api.js', 'f8ba28e085e0e646'],
    ['gatsby/dist/services/run-mutation-batch.js', '7446cdb46108a822'],
  ],
  'src/gatsby/entryNodes.ts': [['gatsby/dist/utils/source-nodes.js', 'e6c583fc04d2bdbb']],
}

const fileOf = (name: string) => path.resolve('node_modules', name)
const read = (name: string) => readFileSync(fileOf(name), 'utf8')

describe('files of Gatsby that the build rests on', () => {
  it.each(Object.entries(READ))('are those that were read for %s', (user, files) => {
    const changed = files.flatMap(([file, hash]) => {
      const now = createHash('sha1').update(read(file)).digest('hex').slice(0, hash.length)
      return now === hash ? [] : [`${file} is ${now} now`]
    })
    expect(
      changed,
      `gatsby was updated: read the difference, then update ${user} and this test`,
    ).toEqual([])
  })
})

describe("the site's loader", () => {
  const users = (READ['src/navigation/loader.ts'] ?? [])
    .map(([file]) => file)
    .filter((file) => !file.endsWith('/loader.js'))

  it("exports what Gatsby's files import from theirs", () => {
    const imported = users.flatMap((file) =>
      [...read(file).matchAll(/import (?:\w+,? ?)?(?:\{([^}]*)\} )?from "\.\/loader"/g)].flatMap(
        ([, names = '']) => names.split(',').map((name) => name.trim()),
      ),
    )
    const wanted = [...new Set(imported)].filter((name) => name !== '')
    expect(wanted.length).toBeGreaterThan(3)
    expect(Object.keys(ownLoader)).toEqual(expect.arrayContaining(wanted))
  })

  it('has the methods that they call', () => {
    const called = users.flatMap((file) =>
      [...read(file).matchAll(/\bloader\.(\w+)\(/g)].map(([, name = '']) => name),
    )
    const missing = [...new Set(called)].filter(
      (name) => !(name in ownLoader.ProdLoader.prototype) && !(name in ownLoader.publicLoader),
    )
    expect(missing).toEqual([])
  })
})
