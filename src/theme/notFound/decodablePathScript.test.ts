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
  it.each([
    ['/%E0%A4%A', '/~E0~A4~A'],
    ['/effects/%', '/effects/~'],
    ['/a/%C3%28/b', '/a/~C3~28/b'],
    ['/100%25', '/100~25'],
    ['//x/%', '/x/~'],
  ])('makes %s an address that can be decoded', (given, wanted) => {
    expect(run(given)).toBe(wanted)
  })

  it('keeps query and hash', () => {
    expect(run('/%', '?a=1', '#b')).toBe('/~?a=1#b')
  })

  it('leaves every other address alone', () => {
    expect(run('/effects/give_money')).toBeNull()
    expect(run('/a%20b/%C3%A4')).toBeNull()
  })
})
