import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Problem } from '../docs/issues'
import { changeMessage, watchProblems } from './developProblems'
import { problemsPage } from './problemsPage'

const ADDRESS = 'http://127.0.0.1:8000/_problems'
const wrong = (file: string): Problem => ({ file, line: 3, message: 'Broken link "/<b>".' })

describe('what the terminal says of the content', () => {
  it('tells where the list is when nothing is wrong at first', () => {
    expect(changeMessage(undefined, [], ADDRESS)?.text).toContain(ADDRESS)
    expect(changeMessage([], [], ADDRESS)).toBeUndefined()
  })

  it('tells what is new in the words of the build, once', () => {
    const first = changeMessage([], [wrong('a.md')], ADDRESS)
    expect(first).toMatchObject({ isWrong: true })
    expect(first?.text).toContain('a.md:3  Broken link')
    expect(changeMessage([wrong('a.md')], [wrong('a.md')], ADDRESS)).toBeUndefined()
    const second = changeMessage([wrong('a.md')], [wrong('a.md'), wrong('b.md')], ADDRESS)
    expect(second?.text).toContain('(2)')
    expect(second?.text).not.toContain('a.md:3')
  })

  it('tells what is mended', () => {
    expect(changeMessage([wrong('a.md')], [], ADDRESS)?.text).toMatch(/right again/)
    expect(changeMessage([wrong('a.md'), wrong('b.md')], [wrong('b.md')], ADDRESS)).toEqual({
      isWrong: false,
      text: `Mended. 1 left: ${ADDRESS}`,
    })
  })
})

describe('the watch', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('checks once after several changes, and goes on when a check fails', async () => {
    const reporter = { error: vi.fn(), info: vi.fn(), warn: vi.fn() }
    const report = vi
      .fn()
      .mockRejectedValueOnce(new Error('The file is gone.'))
      .mockResolvedValue({ errors: [wrong('a.md')], warnings: [] })
    const changed = watchProblems(reporter, report, () => ADDRESS)
    changed()
    changed()
    await vi.runAllTimersAsync()
    expect(report).toHaveBeenCalledTimes(1)
    expect(reporter.warn).toHaveBeenCalledWith(expect.stringContaining('The file is gone.'))
    changed()
    await vi.runAllTimersAsync()
    expect(reporter.error).toHaveBeenCalledWith(expect.stringContaining('a.md:3'))
  })
})

describe('the page of problems', () => {
  it('lists what is wrong with a link to the page, and no HTML of the content', () => {
    const html = problemsPage({
      errors: [wrong('a.md')],
      warnings: [wrong('b.md')],
      routes: new Map([['a.md', '/a']]),
    })
    expect(html).toContain('<h2>What stops the build (1)</h2>')
    expect(html).toContain('<code>a.md:3  Broken link &quot;/&lt;b&gt;&quot;.</code> <a href="/a">')
    expect(html).toContain('What the build only tells (1)')
    expect(html).toContain('http-equiv="refresh"')
  })

  it('says so when nothing is wrong', () => {
    expect(problemsPage({ errors: [], warnings: [], routes: new Map() })).toContain(
      'There are none.',
    )
  })
})
