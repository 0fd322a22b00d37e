import { existsSync, readFileSync } from 'node:fs'
import { root } from './source-files.ts'

export type Counts = { passed: number; failed: number }

type VitestReport = { numTotalTests: number; numPassedTests: number; success: boolean }
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}

/** A skipped test counts as failed; a file that could not be loaded counts as at least one failure. */
export function countVitest({ numTotalTests, numPassedTests, success }: VitestReport): Counts {
  return { passed: numPassedTests, failed: Math.max(numTotalTests - numPassedTests, success ? 0 : 1) }
}

/** A journey that was skipped, or passed only on a second try, counts as failed. */
export function countPlaywright({ stats, errors }: PlaywrightReport): Counts {
  const { expected, unexpected, flaky, skipped } = stats
  return { passed: expected, failed: unexpected + flaky + skipped + errors.length }
}

/** The counts of a runner's last report; one failure when there is no report. */
export function countReport<T>(runner: 'vitest' | 'playwright', count: (report: T) => Counts): Counts {
  const path = `${root}test-results/${runner}.json`
  return existsSync(path) ? count(JSON.parse(readFileSync(path, 'utf8'))) : { passed: 0, failed: 1 }
}
