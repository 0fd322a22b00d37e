import { rmSync } from 'node:fs'
import { runCommand } from './run-command.ts'
import { root } from './source-files.ts'
import { type FileResult, readReport, sum, type Timed } from './test-report.ts'

// Runs a test runner, and each file that failed once more, alone. A file that passes then counts as passed and is reported by
// name, so that its cause can be found.

export type TestRun = {
  passed: number
  failed: number
  output: string
  /** Files that failed and passed when they were run again, and the number of their tests that failed first. */
  passedLater: string[]
  excused: number
  slow: Timed[]
}

type Runner = 'vitest' | 'playwright'

// More failures than this have a common cause, and a second run of each would only take time.
const repeatedMax = 5

const commands = { vitest: 'vitest run', playwright: 'node bin/run-browser-journeys.ts' }
// With one worker, so that nothing else runs.
const alone = { vitest: '--maxWorkers=1', playwright: '--workers=1' }

export async function runTests(runner: Runner, onLine: (line: string) => void): Promise<TestRun> {
  const first = await runOnce(runner, { onLine })
  const failed = first.files.filter(file => file.failed > 0)
  const names = failed.map(({ file }) => file).filter(Boolean)
  const again: Awaited<ReturnType<typeof runOnce>>[] = []
  if (failed.length === names.length && names.length <= repeatedMax)
    for (const [index, file] of names.entries()) again.push(await runOnce(runner, { onLine, file, index }))
  return judgeRuns(first, again)
}

type Run = { isGood: boolean; output: string; files: FileResult[] }

/** The counts of a run whose failed files ran again, one `again` each: those of the second run replace the first where it passed. */
export function judgeRuns(first: Run, again: Run[]): TestRun {
  const better = again.filter(({ isGood }) => isGood).flatMap(({ files }) => files)
  const isBetter = ({ file }: FileResult) => better.some(later => later.file === file)
  const files = first.files.map(file => better.find(later => later.file === file.file) ?? file)
  const failed = sum(files.map(file => file.failed))
  // A runner that fails although all its files passed: an error outside of any test.
  const isUnexplained = !first.isGood && first.files.every(file => file.failed === 0)
  return {
    passed: sum(files.map(file => file.passed)),
    failed: isUnexplained ? 1 : failed,
    output: [first, ...again].map(({ output }) => output.trim()).join('\n\n'),
    passedLater: better.map(({ file }) => file),
    excused: sum(first.files.filter(isBetter).map(file => file.failed)),
    slow: first.files.flatMap(({ slow }) => slow),
  }
}

async function runOnce(
  runner: Runner,
  { onLine, file, index }: { onLine: (line: string) => void; file?: string; index?: number },
): Promise<Run> {
  const report = `${root}test-results/${runner}${file ? `-again-${index}` : ''}.json`
  rmSync(report, { force: true })
  const command = file ? `${commands[runner]} ${file} ${alone[runner]}` : commands[runner]
  const { code, output } = await runCommand(command, { env: { TEST_REPORT: report }, onLine })
  return { isGood: code === 0, output, files: readReport(runner, report, root) ?? [] }
}
