import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'bin/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: ['test/browser/**', 'node_modules/**', 'build/**'],
    setupFiles: [
      'test/support/fail-on-console.ts',
      'test/support/seed-properties.ts',
      'test/support/quick-elements.ts',
    ],
    globalSetup: ['test/support/global-setup.ts'],
    pool: 'forks',
    // One process per file would spend more time on loading than on testing; files share no state except modules.
    isolate: false,
    // Rendering leaves much garbage: with the usual 16 MB its collection takes a sixth of the processor time.
    execArgv: ['--max-semi-space-size=64'],
    // Node loads the built application by itself, without a transformation by Vite.
    server: { deps: { external: [/\/build\/server\//] } },
    // With one worker more the processors are busy to 99 %, and the run takes no less time.
    maxWorkers: '100%',
    retry: 0,
    // Generous, so that a busy machine does not cause failures; a test that hangs still ends.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    reporters: ['default', 'json'],
    outputFile: { json: process.env.TEST_REPORT ?? 'test-results/vitest.json' },
  },
})
