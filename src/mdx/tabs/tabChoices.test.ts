import { beforeEach, expect, it, vi } from 'vitest'
import { chooseTab, readTab, subscribeToTabs } from './tabChoices'

/** A window with as much as the choices touch: storage and its event. */
function stubWindow() {
  const stored = new Map<string, string>()
  const events = new EventTarget()
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  }
  vi.stubGlobal('window', {
    localStorage,
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  })
  return { stored, events }
}

let site: ReturnType<typeof stubWindow>
beforeEach(() => {
  site = stubWindow()
})

it('remembers a choice under the common prefix and tells everyone', () => {
  const notify = vi.fn()
  const stop = subscribeToTabs(notify)
  chooseTab('os', 'paper')
  expect(readTab('os')).toBe('paper')
  expect(site.stored.get('docs.tab.os')).toBe('paper')
  expect(notify).toHaveBeenCalledTimes(1)
  stop()
  chooseTab('os', 'purpur')
  expect(notify).toHaveBeenCalledTimes(1)
})

it('starts from what is stored', () => {
  site.stored.set('docs.tab.stored', 'b')
  expect(readTab('stored')).toBe('b')
})

it('follows other browser tabs', () => {
  const notify = vi.fn()
  const stop = subscribeToTabs(notify)
  const change = Object.assign(new Event('storage'), { key: 'docs.tab.os', newValue: 'velocity' })
  site.events.dispatchEvent(change)
  expect(readTab('os')).toBe('velocity')
  expect(notify).toHaveBeenCalledTimes(1)
  stop()
})

it('reads again what is stored when anything may have changed', () => {
  const notify = vi.fn()
  const stop = subscribeToTabs(notify)
  chooseTab('os', 'paper')
  site.stored.set('docs.tab.os', 'folia')
  site.events.dispatchEvent(Object.assign(new Event('storage'), { key: null, newValue: null }))
  expect(readTab('os')).toBe('folia')
  expect(notify).toHaveBeenCalledTimes(2)
  stop()
})
