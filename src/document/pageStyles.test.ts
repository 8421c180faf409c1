import { describe, expect, it } from 'vitest'
import { createStyleCache, firstPaintStyles, parseStyles, readParts, usedRules } from './pageStyles'

/** Rules that a page with one element of these classes keeps. */
const used = (css: string, ...classes: string[]) =>
  usedRules(parseStyles(css), readParts(`<a class="${classes.join(' ')}" data-kind="filter"></a>`))

describe('usedRules', () => {
  it('keeps rules without classes and rules whose classes all stand in the page', () => {
    const css = 'a{b:c}.x{d:e}.y{f:g}.x .y{h:i}.x[data-open]{j:k}'
    expect(used(css, 'x')).toBe('a{b:c}.x{d:e}.x[data-open]{j:k}')
  })

  it('keeps a rule when one of its selectors is used, without the others', () => {
    expect(used('.y,.x{a:b}', 'x')).toBe('.x{a:b}')
  })

  it('looks into media queries and drops empty ones', () => {
    const css = '@media (max-width:996px){.x{a:b}.y{c:d}}@media (min-width:1px){.y{e:f}}'
    expect(used(css, 'x')).toBe('@media (max-width:996px){.x{a:b}}')
  })

  it('leaves styles for paper and for colours of the system to the whole sheet', () => {
    expect(used('@media print{a{b:c}}@media (max-width:9px),print{a{d:e}}')).toBe(
      '@media (max-width:9px),print{a{d:e}}',
    )
    expect(used('@media (forced-colors: active){a{b:c}}')).toBe('')
  })

  it('leaves to the whole sheet what only a pointer or a script brings about', () => {
    expect(used('.x:hover{a:b}.x pre[tabindex]{c:d}.x{e:f}', 'x')).toBe('.x{e:f}')
    expect(used('html:not([data-js]) .x{a:b}[data-js] .x{c:d}', 'x')).toBe('[data-js] .x{c:d}')
  })

  it('drops rules for elements and content attributes that are not there', () => {
    const css =
      '.x kbd{a:b}.x a{c:d}.x :where(a){e:f}[data-kind=effect]{g:h}[data-kind=filter]{i:j}'
    expect(used(css, 'x')).toBe('.x a{c:d}.x :where(a){e:f}[data-kind=filter]{i:j}')
    expect(used('[dir=rtl] a{a:b}', 'x')).toBe('')
  })

  it('judges lists of which one has to fit, but nothing inside of a negation', () => {
    const css =
      '.x :is(.y,kbd){a:b}.x :where(a,kbd){c:d}:where(.x) :where(li>ul){e:f}.x:not(:is(.y)){g:h}.x :where(a:not(.y)){i:j}'
    expect(used(css, 'x')).toBe('.x :where(a){c:d}.x:not(:is(.y)){g:h}.x :where(a:not(.y)){i:j}')
  })

  it('shortens lists only where all in them count alike', () => {
    expect(used('.x:is(.x,.y){a:b}.x:is(a,.x){a:b}.x:where(.y,a,kbd){a:b}', 'x')).toBe(
      '.x:is(.x){a:b}.x:is(a,.x){a:b}.x:where(a){a:b}',
    )
  })

  it('writes custom properties without blanks', () => {
    expect(used('.x{--a: 1px;--b: c d,  e}', 'x')).toBe('.x{--a:1px;--b:c d,e}')
  })

  it('leaves what readers open to the whole sheet, unless it is open from the start', () => {
    const css = '.x[open]{a:b}'
    expect(used(css, 'x')).toBe('')
    expect(usedRules(parseStyles(css), readParts('<details class="x" open="">'))).toBe(css)
  })

  it('drops rules for footnotes where there are none', () => {
    expect(used('.x [data-footnote-ref]{a:b}.x [data-open]{c:d}', 'x')).toBe('.x [data-open]{c:d}')
  })

  it('keeps states that a script may set', () => {
    const css = '.x[aria-expanded=true]{a:b}html[data-theme=dark] .x{c:d}'
    expect(usedRules(parseStyles(css), readParts('<html><a class="x"></a></html>'))).toBe(css)
  })

  it('leaves what the pointer and the keyboard bring about to the whole sheet', () => {
    const css =
      '.x:hover{a:b}.x:focus-visible{c:d}a:not(:hover){e:f}.x,.x:active{g:h}.x:focus-x{i:j}'
    expect(used(css, 'x')).toBe('a:not(:hover){e:f}.x{g:h}.x:focus-x{i:j}')
  })

  it('leaves out what shows only when something is done', () => {
    const css = '.x{transition:color 1s;color:red}.x a{cursor:pointer}'
    expect(used(css, 'x')).toBe('.x{color:red}')
  })

  it('keeps keyframes that a rule names', () => {
    const css = '@keyframes k{to{a:b}}@keyframes l{to{a:b}}.x{animation:k 1s}.y{animation:l 1s}'
    expect(used(css, 'x')).toBe('.x{animation:k 1s}@keyframes k{to{a:b}}')
  })

  it('reads escaped class names', () => {
    expect(used('.a\\+b{c:d}.\\31 x{e:f}', 'a+b')).toContain('.a\\+b{c:d}')
  })
})

describe('firstPaintStyles', () => {
  const of = (css: string, html = '<p class="x y">T</p>') =>
    firstPaintStyles([{ href: '/app.1.css', css }], html, createStyleCache())

  it('are the rules that the page uses, of all sheets in their order', () => {
    expect(of('.x{a:b}.z{c:d}')).toBe('.x{a:b}')
    const sheets = [
      { href: '/a.css', css: '.x{a:b}' },
      { href: '/b.css', css: '.y{c:d}' },
    ]
    expect(firstPaintStyles(sheets, '<p class="x y">', createStyleCache())).toBe('.x{a:b}.y{c:d}')
  })

  it('have no custom properties that nothing asks for, nor those that only they used', () => {
    const css = ':root{--a:1px;--b:var(--c);--c:2px;--d:3px}.x{margin:var(--a);padding:var(--a)}'
    expect(of(css)).toBe(':root{--a:1px;}.x{margin:var(--a);padding:var(--a)}')
    expect(of(css, '<p style="margin:var(--d)" class="x">')).toContain(':root{--a:1px;--d:3px}')
  })

  it('have no rule that is empty without them', () => {
    expect(of('.x:last-child{--a:1px}@media screen{.x{--b:2px}.x{c:d}}.x{e:f}')).toBe(
      '@media screen{.x{c:d}}.x{e:f}',
    )
  })

  it('hold what is asked for once in its place, unless something else sets it, too', () => {
    expect(of(':root{--a:1px;--b:2px}.x{margin:var(--a)}.y{--b:3px;top:var(--b)}')).toBe(
      ':root{--b:2px}.x{margin:1px}.y{--b:3px;top:var(--b)}',
    )
    expect(of(':root{--a:1px}.x{margin:var(--a)}', '<p style="top:var(--a)" class="x">')).toBe(
      ':root{--a:1px}.x{margin:var(--a)}',
    )
    expect(of(':root{--a:1px}.x{margin:var(--a,2px)}')).toBe(
      ':root{--a:1px}.x{margin:var(--a,2px)}',
    )
  })
})
