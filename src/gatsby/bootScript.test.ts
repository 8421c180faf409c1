import { describe, expect, it } from 'vitest'
import { joinScripts, readScripts } from './bootScript'

const PLACE =
  '<slice-start id="_gatsby-scripts-1"></slice-start><slice-end id="_gatsby-scripts-1"></slice-end>'

const gatsbys = (path: string) =>
  `<div></div><script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath=${JSON.stringify(path)};/*]]>*/</script>${PLACE}`

const SCRIPTS = { hash: 'abc', files: ['/app.js'] }
const page = (path: string) => joinScripts(gatsbys(path), SCRIPTS)

type Note = (event: object | undefined) => void

/**
 * Runs the script of a page.
 *
 * @param lost addresses that the line loses
 */
function run(html: string, lost: readonly string[] = []) {
  const [, path = '', code = ''] = /<script data-path="([^"]*)">([^<]*)<\/script>/.exec(html) ?? []
  const document = { currentScript: { dataset: { path: path.replaceAll('&quot;', '"') } } }
  const loaded: string[] = []
  const steps: string[] = []
  const outcomes: unknown[] = []
  const read = 'return{pagePath,hash:___webpackCompilationHash,click:onclick,key:onkeydown,pressed}'
  const page = new Function(
    ...['document', 'requestAnimationFrame', 'setTimeout', 'load'],
    `var pagePath,___webpackCompilationHash,onclick,onkeydown,pressed;` +
      `${code.replaceAll('import(', 'load(')};${read}`,
  )(
    document,
    (next: () => void) => {
      steps.push('frame')
      next()
    },
    (next: () => void) => {
      steps.push('task')
      next()
    },
    (file: string) => {
      loaded.push(file)
      const load = lost.includes(file) ? Promise.reject(new TypeError(file)) : Promise.resolve()
      const retry = (again: () => Promise<void>) => outcomes.push(load.then(undefined, again))
      return Object.assign(load, { catch: retry })
    },
  ) as { pagePath: string; hash: string; click: Note; key: Note; pressed: unknown[] }
  return { ...page, loaded, steps, outcomes }
}

describe('joinScripts', () => {
  it('leaves one script, which sets what Gatsby reads', () => {
    const html = page('/a/b')
    expect(html.match(/<script/g)).toHaveLength(1)
    expect(html).not.toContain('slice')
    expect(run(html)).toMatchObject({ pagePath: '/a/b', hash: 'abc' })
  })

  it('has the same text on every page of a build', () => {
    const code = (path: string) => /">([^<]*)<\/script>/.exec(page(path))?.[1]
    expect(code('/a')).toBe(code('/"b"'))
  })

  it('leaves pages alone that have it, and takes the scripts of a newer build', () => {
    const html = page('/a"b')
    expect(joinScripts(html, SCRIPTS)).toBe(html)
    const newer = joinScripts(html, { hash: 'def', files: ['/new.js'] })
    expect(run(newer)).toMatchObject({ pagePath: '/a"b', hash: 'def', loaded: ['/new.js'] })
  })

  it('loads the scripts when a frame has been painted', () => {
    const { loaded, steps } = run(page('/a'))
    expect(steps).toEqual(['frame', 'task'])
    expect(loaded).toEqual(['/app.js'])
  })

  it('asks once more for a script that the line has lost', async () => {
    const { loaded, outcomes } = run(page('/a'), ['/app.js'])
    await Promise.all(outcomes)
    expect(loaded).toEqual(['/app.js', '/app.js#'])
  })

  it('asks no third time, and leaves the error to those who listen for it', async () => {
    const { loaded, outcomes } = run(page('/a'), ['/app.js', '/app.js#'])
    await expect(Promise.all(outcomes)).rejects.toThrow('/app.js#')
    expect(loaded).toHaveLength(2)
  })

  it('notes what is pressed before they run', () => {
    const { click, key, pressed } = run(page('/a'))
    const events = [{ type: 'click' }, { type: 'keydown' }]
    click(events[0])
    key(events[1])
    expect(pressed).toEqual(events)
  })

  it('says so when Gatsby writes other scripts', () => {
    expect(() => joinScripts('<div></div>', SCRIPTS)).toThrow('other inline scripts')
    expect(() => joinScripts(gatsbys('/a').replace(PLACE, ''), SCRIPTS)).toThrow(
      'other inline scripts',
    )
  })
})

describe('readScripts', () => {
  it("takes hash and files out of Gatsby's slice, without what is for old browsers", () => {
    const slice = `
          <script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping="{\\"app\\":[\\"/app.js\\"]}";
          </script>
        <script>window.___webpackCompilationHash="abc";</script><script src="/old.js" nomodule></script><script src="/app.js" async></script>`
    expect(readScripts(slice)).toEqual(SCRIPTS)
  })

  it('says so when there are none', () => {
    expect(() => readScripts('<script src="/app.js"></script>')).toThrow('other scripts')
  })
})
