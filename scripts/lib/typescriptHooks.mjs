/** Module hooks: finds `.ts` files behind imports without an extension and takes the types out. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

/** @type {import('node:module').ResolveHook} */
export async function resolve(specifier, context, next) {
  const { parentURL } = context
  if (/^\.{1,2}\//.test(specifier) && parentURL && !parentURL.includes('/node_modules/')) {
    for (const ending of ['.ts', '.tsx', '/index.ts']) {
      const url = new URL(specifier + ending, parentURL)
      if (existsSync(url)) return { url: url.href, shortCircuit: true }
    }
  }
  return next(specifier, context)
}

/** @type {import('node:module').LoadHook} */
export async function load(url, context, next) {
  if (!url.startsWith('file:') || !/\.tsx?$/.test(url)) return next(url, context)
  const fileName = fileURLToPath(url)
  const { outputText } = ts.transpileModule(await readFile(fileName, 'utf8'), {
    fileName,
    compilerOptions: {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      jsx: ts.JsxEmit.ReactJSX,
      verbatimModuleSyntax: true,
    },
  })
  return { format: 'module', source: outputText, shortCircuit: true }
}
