import { describe, expect, it } from 'vitest'
import { contentType, parseRange, takesGzip } from './httpFields.mjs'

describe('parseRange', () => {
  it.each([
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=2-4', { start: 2, end: 4 }],
    ['bytes=2-', { start: 2, end: 9 }],
    ['bytes=-3', { start: 7, end: 9 }],
    ['bytes=-99', { start: 0, end: 9 }],
    ['bytes=1-9007199254740993', { start: 1, end: 9 }],
    ['bytes=10-', 'unsatisfiable'],
    ['bytes=99999999999999999999-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=5-2', undefined],
    ['bytes=abc', undefined],
    ['bytes=-', undefined],
    ['bytes=0-1,3-4', undefined],
    ['items=0-1', undefined],
    [undefined, undefined],
  ])('%s of ten bytes', (header, wanted) => {
    expect(parseRange(header, 10)).toEqual(wanted)
  })

  it('has no part of an empty file', () => {
    expect(parseRange('bytes=0-', 0)).toBe('unsatisfiable')
    expect(parseRange('bytes=-1', 0)).toBe('unsatisfiable')
  })
})

describe('takesGzip', () => {
  it.each([
    ['gzip, deflate, br', true],
    ['GZIP;q=0.5', true],
    ['*', true],
    ['gzip;q=0', false],
    ['gzip; q=0.0, *', false],
    ['br, *;q=0', false],
    ['identity', false],
    ['', false],
    [undefined, false],
  ])('%s', (header, wanted) => {
    expect(takesGzip(header)).toBe(wanted)
  })
})

describe('contentType', () => {
  it.each([
    ['a.html', 'text/html;charset=utf-8', true],
    ['llms.txt', 'text/plain;charset=utf-8', true],
    ['a.MD', 'text/markdown;charset=utf-8', true],
    ['a.json', 'application/json;charset=utf-8', true],
    ['feed.xml', 'application/xml;charset=utf-8', true],
    ['a.svg', 'image/svg+xml;charset=utf-8', true],
    ['a.png', 'image/png', false],
    ['CNAME', 'application/octet-stream', false],
    ['a.constructor', 'application/octet-stream', false],
  ])('%s', (file, type, isText) => {
    expect(contentType(file)).toEqual({ type, isText })
  })
})
