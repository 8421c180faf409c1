import type { GatsbySSR } from 'gatsby'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { Helmet } from 'react-helmet'
import { letSiteTagsStay } from './src/document/siteTags'
import { tidyHead } from './src/document/tidyHead'

export { wrapPage as wrapPageElement } from './src/templates/wrapPage'

/**
 * react-helmet collects the heads of all pages in one place, and Gatsby renders several pages at
 * a time: a page has to be rendered and its head taken out with no pause in between. (Gatsby's
 * own renderer streams, and `onRenderBody` comes after a pause.)
 */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHtmlAttributes,
  setHeadComponents,
}) => {
  replaceBodyHTMLString(renderToString(bodyComponent as ReactElement))
  const head = Helmet.renderStatic()
  setHtmlAttributes(head.htmlAttributes.toComponent())
  setHeadComponents([
    head.title.toComponent(),
    letSiteTagsStay(head.meta.toComponent()),
    letSiteTagsStay(head.link.toComponent()),
    letSiteTagsStay(head.script.toComponent()),
  ])
}

export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  replaceHeadComponents(tidyHead(getHeadComponents()))
}
