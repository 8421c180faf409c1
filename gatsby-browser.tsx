import './src/styles/tokens.css'
import './src/styles/global.css'

export { wrapPage as wrapPageElement } from './src/templates/wrapPage'
