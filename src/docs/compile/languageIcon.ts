const SHEET = 'M3 1h7v1h1v1h1v1h1v11H3zm1 1v12h8V5H9V2z'
const LINES = 'M5 7h2v1H5zm3 0h3v1H8zM6 9h2v1H6zm3 0h2v1H9zM5 11h2v1H5zm3 0h3v1H8z'
const PROMPT = 'M1 2h14v12H1zm1 2v9h12V4zm2 2h1v1h1v1h1v1H6v1H5v1H4v-1h1V9h1V8H5V7H4zm4 5h4v1H8z'

/**
 * @param language of a code block
 * @returns path of its icon, on a grid of 16: a prompt, a file of keys or a plain file
 */
export function languageIcon(language: string): string {
  if (/^((ba|z)?sh|(power)?shell|console|bat|cmd)$/.test(language)) return PROMPT
  return /^(ya?ml|json5?|toml|properties|ini)$/.test(language) ? SHEET + LINES : SHEET
}
