import { afterEach, expect, it, vi } from 'vitest'
import { isOutdated } from './deployment'

afterEach(() => vi.unstubAllGlobals())

function deploy(answer: () => Promise<unknown>) {
  vi.stubGlobal('window', { ___webpackCompilationHash: 'old' })
  vi.stubGlobal('fetch', answer)
}

it.each([
  [
    'the same scripts',
    () => Promise.resolve(Response.json({ webpackCompilationHash: 'old' })),
    false,
  ],
  ['others', () => Promise.resolve(Response.json({ webpackCompilationHash: 'new' })), true],
  ['nobody knows what', () => Promise.reject(new TypeError('offline')), false],
])('tells when %s are deployed', async (_what, answer, wanted) => {
  deploy(answer)
  expect(await isOutdated()).toBe(wanted)
})
