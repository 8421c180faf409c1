import type { GatsbySSR } from 'gatsby'
import { Helmet } from 'react-helmet'
import { tidyHead } from './src/gatsby/headOrder'

export { wrapPage as wrapPageElement } from './src/templates/wrapPage'

export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  setHtmlAttributes,
  setHeadComponents,
}) => {
  const head = Helmet.renderStatic()
  setHtmlAttributes(head.htmlAttributes.toComponent())
  setHeadComponents([
    head.title.toComponent(),
    head.meta.toComponent(),
    head.link.toComponent(),
    head.script.toComponent(),
  ])
}

export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  replaceHeadComponents(tidyHead(getHeadComponents()))
}
