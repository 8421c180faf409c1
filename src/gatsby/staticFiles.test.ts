import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { copyStatic, findStatic, staticFolders } from './staticFiles'

let root: string

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'static-'))
  write('static/img/logo.svg', 'own')
  write('their/img/logo.svg', 'theirs')
  write('their/img/lamp.svg', 'lamp')
})

afterEach(() => fs.rmSync(root, { recursive: true }))

const at = (name: string) => path.join(root, name)

function write(name: string, text: string): void {
  fs.mkdirSync(path.dirname(at(name)), { recursive: true })
  fs.writeFileSync(at(name), text)
}

const context = () => ({ root, adopted: { root, siteDir: root, staticDir: at('their') } })

it('finds files of adopted docs before those of the site', () => {
  expect(staticFolders({ root })).toEqual([at('static')])
  expect(findStatic('/img/logo.svg', context())).toBe(at('their/img/logo.svg'))
  expect(findStatic('/img/logo.svg', { root })).toBe(at('static/img/logo.svg'))
  expect(findStatic('/img/gone.svg', context())).toBeUndefined()
})

it('publishes them, but no links that lead out of their folder', () => {
  write('secret.txt', 'secret')
  fs.symlinkSync(at('secret.txt'), at('their/secret.txt'))
  write('public/img/logo.svg', 'own')
  copyStatic(context(), at('public'))
  expect(fs.readFileSync(at('public/img/logo.svg'), 'utf8')).toBe('theirs')
  expect(fs.readdirSync(at('public'))).toEqual(['img'])
})
