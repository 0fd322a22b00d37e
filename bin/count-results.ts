import { existsSync, readFileSync } from 'node:fs'
import { root } from './source-files.ts'

export type Counts = { passed: number; failed: number }

// A test that was skipped, or passed only at a second try, has not passed.

/** Tests of the last Vitest run, from its own report. */
export function countVitest(): Counts {
  const report = readReport('vitest')
  if (!report) return { passed: 0, failed: 1 }
  const { numTotalTests, numPassedTests, success } = report
  return { passed: numPassedTests, failed: Math.max(numTotalTests - numPassedTests, success ? 0 : 1) }
}

/** Journeys of the last Playwright run, from its own report. */
export function countPlaywright(): Counts {
  const report = readReport('playwright')
  if (!report) return { passed: 0, failed: 1 }
  const { expected, unexpected, flaky, skipped } = report.stats
  return { passed: expected, failed: unexpected + flaky + skipped + report.errors.length }
}

function readReport(runner: string) {
  const path = `${root}test-results/${runner}.json`
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null
}
