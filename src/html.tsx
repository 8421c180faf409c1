import type { HTMLAttributes, ReactNode } from 'react'
import { baseUrlScript } from './document/baseUrlScript'
import { createStyleCache, firstPaintStyles } from './document/pageStyles'
import { splitStyles } from './document/splitStyles'

interface HtmlProps {
  htmlAttributes: HTMLAttributes<HTMLHtmlElement>
  headComponents: ReactNode
  bodyAttributes: HTMLAttributes<HTMLBodyElement>
  preBodyComponents: ReactNode
  body: string
  postBodyComponents: ReactNode
  /** Route of the page; nothing in develop, where one document serves all. */
  path?: string
}

/** One process renders many pages. */
const styles = createStyleCache()

/** The styles of what a text may hold: a text that is left as it is needs few of them at first. */
const OF_TEXTS = /\/component---src-templates-/

/** What stands around the body, for selectors that ask for it. */
const FRAME = '<html><head><meta><title><body><div>'

/**
 * Gatsby's document without what old browsers wanted. Gatsby writes all styles into every page;
 * here only those that the page uses are in it, and the rest comes as a file at the end of the
 * body, where it delays nothing and the browser keeps it for the other pages. The rest of a text that
 * stays as it is comes when the reader does something (`loadStyles.ts`); without scripts, at once.
 */
export default function Html(props: HtmlProps) {
  const { rest, sheets } = splitStyles(props.headComponents)
  const isStill = props.body.includes(' data-still=')
  const css = sheets.length > 0 ? firstPaintStyles(sheets, FRAME + props.body, styles) : ''
  return (
    // The language comes with the attributes that react-helmet collected.
    // eslint-disable-next-line jsx-a11y/html-has-lang
    <html {...props.htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        {rest}
        {/* Without `data-href`: the loader of lazy styles must not take a part for the whole. */}
        {css !== '' && <style dangerouslySetInnerHTML={{ __html: css }} />}
        {props.path === '/' && (
          <script
            dangerouslySetInnerHTML={{
              __html: baseUrlScript(__BASE_URL_WRONG__, `${__BASE_PATH__}/`),
            }}
          />
        )}
      </head>
      <body {...props.bodyAttributes}>
        {props.preBodyComponents}
        <div id="___gatsby" dangerouslySetInnerHTML={{ __html: props.body }} />
        {props.postBodyComponents}
        {sheets.map(({ href }) => {
          const link = <link key={href} rel="stylesheet" href={href} />
          return isStill && OF_TEXTS.test(href) ? <noscript key={href}>{link}</noscript> : link
        })}
      </body>
    </html>
  )
}
