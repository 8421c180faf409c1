import { expect, it } from 'vitest'
import { lazyModule } from './lazyModule'

it('loads the component', async () => {
  const Part = () => null
  await expect(lazyModule(() => Promise.resolve({ default: Part }), 'menu')()).resolves.toBe(Part)
})

it('says so when the module exports none as default', async () => {
  const module = { Part: () => null } as unknown as { default: () => null }
  await expect(lazyModule(() => Promise.resolve(module), 'menu')()).rejects.toThrow(
    'The menu has no default export. Export a component as default.',
  )
})
