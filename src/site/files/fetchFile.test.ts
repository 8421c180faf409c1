import { afterEach, expect, it, vi } from 'vitest'
import { FileError, fetchJson, fetchText } from './fetchFile'

const answer = (body: string, status = 200) =>
  vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response(body, { status })))

afterEach(() => vi.unstubAllGlobals())

it('reads JSON and text, asking whether the copy of the browser is good', async () => {
  answer('{"a":1}')
  expect(await fetchJson('/a.json')).toEqual({ a: 1 })
  expect(fetch).toHaveBeenCalledWith('/a.json', { cache: 'no-cache' })
  answer('# Lamps')
  expect(await fetchText('/a.md')).toBe('# Lamps')
})

it('fetches in another way when told so', async () => {
  answer('{}')
  await fetchJson('/a.json', {})
  expect(fetch).toHaveBeenCalledWith('/a.json', {})
})

it('says which file failed, and how', async () => {
  answer('gone', 404)
  const refused = fetchJson('/a.json')
  await expect(refused).rejects.toThrow('/a.json answered with status 404.')
  await expect(refused).rejects.toMatchObject({ status: 404 })
  await expect(fetchText('/a.md')).rejects.toThrow('/a.md answered with status 404.')
  answer('<p>oops')
  const wrong = fetchJson('/a.json')
  await expect(wrong).rejects.toThrow('/a.json is not what it should be.')
  await expect(wrong).rejects.toBeInstanceOf(FileError)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(fetchJson('/a.json')).rejects.toThrow('/a.json could not be reached.')
})
