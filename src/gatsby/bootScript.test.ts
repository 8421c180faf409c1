import { describe, expect, it } from 'vitest'
import { joinScripts } from './bootScript'

const gatsbys = (path: string, hash: string) =>
  `<div></div><script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath=${JSON.stringify(path)};/*]]>*/</script>` +
  scriptsOf(hash)

const scriptsOf = (hash: string) => `<!-- slice-start id="_gatsby-scripts-1" -->
          <script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping="{\\"app\\":[\\"/app.js\\"]}";
          </script>
        <script>window.___webpackCompilationHash="${hash}";</script><script src="/app.js" async></script><!-- slice-end id="_gatsby-scripts-1" -->`

/** Runs the script of a page that is not painted yet. */
function run(html: string, { hidden = false } = {}) {
  const [, path = '', files = '', code = ''] =
    /<script data-path="([^"]*)" data-files="([^"]*)">([^<]*)<\/script>/.exec(html) ?? []
  const loaded: string[] = []
  const waiting: (() => void)[] = []
  const sheets = [{}, {}].map(() => ({ sheet: null as object | null, media: 'none' }))
  let load = () => {}
  const page = {
    currentScript: { dataset: { path: path.replaceAll('&quot;', '"'), files } },
    hidden,
    createElement: () => ({}),
    head: { append: ({ src }: { src: string }) => loaded.push(src) },
    addEventListener: (_type: string, listen: () => void) => (load = listen),
    querySelectorAll: () => sheets,
  }
  class Paint {
    constructor(paint: () => void) {
      waiting.push(paint)
    }
    observe() {}
  }
  const read = 'return{pagePath,hash:___webpackCompilationHash,click:onclick,pressed}'
  const said = new Function(
    ...['document', 'setTimeout', 'PerformanceObserver'],
    `var pagePath,___webpackCompilationHash,onclick,pressed;${code};${read}`,
  )(page, (late: () => void) => waiting.push(late), Paint) as {
    pagePath: string
    hash: string
    click: (event: object) => void
    pressed: unknown[]
  }
  return { ...said, loaded, waiting, sheets, load: () => load() }
}

describe('joinScripts', () => {
  it('leaves one script, which sets what Gatsby reads', () => {
    const html = joinScripts(gatsbys('/a/b', 'abc'))
    expect(html.match(/<script/g)).toHaveLength(1)
    expect(html).not.toContain('chunk')
    expect(run(html)).toMatchObject({ pagePath: '/a/b', hash: 'abc' })
  })

  it('has the same text on every page of a build', () => {
    const code = (path: string) =>
      /">([^<]+)<\/script>/.exec(joinScripts(gatsbys(path, 'abc')))?.[1]
    expect(code('/a')).toBe(code('/"b"'))
  })

  it('leaves pages alone that have it, and takes the newer hash where Gatsby has written one', () => {
    const html = joinScripts(gatsbys('/a"b', 'abc'))
    expect(joinScripts(html)).toBe(html)
    const stitched = html.replace(/<!-- slice-start[\s\S]*slice-end[^>]*-->/, scriptsOf('def'))
    expect(run(joinScripts(stitched))).toMatchObject({ pagePath: '/a"b', hash: 'def' })
  })

  it('loads the scripts once, when the page is painted or after a while', () => {
    const { loaded, waiting } = run(joinScripts(gatsbys('/a', 'abc')))
    expect(loaded).toEqual([])
    for (const go of waiting) go()
    expect(waiting).toHaveLength(2)
    expect(loaded).toEqual(['/app.js'])
  })

  it('loads them at once where nothing is painted', () => {
    expect(run(joinScripts(gatsbys('/a', 'abc')), { hidden: true }).loaded).toEqual(['/app.js'])
  })

  it('puts the whole style sheets into force all in one go', () => {
    const { sheets, load } = run(joinScripts(gatsbys('/a', 'abc')))
    const inForce = () => sheets.map(({ media }) => media)
    Object.assign(sheets[1] ?? {}, { sheet: {} })
    load()
    expect(inForce()).toEqual(['none', 'none'])
    Object.assign(sheets[0] ?? {}, { sheet: {} })
    load()
    expect(inForce()).toEqual(['all', 'all'])
  })

  it('notes which buttons are pressed before they run', () => {
    const { click, pressed } = run(joinScripts(gatsbys('/a', 'abc')))
    const button = {}
    click({ target: { closest: () => button } })
    click({ target: { closest: () => null } })
    expect(pressed).toEqual([button])
  })

  it('says so when Gatsby writes other scripts', () => {
    expect(() => joinScripts('<div></div>')).toThrow('other inline scripts')
  })
})
