import { afterEach, expect, it, vi } from 'vitest'
import { takeOver } from './navigate'

afterEach(() => vi.unstubAllGlobals())

it('leaves scrolling to the browser only while the page is away, and asks for news when it is back', () => {
  const history = { scrollRestoration: 'auto' }
  const page = Object.assign(new EventTarget(), { history, ___navigate: () => {} })
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('StorageEvent', Event)
  const onStorage = vi.fn()
  page.addEventListener('storage', onStorage)
  takeOver()
  expect(history.scrollRestoration).toBe('manual')
  page.dispatchEvent(new Event('pagehide'))
  expect(history.scrollRestoration).toBe('auto')
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
  expect(onStorage).not.toHaveBeenCalled()
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(onStorage).toHaveBeenCalledTimes(1)
  expect(history.scrollRestoration).toBe('manual')
})
