import type { GatsbyNode } from 'gatsby'
import siteConfig from './site.config'
import { createDocsSite } from './src/gatsby/docsSite'

const site = createDocsSite(siteConfig)

export const onPreInit: GatsbyNode['onPreInit'] = () => site.onPreInit()

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = (args) => site.onPreBootstrap(args)

export const onCreateNode: GatsbyNode['onCreateNode'] = (args) => site.onCreateNode(args)

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = (args) =>
  site.createSchema(args)

export const sourceNodes: GatsbyNode['sourceNodes'] = (args) => site.sourceNodes(args)

export const createResolvers: GatsbyNode['createResolvers'] = (args) => site.createResolvers(args)

export const createPages: GatsbyNode['createPages'] = (args) => site.createPages(args)

export const onPreExtractQueries: GatsbyNode['onPreExtractQueries'] = (args) =>
  site.onPreExtractQueries(args)

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) =>
  site.configureWebpack(args)

export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = (args) =>
  site.onCreateDevServer(args)

export const onPreBuild: GatsbyNode['onPreBuild'] = (args) => site.onPreBuild(args)

export const onPostBuild: GatsbyNode['onPostBuild'] = (args) => site.onPostBuild(args)
