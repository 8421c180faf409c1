/** What the workflows of the repository may do. */
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

interface Step {
  uses?: string
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

it('packages run nothing when they are installed', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m)
})
