/** The commands around the search, called with something that they do not know. */
import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

for (const command of ['searchJudge', 'searchQuality', 'searchFit']) {
  it(`${command} says how it is called instead of showing where it stopped`, () => {
    const { status, stderr } = spawnSync(
      process.execPath,
      [`scripts/${command}.mjs`, '--no-such-option'],
      { encoding: 'utf8' },
    )
    expect(status).toBe(2)
    expect(stderr).toContain("Unknown option '--no-such-option'")
    expect(stderr).toContain('npm run search:')
    expect(stderr).not.toMatch(/^\s+at /m)
  })
}
