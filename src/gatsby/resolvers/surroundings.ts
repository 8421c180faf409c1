/** Reads what a page takes from other files. */
import type { Node } from 'gatsby'
import sharp from 'sharp'
import type { Dependencies } from '../../docs/resolve/dependencies'
import type { ImageSize, Surroundings } from '../../docs/resolve/resolveTree'
import type { JsonValue } from '../../docs/tree'
import { hrefOrigin } from '../hrefOrigin'
import { findStatic } from '../staticFiles'
import type { MdxNode } from '../schema'
import { componentData } from './componentData'
import type { PageQuery } from './docPage'
import type { NodeModel } from './graph'

/** Width of the text column in pixels: no image is shown wider. */
const COLUMN_WIDTH = 736

/**
 * @param dependencies what the doc refers to
 * @param query the doc
 * @returns what its links, images and components are filled with
 */
export async function readSurroundings(
  { docs, files, staticImages, components }: Dependencies,
  query: PageQuery,
): Promise<Surroundings> {
  const { meta, graph, context } = query
  return {
    origin: hrefOrigin(meta, context),
    docRoutes: await routesOfFiles(docs, graph.nodeModel),
    ...(await publishFiles(files, query)),
    sizes: await imageSizes([
      ...files.map((file) => [file, file] as const),
      ...staticImages.map((image) => [image, findStatic(image, context) ?? image] as const),
    ]),
    componentData: new Map(
      await Promise.all(
        components.map(async (element) => [element, await componentData(element, query)] as const),
      ),
    ),
  }
}

async function routesOfFiles(files: string[], nodeModel: NodeModel): Promise<Map<string, string>> {
  const routes = new Map<string, string>()
  for (const file of new Set(files)) {
    const node = await nodeModel.findOne<MdxNode>({
      type: 'Mdx',
      query: { filter: { internal: { contentFilePath: { eq: file } } } },
    })
    if (node?.fields?.doc) routes.set(file, node.fields.doc.meta.route)
  }
  return routes
}

/** Publishes local files, and makes images of every size through gatsby-plugin-image. */
async function publishFiles(
  files: string[],
  { graph, info, context: { pathPrefix } }: PageQuery,
): Promise<Pick<Surroundings, 'fileUrls' | 'images'>> {
  const fileUrls = new Map<string, string>()
  const images = new Map<string, JsonValue>()
  const resolverOf = (type: string, field: string) =>
    info.schema.getType(type)?.getFields()[field]?.resolve
  for (const file of new Set(files)) {
    const node = await graph.nodeModel.findOne<Node>({
      type: 'File',
      query: { filter: { absolutePath: { eq: file } } },
    })
    if (!node) continue
    const image = node.children
      .map((id) => graph.nodeModel.getNodeById({ id }))
      .find((child) => child?.internal.type === 'ImageSharp')
    if (image) {
      const options = {
        layout: 'constrained',
        placeholder: 'none',
        formats: ['auto', 'webp'],
        width: Math.min(COLUMN_WIDTH, (await imageSize(file))?.width ?? COLUMN_WIDTH),
      }
      const data = await resolverOf('ImageSharp', 'gatsbyImageData')?.(image, options, graph, info)
      if (data) images.set(file, data as JsonValue)
    } else {
      const url = String(await resolverOf('File', 'publicURL')?.(node, {}, graph, info))
      fileUrls.set(file, url.startsWith(pathPrefix) ? url.slice(pathPrefix.length) : url)
    }
  }
  return { fileUrls, images }
}

/** Sizes of images that are shown as they are: SVGs and those of the static folder. */
async function imageSizes(
  images: (readonly [key: string, filePath: string])[],
): Promise<Map<string, ImageSize>> {
  const sizes = new Map<string, ImageSize>()
  for (const [key, filePath] of images) {
    if (!/\.(svg|png|jpe?g|gif|webp|avif)$/i.test(filePath)) continue
    const size = await imageSize(filePath)
    if (size) sizes.set(key, size)
  }
  return sizes
}

async function imageSize(filePath: string): Promise<ImageSize | undefined> {
  try {
    const { width, height } = await sharp(filePath).metadata()
    return { width, height }
  } catch {
    // A missing file is reported by the link check.
    return undefined
  }
}
