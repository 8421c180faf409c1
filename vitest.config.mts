import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { defineConfig } from 'vitest/config'

const FOLDERS = ['src', 'scripts', 'tests']
const TESTS = FOLDERS.map((folder) => `${folder}/**/*.test.{ts,tsx}`)

/** Files that replace modules: what they put in their place must not reach other files. */
const REPLACES_MODULES = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
).filter(
  (file) =>
    /\.test\.tsx?$/.test(file) &&
    /\bvi\.(mock|doMock|resetModules)\(/.test(readFileSync(file, 'utf8')),
)

export default defineConfig({
  define: { __BASE_PATH__: JSON.stringify('') },
  test: {
    environment: 'node',
    // Room for busy build machines: no test asserts how long something takes.
    testTimeout: 60_000,
    // Class names stay readable, so that rendered markup can be asserted.
    css: { modules: { classNameStrategy: 'non-scoped' }, include: [] },
    projects: [
      // A process of its own for each file takes longer than its tests.
      {
        extends: true,
        test: { name: 'shared', include: TESTS, exclude: REPLACES_MODULES, isolate: false },
      },
      { extends: true, test: { name: 'isolated', include: REPLACES_MODULES } },
    ],
  },
})
