import type { GatsbyConfig } from 'gatsby'
import siteConfig from './site.config'
import { createGatsbyConfig } from './src/gatsby/gatsbyConfig'

const config: GatsbyConfig = createGatsbyConfig(siteConfig)

export default config
