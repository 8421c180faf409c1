import { expect, it } from 'vitest'
import { defaultExport } from './defaultExport'

it('takes the component that a module exports as default', () => {
  const Page = () => null
  expect(defaultExport({ default: Page }, 'page component')).toBe(Page)
})

it.each([[{}], [{ Page: () => null }], [{ default: 'text' }], [null]])(
  'says what is missing and what to do: %o',
  (module) => {
    expect(() => defaultExport(module, 'page component')).toThrow(
      'The page component has no default export. Export a component as default.',
    )
  },
)
