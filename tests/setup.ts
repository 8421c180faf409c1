import { vi } from 'vitest'

// Vitest runs code in a context in which `import()` behind `Function` is not possible.
vi.mock('../src/docs/compile/importModule', () => ({
  importModule: (specifier: string): Promise<unknown> => import(/* @vite-ignore */ specifier),
}))
