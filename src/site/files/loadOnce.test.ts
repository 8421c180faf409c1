import { expect, it, vi } from 'vitest'
import { loadOnce } from './loadOnce'

it('loads once for each key, also while it is loading', async () => {
  const load = vi.fn((key: string) => Promise.resolve(`${key}!`))
  const get = loadOnce(load)
  expect(await Promise.all([get('a'), get('a'), get('b')])).toEqual(['a!', 'a!', 'b!'])
  expect(await get('a')).toBe('a!')
  expect(load).toHaveBeenCalledTimes(2)
})

it('forgets a failure', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('here')
  const get = loadOnce(load)
  await expect(get('a')).rejects.toThrow('offline')
  expect(await get('a')).toBe('here')
})
