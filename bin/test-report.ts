import { existsSync, readFileSync } from 'node:fs'

/** The result of one file in a runner's report. A test that did not run, or that the runner repeated, counts as failed. */
export type FileResult = { file: string; passed: number; failed: number; slow: Timed[] }
export type Timed = { name: string; seconds: number }

type VitestReport = {
  testResults: {
    name: string
    status: string
    startTime: number
    endTime: number
    assertionResults: { status: string }[]
  }[]
}
type PlaywrightSpec = { title: string; tests: { status: string; results: { duration: number }[] }[] }
type PlaywrightSuite = { file: string; specs: PlaywrightSpec[]; suites?: PlaywrightSuite[] }
type PlaywrightReport = { suites: PlaywrightSuite[]; errors: unknown[] }

/** The files of a report in JSON; null if the runner wrote none. `folder`: the project, with a slash at the end. */
export function readReport(
  runner: 'vitest' | 'playwright',
  path: string,
  folder: string,
): FileResult[] | null {
  if (!existsSync(path)) return null
  const report = JSON.parse(readFileSync(path, 'utf8'))
  return runner === 'vitest' ? filesOfVitest(report, folder) : filesOfPlaywright(report)
}

/** A file that could not be loaded has no tests, and counts as one failure. */
export function filesOfVitest({ testResults }: VitestReport, folder: string): FileResult[] {
  return testResults.map(({ name, status, startTime, endTime, assertionResults }) => {
    const file = name.replace(folder, '')
    const passed = assertionResults.filter(test => test.status === 'passed').length
    const failed = Math.max(assertionResults.length - passed, status === 'passed' ? 0 : 1)
    return { file, passed, failed, slow: [{ name: file, seconds: (endTime - startTime) / 1000 }] }
  })
}

/** Journeys by file; an error outside any file, such as a browser that cannot be started, counts as a file without a name. */
export function filesOfPlaywright({ suites, errors }: PlaywrightReport): FileResult[] {
  const files = suites.map(suite => {
    // With its folder, so that the name of one file is not the end of another's.
    const file = `browser/${suite.file}`
    const specs = specsOf(suite)
    const passed = specs.filter(({ tests }) => tests.every(({ status }) => status === 'expected')).length
    const slow = specs.map(({ title, tests }) => ({
      name: `${file} › ${title}`,
      seconds: sum(tests.flatMap(({ results }) => results.map(({ duration }) => duration))) / 1000,
    }))
    return { file, passed, failed: specs.length - passed, slow }
  })
  return errors.length === 0 ? files : [...files, { file: '', passed: 0, failed: errors.length, slow: [] }]
}

function specsOf({ specs, suites = [] }: PlaywrightSuite): PlaywrightSpec[] {
  return [...specs, ...suites.flatMap(specsOf)]
}

export function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
