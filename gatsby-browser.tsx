import './src/navigation/dropBadHash'
import './src/styles/tokens.css'
import './src/styles/global.css'
import './src/styles/drawings.css'

// Nearly every page is a doc: in the main bundle its code is loaded once for all templates.
import { FirstPage } from './src/templates/docPage/still/FirstPage'
import { setFirstPage, setLoadMore } from './src/navigation/loader'
import { loadHead } from './src/theme/PageHead'

export { wrapPage as wrapPageElement } from './src/templates/wrapPage'
export {
  onCaughtError,
  onClientEntry,
  onInitialClientRender,
  onRouteUpdate,
  replaceHydrateFunction,
} from './src/navigation/browser'

setFirstPage(FirstPage)
setLoadMore(loadHead)
