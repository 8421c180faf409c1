import { loadTypeScript } from '../lib/typescript.mjs'
loadTypeScript()
const { loadParsers } = await import('./syntax/parser')
const { findCheckouts, readSources, readTexts } = await import('./source/checkouts')
const { indexClasses } = await import('./source/classes')
const { readPages, pagesAbout, rowsOf } = await import('./site/pages')
const { readCommands } = await import('./plugins/commands')
const { readPermissions } = await import('./plugins/permissions')
const { readPlaceholders } = await import('./plugins/placeholders')
const { compareCommands } = await import('./compare/commands')
const { comparePermissions } = await import('./compare/permissions')
const { comparePlaceholders } = await import('./compare/placeholders')
const fs = await import('node:fs')
const read = await loadParsers()
const names = Object.keys(JSON.parse(fs.readFileSync('content/_data/sources.json')).repositories).filter(n=>n!=='Paper')
const cs = findCheckouts('/tmp/upstream-checkouts', names)
const index = indexClasses(cs.flatMap(c => readSources(c, read)))
const pages = readPages('content')
const all = cs.map(c => { const commands = readCommands(index, c.name)
 const desc = [...readTexts(c, p=>/src\/main\/resources\/(paper-)?plugin\.yml$/.test(p))].map(([path,text])=>({path,text}))
 return {c, commands, permissions: readPermissions(index, c.name, desc, commands), placeholders: readPlaceholders(index, c.name)} })
const shared = all.filter(a=>a.c.name==='libreforge'||a.c.name==='eco')
for (const a of all) {
  const about = pagesAbout(pages, a.c.name)
  console.log('##', a.c.name, a.commands.length, a.permissions.length, a.placeholders.length)
  if (process.argv[2]) { for (const c of a.commands) console.log('   ', c.path.join(' '), c.permission); for (const p of a.permissions) console.log('   ',p.name,p.default,p.declared); for (const p of a.placeholders) console.log('   ',p.name) }
  const rows = rowsOf(about,'commands')
  if (!shared.includes(a)) for (const d of [...compareCommands(rows, about, a.commands, shared.flatMap(x=>x.commands)),
   ...comparePermissions([...rows, ...rowsOf(about,'permissions')], about, a.permissions, shared.flatMap(x=>x.permissions)),
   ...comparePlaceholders(rowsOf(about,'placeholders'), about, a.placeholders, a.c.name)]) console.log('  ', d.kind, d.subject, '|', d.message, d.source?.path.replace(/.*\//,'')??'', d.source?.line??'')
}
