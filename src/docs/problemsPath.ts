/** Where `npm run develop` lists what is wrong in the content. The published site has no such page. */
export const PROBLEMS_PATH = '/_problems'
