import { loadTypeScript } from '../lib/typescript.mjs'
loadTypeScript()
const { loadParsers } = await import('./syntax/parser')
const { findCheckouts, readSources } = await import('./source/checkouts')
const { indexClasses } = await import('./source/classes')
const { readSourceEntries } = await import('./entries/sourceEntries')
const { readGoals } = await import('./entries/goals')
const { readPages, entryPages } = await import('./site/pages')
const { compareEntries } = await import('./compare/entries')
const { groupBy } = await import('./groupBy')
const fs = await import('node:fs')
const read = await loadParsers()
const names = Object.keys(JSON.parse(fs.readFileSync('content/_data/sources.json')).repositories).filter(n=>n!=='Paper')
const files = findCheckouts('/tmp/upstream-checkouts', names).flatMap(c => readSources(c, read))
const index = indexClasses(files)
const e = [...readSourceEntries(index), ...readGoals(index)]
const count={}; for (const x of e) count[x.kind]=(count[x.kind]??0)+1
console.log(count)
const f = process.argv[2]
if (f) console.log(JSON.stringify(e.filter(x=>x.id.match(f)),null,1))
else {
const {differences, compared} = compareEntries(entryPages(readPages('content')), e, new Set(names))
console.log(compared, differences.length)
const by = groupBy(differences, d=>d.kind)
for (const [k,v] of by) { console.log('##',k,v.length); for (const d of v) console.log(' ',d.subject, d.message, d.source?.path.replace(/.*\//,'')+':'+d.source?.line) }
}
