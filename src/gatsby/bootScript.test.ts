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

/** What the script of a page sets. */
function run(html: string): { pagePath?: string; hash?: string } {
  const [, path = '', code = ''] = /<script data-path="([^"]*)">([^<]*)<\/script>/.exec(html) ?? []
  const document = { currentScript: { dataset: { path: path.replaceAll('&quot;', '"') } } }
  const read = 'return{pagePath,hash:___webpackCompilationHash}'
  return new Function('document', `var pagePath,___webpackCompilationHash;${code};${read}`)(
    document,
  ) as { pagePath: string; hash: string }
}

describe('joinScripts', () => {
  it('leaves one script, which sets what Gatsby reads', () => {
    const html = joinScripts(gatsbys('/a/b', 'abc'))
    expect(html.match(/<script(?![^>]*src=)/g)).toHaveLength(1)
    expect(html).not.toContain('chunk')
    expect(run(html)).toEqual({ pagePath: '/a/b', hash: 'abc' })
    expect(html).toContain('<script src="/app.js" async></script>')
  })

  it('has the same text on every page of a build', () => {
    const code = (path: string) =>
      /">([^<]*)<\/script>/.exec(joinScripts(gatsbys(path, 'abc')))?.[1]
    expect(code('/a')).toBe(code('/"b"'))
  })

  it('leaves pages alone that have it, and takes the newer hash where Gatsby has written one', () => {
    const html = joinScripts(gatsbys('/a"b', 'abc'))
    expect(joinScripts(html)).toBe(html)
    const stitched = html.replace(/<!-- slice-start[\s\S]*slice-end[^>]*-->/, scriptsOf('def'))
    expect(run(joinScripts(stitched))).toEqual({ pagePath: '/a"b', hash: 'def' })
  })

  it('says so when Gatsby writes other scripts', () => {
    expect(() => joinScripts('<div></div>')).toThrow('other inline scripts')
  })
})
