import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readLastUpdated } from './lastUpdated'

const FIRST = Date.UTC(2024, 0, 5)
const SECOND = Date.UTC(2025, 5, 6)

let root: string

function git(args: string[], time = FIRST): void {
  execFileSync('git', args, {
    cwd: root,
    stdio: 'ignore',
    env: {
      ...process.env,
      GIT_CONFIG_GLOBAL: os.devNull,
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_AUTHOR_NAME: 'A',
      GIT_AUTHOR_EMAIL: 'a@example.org',
      GIT_COMMITTER_NAME: 'A',
      GIT_COMMITTER_EMAIL: 'a@example.org',
      GIT_AUTHOR_DATE: new Date(time).toISOString(),
      GIT_COMMITTER_DATE: new Date(time).toISOString(),
    },
  })
}

function write(file: string, text: string): string {
  const full = path.join(root, file)
  fs.mkdirSync(path.dirname(full), { recursive: true })
  fs.writeFileSync(full, text)
  return full
}

function commit(time: number): void {
  git(['add', '.'])
  git(['commit', '-m', 'Change'], time)
}

beforeAll(() => {
  root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'last-updated-')))
  git(['init', '-q'])
  write('content/old.md', '1')
  write('content/changed.md', '1')
  write('content/with spaces/tür.md', '1')
  write('outside.md', '1')
  commit(FIRST)
  write('content/changed.md', '2')
  commit(SECOND)
  write('content/new.md', '1')
})

afterAll(() => fs.rmSync(root, { recursive: true }))

describe('readLastUpdated', () => {
  it('gives each file of the folder the time of its last commit', () => {
    const dates = readLastUpdated(path.join(root, 'content'))
    expect(Object.fromEntries(dates)).toEqual({
      [path.join(root, 'content/old.md')]: FIRST,
      [path.join(root, 'content/changed.md')]: SECOND,
      [path.join(root, 'content/with spaces/tür.md')]: FIRST,
    })
  })

  it('is empty where there is no repository', () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'no-repository-'))
    expect(readLastUpdated(folder).size).toBe(0)
    fs.rmSync(folder, { recursive: true })
  })

  it('is empty for a folder that does not exist', () => {
    expect(readLastUpdated(path.join(root, 'gone')).size).toBe(0)
  })
})
