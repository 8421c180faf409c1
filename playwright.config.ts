import os from 'node:os'
import { defineConfig, devices } from '@playwright/test'
import { CHROMIUM_ARGS, findTestChromium } from './scripts/lib/chromium.mjs'

const report = process.env.E2E_REPORT

// Without one in the system Playwright takes its own.
const executablePath = findTestChromium() ?? undefined

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/support/globalSetup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A page waits as often as it works, so that each core has one.
  workers: Math.min(4, os.availableParallelism()),
  // Room for busy build machines: no test asserts how long something takes.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  // A build machine can stall at any moment. What needed the second try is named at the end.
  retries: process.env.CI ? 1 : 0,
  reporter: report ? [['line'], ['json', { outputFile: report }]] : 'line',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    // To record every action slows down every test: the second try does, and `--trace on` by hand.
    trace: 'on-first-retry',
    launchOptions: { executablePath, args: CHROMIUM_ARGS },
  },
})
