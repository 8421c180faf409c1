/** What the workflows of the repository may do. */
import { spawnSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

interface Step {
  uses?: string
  run?: string
  env?: Record<string, string>
  with?: Record<string, unknown>
}

interface Workflow {
  on: Record<string, unknown>
  permissions: object
  jobs: Record<string, { if?: string; permissions?: Record<string, string>; steps: Step[] }>
}

const FOLDER = '.github/workflows'
const read = (file: string) => parse(readFileSync(path.join(FOLDER, file), 'utf8')) as Workflow

describe.each(readdirSync(FOLDER))('%s', (file) => {
  const workflow = read(file)
  const steps = Object.values(workflow.jobs).flatMap((job) => job.steps)

  it('gives rights to single jobs, and each names its own', () => {
    expect(workflow.permissions).toEqual({})
    for (const { permissions } of Object.values(workflow.jobs)) expect(permissions).toBeDefined()
    expect(workflow.on).not.toHaveProperty('pull_request_target')
  })

  it('runs actions by the hash of what was read, and leaves no credentials behind', () => {
    for (const { uses, with: options } of steps) {
      if (uses === undefined) continue
      expect(uses).toMatch(/@[\da-f]{40}$/)
      if (uses.startsWith('actions/checkout@')) {
        expect(options).toMatchObject({ 'persist-credentials': false })
      }
    }
  })
})

it('only the job that runs none of the packages may publish, and only what was pushed here', () => {
  const { jobs } = read('deploy.yml')
  const publishing = Object.values(jobs).filter(({ permissions }) =>
    Object.values(permissions ?? {}).includes('write'),
  )
  expect(publishing).toEqual([jobs['deploy']])
  expect(jobs['deploy']?.steps.map(({ uses }) => uses?.split('@')[0])).toEqual([
    'actions/deploy-pages',
  ])
  expect(jobs['build']?.if).toContain("github.event.workflow_run.event == 'push'")
})

it('whoever comments on a preview runs nothing of the pull request', () => {
  const { on, jobs } = read('preview-comment.yml')
  expect(Object.keys(on)).toEqual(['workflow_run'])
  const job = jobs['comment']
  expect(job?.permissions).toEqual({ actions: 'read', 'pull-requests': 'write' })
  expect(job?.steps.map(({ uses }) => uses)).toEqual([undefined])
  // What others can name (branches, forks) comes as variables and never as part of the script.
  expect(job?.steps[0]?.run).not.toContain('${{')
  expect(read('preview.yml').jobs['build']?.permissions).toEqual({ contents: 'read' })
})

/** What the comment says of a list that a build made. */
function comment(pages: unknown): string {
  const [, filter = ''] =
    /jq -r '([\s\S]*?)' "/.exec(read('preview-comment.yml').jobs['comment']?.steps[0]?.run ?? '') ??
    []
  return spawnSync('jq', ['-r', filter], { input: JSON.stringify(pages), encoding: 'utf8' }).stdout
}

it.skipIf(spawnSync('jq', ['--version']).error)(
  'the comment shows names and routes, and no markup',
  () => {
    expect(comment([])).toBe('No page of the content is changed.\n')
    const pages = [
      { title: 'Make a crate', route: '/ecocrates/how-to', file: 'a.mdx' },
      { title: 'Old', file: 'b.mdx' },
      { title: '<img src=x> [a](https://b) | @someone', route: '/x`y', file: 'c.mdx' },
    ]
    expect(comment(pages).split('\n').slice(2)).toEqual([
      '| Make a crate | `/ecocrates/how-to` |',
      '| Old | gone |',
      '| img srcx ahttps//b  someone | `/xy` |',
      '',
    ])
  },
)

it('packages run nothing when they are installed', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m)
})
