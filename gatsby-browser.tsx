import './src/navigation/dropBadHash'
import './src/styles/tokens.css'
import './src/styles/global.css'

// Nearly every page is a doc: in the main bundle its code is loaded once for all templates.
import './src/templates/docPage/DocPage'

export { wrapPage as wrapPageElement } from './src/templates/wrapPage'
export { onCaughtError, onClientEntry, onRouteUpdate } from './src/navigation/browser'
