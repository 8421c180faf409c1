import { describe, expect, it } from 'vitest'
import { ownMemory, parseProcesses, processTree } from './measure.mjs'

describe('processTree', () => {
  const processes = parseProcesses('  1  0 100\n 10 1 20\n 11 10 3\n 12 1 7\n')
  const pids = (root: number) => processTree(processes, root).map(({ pid }) => pid)

  it('names a process and its descendants', () => {
    expect(pids(10)).toEqual([10, 11])
    expect(pids(1)).toEqual([1, 10, 11, 12])
    expect(pids(99)).toEqual([])
  })
})

describe('ownMemory', () => {
  it('takes what a process shares with others for its share only', async () => {
    const resident = process.memoryUsage().rss / 1024
    const own = await ownMemory({ pid: process.pid, parent: 1, kilobytes: resident })
    expect(own).toBeGreaterThan(0)
    expect(own).toBeLessThanOrEqual(resident * 1.1)
  })

  it('is all resident memory where the shares are not known', async () => {
    expect(await ownMemory({ pid: 2 ** 30, parent: 1, kilobytes: 512 })).toBe(512)
  })
})
