import { defineConfig } from '@playwright/test'

// As root Chromium cannot create its sandbox; the other switches stop requests to its vendor.
const isRoot = process.getuid?.() === 0
const quiet = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The network is off.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
]

export default defineConfig({
  testDir: 'test/browser',
  // Set by the commands that take pictures.
  testMatch: process.env.REVIEW_SET ? '*.pictures.ts' : '*.journey.ts',
  outputDir: 'test-results/browser',
  globalSetup: './test/support/global-setup.ts',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Not performance limits: some journeys visit ten pages, and on a machine shared by eight, starting a thread that
  // reads a feed can take ten seconds.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: process.env.TEST_REPORT ?? 'test-results/playwright.json' }]],
  use: {
    // Otherwise a click, a response or a page that never comes takes the whole time of its journey, and nobody learns which it was.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    viewport: { width: 1280, height: 800 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: isRoot ? ['--no-sandbox', ...quiet] : quiet,
    },
  },
})
