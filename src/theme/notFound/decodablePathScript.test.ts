import { describe, expect, it } from 'vitest'
import { decodablePathScript } from './decodablePathScript'

/** Runs the script and returns the address that it sets; null when it leaves it alone. */
function run(pathname: string, search = '', hash = ''): string | null {
  let address: string | null = null
  new Function('location', 'history', decodablePathScript())(
    { pathname, search, hash },
    { replaceState: (_state: null, _title: string, url: string) => (address = url) },
  )
  return address
}

describe('decodablePathScript', () => {
  it('escapes an address that cannot be decoded, and keeps the rest of it', () => {
    expect(run('/%E0%A4%A', '?a=1', '#b')).toBe('/%25E0%25A4%25A?a=1#b')
    expect(run('/effects/%')).toBe('/effects/%25')
    expect(decodeURI(run('/a/%C3%28/b') ?? '')).toBe('/a/%C3%28/b')
  })

  it('leaves every other address alone', () => {
    expect(run('/effects/give_money')).toBeNull()
    expect(run('/a%20b/%C3%A4')).toBeNull()
  })
})
