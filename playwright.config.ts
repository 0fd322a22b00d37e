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
  // bin/take-review-set.ts
  testMatch: process.env.REVIEW_SET ? '*.pictures.ts' : '*.journey.ts',
  outputDir: 'test-results/browser',
  globalSetup: './test/support/global-setup.ts',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // No bars: some journeys walk through ten pages, and on a machine that is shared by eight the start of a thread alone, that
  // reads a feed, takes ten seconds.
  timeout: 180_000,
  expect: { timeout: 30_000 },
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
