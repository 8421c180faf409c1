import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { licenceList, notePackages, publishedPackages } from './publishedPackages'

it('finds the packages of modules, and of those that are joined into one', () => {
  const at = (file: string) => ({ nameForCondition: () => file })
  notePackages([
    at('/site/src/a.ts'),
    at('/site/node_modules/react/index.js'),
    { modules: [at('/site/node_modules/@a/b/dist/c.js'), at('/site/node_modules/@a/b/d.js')] },
    at('/site/node_modules/x/node_modules/y/z.js'),
    {},
  ])
  expect(publishedPackages()).toEqual([
    '/site/node_modules/react',
    '/site/node_modules/@a/b',
    '/site/node_modules/x/node_modules/y',
  ])
})

it('lists each with its licence', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'package-'))
  const about = { name: 'a', version: '1.0.0', license: 'MIT' }
  fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify(about))
  fs.writeFileSync(path.join(folder, 'LICENSE.md'), 'Do as you like.\n')
  const list = licenceList([folder, folder])
  expect(list).toContain('a 1.0.0 (MIT)\n\n=============\n\nDo as you like.')
  expect(list.match(/a 1\.0\.0/g)).toHaveLength(1)
  fs.rmSync(folder, { recursive: true })
})
