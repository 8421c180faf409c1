/**
 * Small pictures for items of a menu: own shapes on a grid of 8, told apart by what the item is
 * called. They only hint at the item; its name always stands beside or inside.
 */

/** A row of eight pixels each; `#` is filled. */
const SHAPES = {
  block: '...##... .##..##. #......# ###..### #..##..# #..##..# .#.##.#. ..####..',
  blade: '......## .....### ....###. #..###.. .####... ..##.... .###.... ##.#....',
  tool: '..####.. .....##. ....#.## ...#...# ..#....# .#...... #....... ........',
  bow: '..###... ....##.. .....##. ######## .....##. ....##.. ..###... ........',
  helmet: '........ .######. ######## ######## ##.##.## ##....## ##....## ........',
  chest: '.######. ######## ######## ........ ###..### ###..### ######## ########',
  gem: '........ ..####.. .######. ######## .######. ..####.. ...##... ........',
  ingot: '........ ........ ..#####. .#####.# ######.# #.....## #######. ........',
  food: '.....#.. ....#... .##.##.. #######. #######. #######. .#####.. ..#.#...',
  bottle: '...##... ...##... ..####.. .######. .##..##. .#....#. .######. ..####..',
  book: '.######. #.####.# #.####.# #.####.# #.####.# #.####.# #......# .######.',
  head: '######## ######## #......# #.#..#.# #......# #..##..# #......# ########',
  skull: '.######. ######## #..##..# #..##..# ######## .######. .#.##.#. .#.##.#.',
  key: '.####... ##..##.. ##..##.. .####... ..##.... ..####.. ..##.... ..####..',
  arrow: '...#.... ..##.... .####### ######## .####### ..##.... ...#.... ........',
  onward: '....#... ....##.. #######. ######## #######. ....##.. ....#... ........',
  star: '...##... ...##... ######## .######. ..####.. .######. ##....## #......#',
  paper: '.######. .#....#. .#.##.#. .#....#. .#.##.#. .#....#. .######. ........',
  plant: '.##..##. .######. ..####.. ...##... ...##... .####... ..####.. ...##...',
  barrier: '.######. ##....## #.#....# #..#...# #...#..# #....#.# ##....## .######.',
  egg: '...##... ..####.. .######. .##.###. ###.#### ######## .######. ..####..',
  dye: '........ ........ ...##... ..####.. ..####.. .######. ######## ........',
  bone: '.....##. ......## ....#### ...###.. ..###... ####.... ##...... .##.....',
  rod: '......## .....##. ....##.. ...##... ..##.... .##..... ##...... #.......',
  dial: '..####.. .#....#. #..#...# #..#...# #..###.# #......# .#....#. ..####..',
  ball: '..####.. .#..###. #.###### #.###### ######## ######## .######. ..####..',
  shield: '######## ######## ######## ######## .######. .######. ..####.. ...##...',
  wing: '##....## ###..### ###..### ###..### .##..##. .##..##. ..#..#.. ........',
} as const

/** Heads of players have any face: those of one menu are told apart, as far as these go. */
const FACES = [
  SHAPES.head,
  '######## #......# #.#..#.# #......# #.####.# ######## ######## ########',
  '######## #..##..# #..##..# ###..### ##....## ##....## ##.##.## ########',
  '######## ######## ######## #.#..#.# #..##..# #..##..# #......# ########',
  '######## #......# #.#..#.# #......# #.#..#.# #..##..# #......# ########',
] as const

const PLAYER_HEAD = /^(?:player_)?head\b/

type Shape = keyof typeof SHAPES

/** The first that fits names the shape; the rest are blocks. */
const WORDS: readonly [RegExp, Shape][] = [
  [/spawn_egg|\begg\b/, 'egg'],
  [/sword|trident/, 'blade'],
  [/pickaxe|axe|shovel|hoe|mace/, 'tool'],
  [/rod$|stick$/, 'rod'],
  [/shield/, 'shield'],
  [/_dye$/, 'dye'],
  [/bone$/, 'bone'],
  [/bow$|bow\b/, 'bow'],
  [/helmet|chestplate|leggings|boots|turtle/, 'helmet'],
  [/elytra|wing|feather|phantom/, 'wing'],
  [/chest|shulker|barrel|bundle/, 'chest'],
  [/ingot|brick$|scrap/, 'ingot'],
  [/apple|bread|beef|pork|carrot|potato|cookie|cake|stew|melon|berries|chicken|mutton/, 'food'],
  [/potion|bottle|bucket|honey/, 'bottle'],
  [/book/, 'book'],
  [/head/, 'head'],
  [/skull/, 'skull'],
  [/key|hook|name_tag/, 'key'],
  [/arrow/, 'arrow'],
  [/star|firework|totem|nether_star/, 'star'],
  [/paper|map|sign|banner/, 'paper'],
  [/clock|compass/, 'dial'],
  [/ball$|ender_eye|magma_cream/, 'ball'],
  [/barrier|door/, 'barrier'],
  [/sapling|flower|seeds|wheat|leaves|bush|rose|fern|cactus|bamboo|wart/, 'plant'],
  [
    /(diamond|emerald|lapis|quartz|shard|pearl|dust|gem|redstone|nugget|crystal|coal)(?!_\w*(block|ore))/,
    'gem',
  ],
]

const TONES = ['red', 'orange', 'amber', 'green', 'teal', 'blue', 'purple', 'pink', 'grey'] as const

export type Tone = (typeof TONES)[number]

const COLOURS: readonly [RegExp, Tone][] = [
  [/red(?!uce)|apple|tnt|crimson|barrier|beef/, 'red'],
  [/orange|copper|bread|brick|lava|carrot|leather|chest\b|wood|oak|acacia|spruce/, 'orange'],
  [/yellow|gold|honey|glow|blaze|sponge|totem|wheat|hay/, 'amber'],
  [/lime|green|emerald|cactus|slime|creeper|sapling|leaves|experience/, 'green'],
  [/cyan|diamond|prismarine|light_blue|warped|ice|glass$/, 'teal'],
  [/blue|lapis|water/, 'blue'],
  [/purple|magenta|amethyst|ender|elytra|chorus|obsidian|dragon|potion/, 'purple'],
  [/pink|cherry|axolotl|pig/, 'pink'],
  [/black|gray|grey|white|iron|stone|netherite|bone|coal|skull|paper|arrow|string/, 'grey'],
]

/** What menus put into slots that nobody is to look at. */
const FILLER = /(?:^|_)pane$/

/** Arrows of menus lead back, but for these. */
const ONWARD = /\b(?:next|forward|right)\b/i

/** What fills a slot of a menu. */
interface MenuItem {
  /** Its character in the mask. */
  slot: string
  /** Item lookup or id. */
  item: string
  /** What the slot is for. */
  name: string
}

/** How an item is drawn. */
interface ItemPicture {
  /** Outline of a shape on a grid of 8; none for panes of glass, which only fill slots. */
  path?: string
  /** Hue of the item. */
  tone: Tone
}

/**
 * The same item looks the same in all slots, as it does in the game; heads of players alone have a face and
 * a hue for each slot.
 *
 * @param items what fills the slots of one menu
 * @returns a picture for each of them
 */
export function itemPictures(items: readonly MenuItem[]): ItemPicture[] {
  let heads = 0
  return items.map(({ slot, item, name }) => {
    const [id = ''] = item.toLowerCase().split(/\s/)
    if (!PLAYER_HEAD.test(id)) return pictureOf(id, name)
    const face = FACES[heads++ % FACES.length] ?? FACES[0]
    return { path: outline(face), tone: toneOf(id + slot) }
  })
}

function pictureOf(id: string, name: string): ItemPicture {
  const tone = COLOURS.find(([words]) => words.test(id))?.[1] ?? toneOf(id)
  if (FILLER.test(id)) return { tone }
  const found = WORDS.find(([words]) => words.test(id))?.[1] ?? 'block'
  const shape = found === 'arrow' && ONWARD.test(name) ? 'onward' : found
  return { path: outline(SHAPES[shape]), tone }
}

function toneOf(text: string): Tone {
  let sum = 0
  for (const letter of text) sum = (sum * 31 + letter.charCodeAt(0)) % 9973
  return TONES[sum % TONES.length] ?? 'grey'
}

/** One rectangle for each run of pixels in a row. */
function outline(shape: string): string {
  return shape
    .split(' ')
    .flatMap((row, y) =>
      [...row.matchAll(/#+/g)].map(
        ({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`,
      ),
    )
    .join('')
}
