/** Preview images for social networks, see `src/docs/previews.ts`. */
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { SIDEBAR_ID } from '../docs/docsIndex'
import type { DocsIndex } from '../docs/docsIndex'
import { PREVIEW_SIZE, areaPreview } from '../docs/previews'
import type { SidebarItem } from '../docs/sidebar'
import type { SiteConfig } from '../docs/config'
import { keptFile } from './compiledDocs'
import { textColumns, textPath } from './pixelText'
import { staticSvg } from './staticSvg'

/** What a picture is drawn from. */
interface Drawing {
  label: string
  /** Texts of SVG files; those that are no such files are left out. */
  icon?: string
  logo?: string
}

const { width: WIDTH, height: HEIGHT } = PREVIEW_SIZE

/** Where the letters of the title begin, and the room that they have. */
const TITLE = { left: 400, middle: 238, width: WIDTH - 400 - 72, largest: 16 }
/** Height of the upper part; below it stands whose docs these are. */
const UPPER = 476
const INK = '#131713'
const PAPER = '#fcfcfa'

const SVG = /^\s*(?:<\?xml[^>]*>\s*)?<svg\b([^>]*)>([\s\S]*)<\/svg>\s*$/

/** A picture of its own as a part of another one. */
function placed(svg: string, x: number, y: number, size: number): string {
  const [, attributes = '', content = ''] = SVG.exec(svg) ?? []
  const own = attributes.replace(/\s(?:xmlns|x|y|width|height|id)="[^"]*"/g, '')
  return content === ''
    ? ''
    : `<svg x="${x}" y="${y}" width="${size}" height="${size}"${own}>${content}</svg>`
}

/** A line of pixel letters, as large as the room allows. */
function line(
  text: string,
  place: { x: number; middle: number; room: number; largest: number },
): {
  path: string
  size: number
} {
  const columns = Math.max(1, textColumns(text))
  const size = Math.max(2, Math.min(place.largest, Math.floor(place.room / columns)))
  return { path: textPath(text, place.x, Math.round(place.middle - 3.5 * size), size), size }
}

/** Squares in the corner, which fade towards the title. */
function corner(colour: string): string {
  const squares: string[] = []
  for (let column = 0; column < 13; column += 1) {
    for (let row = 0; row < 8; row += 1) {
      const depth = column - 3 - row * 1.2
      const chance = ((column * 37 + row * 61 + column * row * 13) % 17) / 17
      if (depth / 8 <= chance) continue
      const opacity = Math.min(0.9, Math.max(0.08, (depth / 10) * (0.3 + chance)))
      const x = WIDTH - (13 - column) * 30
      squares.push(
        `<path fill="${colour}" opacity="${opacity.toFixed(2)}" d="M${x} ${row * 30}h30v30h-30z"/>`,
      )
    }
  }
  return squares.join('')
}

/**
 * @param drawing what stands in the picture
 * @param config of the site: its name and its colour
 * @returns the picture as SVG
 */
export function previewSvg(
  { label, icon, logo }: Drawing,
  { title, tagline, themeColor }: Pick<SiteConfig, 'title' | 'tagline' | 'themeColor'>,
): string {
  const accent = /^#[\da-f]{3,8}$/i.test(themeColor.light) ? themeColor.light : INK
  const { left, middle, width, largest } = TITLE
  const head = line(label, {
    x: icon ? left : 72,
    middle,
    room: icon ? width : WIDTH - 144,
    largest,
  })
  const foot = logo ? 208 : 72
  const name = line(title, { x: foot, middle: 540, room: WIDTH - foot - 72, largest: 6 })
  const about = line(tagline, { x: foot, middle: 590, room: WIDTH - foot - 72, largest: 3 })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" shape-rendering="crispEdges">` +
    `<path fill="${PAPER}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>${corner(accent)}` +
    (icon ? placed(icon, 72, 110, 256) : '') +
    `<path fill="${INK}" d="${head.path}"/>` +
    `<path fill="${accent}" d="M0 ${UPPER}h${WIDTH}v10H0z"/>` +
    `<path fill="${INK}" d="M0 ${UPPER + 10}h${WIDTH}v${HEIGHT - UPPER - 10}H0z"/>` +
    (logo ? placed(logo, 72, 506, 104) : '') +
    `<path fill="#fff" d="${name.path}"/><path fill="#b9c4bc" d="${about.path}"/></svg>`
  )
}

/** All areas of a sidebar that have an image, with the site paths of their icons. */
function areasOf(items: readonly SidebarItem[]): { image: string; label: string; icon: string }[] {
  return items.flatMap((item) => {
    if (item.type !== 'category') return []
    const preview = areaPreview(item)
    const { icon } = item
    return [
      ...(preview && icon !== undefined ? [{ ...preview, icon }] : []),
      ...areasOf(item.items),
    ]
  })
}

/**
 * Makes the images of all areas. One takes a twentieth of a second; they are kept with the compiled
 * docs, by what they show.
 *
 * @param index all docs
 * @param site the site's name, its colours and its folder
 * @returns images by their site paths
 */
export async function previewImages(
  { sets }: Pick<DocsIndex, 'sets'>,
  {
    config,
    root,
  }: { config: Pick<SiteConfig, 'title' | 'tagline' | 'themeColor' | 'logo'>; root: string },
): Promise<[sitePath: string, png: Buffer][]> {
  const areas = sets.flatMap(({ sidebars }) => areasOf(sidebars[SIDEBAR_ID] ?? []))
  const logo = staticSvg(root, config.logo.src)
  const drawings = areas.map(({ image, label, icon }) => {
    const svg = previewSvg({ label, icon: staticSvg(root, icon), logo }, config)
    const name = createHash('sha1').update(svg).digest('hex')
    return { image, svg, file: keptFile(`preview-${name}.png`) }
  })
  const missing = new Map(drawings.map(({ file, svg }) => [file, svg] as const))
  for (const file of missing.keys()) if (fs.existsSync(file)) missing.delete(file)
  if (missing.size > 0) {
    const { default: sharp } = await import('sharp')
    await Promise.all(
      [...missing].map(async ([file, svg]) => {
        fs.mkdirSync(path.dirname(file), { recursive: true })
        const png = await sharp(Buffer.from(svg))
          .png({ palette: true, compressionLevel: 9 })
          .toBuffer()
        fs.writeFileSync(file, png)
      }),
    )
  }
  return drawings.map(({ image, file }) => [image, fs.readFileSync(file)])
}
