import { defineConfig } from '@playwright/test'

// As root Chromium cannot build its sandbox; the other switches keep it from calling its maker.
const isRoot = process.getuid?.() === 0
const quiet = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export default defineConfig({
  testDir: 'test/browser',
  testMatch: '*.journey.ts',
  outputDir: 'test-results/browser',
  globalSetup: './test/support/global-setup.ts',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Not a bar: some journeys walk through ten pages, and machines are shared.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: isRoot ? ['--no-sandbox', ...quiet] : quiet,
    },
  },
})
