/** One page that shows all pictures that were taken, small, row by row. */

/**
 * @typedef {object} Shot
 * @property {string} name of the screen
 * @property {string} route
 * @property {string} theme
 * @property {number} width of the window
 * @property {string} file name of the picture, beside the sheet
 */

/** @param {string} text */
const escape = (text) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

/**
 * @param {readonly Shot[]} shots in the order in which they are shown
 * @returns {string} HTML with a row for each screen and theme, each picture a link to itself
 */
export function contactSheet(shots) {
  /** @type {Map<string, Shot[]>} */
  const rows = new Map()
  for (const shot of shots) {
    const key = `${shot.name} · ${shot.theme}`
    rows.set(key, [...(rows.get(key) ?? []), shot])
  }
  const sections = [...rows].map(([title, members]) => {
    const figures = members.map(
      ({ file, width }) =>
        `<figure><a href="${escape(file)}"><img loading="lazy" src="${escape(file)}" alt=""></a>` +
        `<figcaption>${width} px</figcaption></figure>`,
    )
    const [{ route, theme } = { route: '', theme: '' }] = members
    return (
      `<section data-theme="${theme}"><h2>${escape(title)} <small>${escape(route)}</small></h2>` +
      `<div>${figures.join('')}</div></section>`
    )
  })
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Screens</title>
<style>
  body { margin: 1.5rem; background: #fff; color: #1d241c; font: 14px/1.5 system-ui, sans-serif }
  h2 { margin: 2rem 0 .5rem; font-size: 1rem }
  small { color: #54604f; font-weight: 400 }
  section[data-theme='dark'] { margin-inline: -1.5rem; padding: 1px 1.5rem 1rem; background: #131713; color: #dbe3d9 }
  section[data-theme='dark'] small { color: #a2b0a1 }
  div { display: flex; align-items: flex-end; gap: 1rem; overflow-x: auto; padding-block-end: .5rem }
  figure { flex: none; margin: 0 }
  img { display: block; block-size: 15rem; inline-size: auto; border: 1px solid #7f8b7b }
</style>
<h1>Screens</h1>
${sections.join('\n')}
</html>
`
}
