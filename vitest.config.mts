import { defineConfig } from 'vitest/config'

export default defineConfig({
  define: { __BASE_PATH__: JSON.stringify('') },
  test: {
    include: ['{src,scripts,tests}/**/*.test.{ts,tsx}'],
    environment: 'node',
    // Room for busy build machines: no test asserts how long something takes.
    testTimeout: 60_000,
    // Class names stay readable, so that rendered markup can be asserted.
    css: { modules: { classNameStrategy: 'non-scoped' }, include: [] },
  },
})
