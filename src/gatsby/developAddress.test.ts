import type { Store } from 'gatsby'
import { expect, it, vi } from 'vitest'
import { tellAddress } from './developAddress'
import type { Compiler } from './publishedAssets'

it('tells once where the site and the list of problems are', async () => {
  const info = vi.fn()
  const store = { getState: () => ({ program: { host: '127.0.0.1', proxyPort: 8123 } }) }
  let done: (() => void) | undefined
  const compiler = { hooks: { done: { tap: (_name: string, hook: () => void) => (done = hook) } } }
  tellAddress({ info }, store as unknown as Store).apply(compiler as unknown as Compiler)
  done?.()
  done?.()
  await new Promise(setImmediate)
  const lines = info.mock.calls.map(([line]: unknown[]) => line)
  expect(lines).toEqual([
    'The site is at http://127.0.0.1:8123/',
    'What is wrong in its content is listed at http://127.0.0.1:8123/_problems',
    'A saved file shows at once. Ctrl+C ends it.',
  ])
})
