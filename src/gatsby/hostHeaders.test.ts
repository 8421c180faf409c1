import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { headersFor, parseHeaders } from '../../scripts/lib/hostHeaders.mjs'
import { hostHeaders } from './hostHeaders'

const sent = (pathname: string, pathPrefix = '') =>
  headersFor(parseHeaders(hostHeaders(pathPrefix)), pathname)

it('keeps pages out of frames of other sites, and files from being taken for others', () => {
  const headers = sent('/effects')
  expect(headers['X-Content-Type-Options']).toEqual(['nosniff'])
  expect(headers['Content-Security-Policy']?.join()).toContain("frame-ancestors 'none'")
  expect(headers['Cache-Control']).toBeUndefined()
})

it('lets no script run in files beside pages, which may be kept for ever', () => {
  const headers = sent('/docs/static/a-1/x.svg', '/docs')
  expect(headers['Content-Security-Policy']).toContain("script-src 'none'")
  expect(headers['Cache-Control']?.join()).toContain('immutable')
  expect(headers['X-Frame-Options']).toEqual(['DENY'])
})

it('lets programs of other sites read the data', () => {
  expect(sent('/api/reference.json')['Access-Control-Allow-Origin']).toEqual(['*'])
  expect(sent('/schemas/effects.json')['Access-Control-Allow-Origin']).toEqual(['*'])
  expect(sent('/effects')['Access-Control-Allow-Origin']).toBeUndefined()
})

it('is what README tells nginx to send', () => {
  const readme = readFileSync(path.resolve(import.meta.dirname, '../../README.md'), 'utf8')
  const [, nginx = ''] = /```nginx\n([\s\S]*?)```/.exec(readme) ?? []
  const [everywhere = '', ...locations] = nginx.split(/\n *location /)
  const [, variable = '', policy = ''] = /set (\$\w+) "([^"]*)";/.exec(everywhere) ?? []
  for (const { pattern, headers } of parseHeaders(hostHeaders(''))) {
    const folder = pattern.replace(/[/*]/g, '')
    const block = folder === '' ? everywhere : locations.find((one) => one.includes(folder))
    const lines = block?.matchAll(/add_header (\S+) ("[^"]*"|\S+?)(?: always)?;/g) ?? []
    const added = Array.from(lines, ([, name = '', value = '']) => [
      name,
      value.replaceAll('"', '').replace(variable, policy),
    ])
    expect(added, pattern).toEqual(expect.arrayContaining(headers))
  }
})
