import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { startTestServer } from '../test/support/test-server.ts'
import { runCommand } from './run-command.ts'
import { runTests, type TestRun } from './run-tests.ts'
import { root } from './source-files.ts'
import { sum, type Timed } from './test-report.ts'

// The only list of everything that `npm test` checks. The lanes run beside each other, the steps of a lane in order. All steps
// run even when one fails, so that one run reports all problems; a step that needs a failed step (the build) fails, too.
// The last line is the sum over all runners.

type Step = { name: string; needs?: string } & ({ commands: string[] } | { runner: 'vitest' | 'playwright' })

const checks: Step[] = [
  { name: 'format and lint', commands: ['biome check --error-on-warnings'] },
  { name: 'types', commands: ['react-router typegen', 'tsc'] },
  { name: 'import directions and cycles', commands: ['node bin/check-imports.ts'] },
  { name: 'structure', commands: ['node bin/check-structure.ts'] },
  { name: 'packages', commands: ['node bin/check-packages.ts', 'node bin/check-licenses.ts'] },
  { name: 'documents', commands: ['node bin/check-documents.ts'] },
]
const tests: Step[] = [
  { name: 'build', commands: ['node bin/setup.mjs build'] },
  { name: 'generated files', commands: ['node bin/check-generated.ts'] },
  { name: 'tests', runner: 'vitest', needs: 'build' },
  { name: 'browser journeys', runner: 'playwright', needs: 'build' },
]

// Often enough for somebody who waits, rare enough for a log.
const progressEveryMs = 30_000
const slowestShown = 20
// One such failure may be chance; three are a defect.
const passedLaterMax = 2

console.log(
  'Checks, builds and tests everything. This takes ten minutes or more on two cores; each step reports its end.',
)
const startedAt = performance.now()
rmSync(`${root}test-results`, { recursive: true, force: true })
mkdirSync(`${root}test-results`)
// One PostgreSQL for all steps that need one; each step creates its own databases in it.
const server = await startTestServer()
process.env.TEST_DATABASE_URL = server.adminUrl

const failedSteps: string[] = []
const runs = (await Promise.all([runLane(checks), runLane(tests)])).flat()
await server.stop()
summarize()

async function runLane(steps: Step[]): Promise<TestRun[]> {
  const done: TestRun[] = []
  for (const step of steps) {
    const run = await runStep(step)
    if (run.failed > 0) failedSteps.push(step.name)
    done.push(run)
  }
  return done
}

async function runStep(step: Step): Promise<TestRun> {
  if (step.needs && failedSteps.includes(step.needs)) {
    console.log(`✗ ${step.name}: cannot run, because "${step.needs}" failed`)
    return { passed: 0, failed: 1, output: '', passedLater: [], excused: 0, slow: [] }
  }
  const stepStartedAt = performance.now()
  const run = 'runner' in step ? await runAndReport(step) : await runCheck(step.commands)
  const counts = 'runner' in step ? ` (${run.passed} passed, ${run.failed} failed)` : ''
  console.log(`${run.failed > 0 ? '✗' : '✓'} ${step.name}${counts}, ${secondsSince(stepStartedAt)} s`)
  if (run.failed > 0) console.log(run.output)
  return run
}

/** A check counts as one test. */
async function runCheck(commands: string[]): Promise<TestRun> {
  const outputs: string[] = []
  let isGood = true
  for (const command of commands) {
    const { code, output } = await runCommand(command)
    outputs.push(output)
    isGood &&= code === 0
  }
  const output = outputs.join('\n').trim()
  return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, output, passedLater: [], excused: 0, slow: [] }
}

async function runAndReport({
  name,
  runner,
}: {
  name: string
  runner: 'vitest' | 'playwright'
}): Promise<TestRun> {
  let lines = 0
  const unit = runner === 'vitest' ? 'files' : 'journeys'
  const timer = setInterval(() => console.log(`  ${name}: ${lines} ${unit} so far`), progressEveryMs)
  const run = await runTests(runner, line => {
    if (/^\s*[✓❯✘×]\s/.test(stripVTControlCharacters(line))) lines += 1
  })
  clearInterval(timer)
  return run
}

function summarize(): void {
  const slowest = runs
    .flatMap(({ slow }) => slow)
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, slowestShown)
    .map(describeTime)
  writeFileSync(`${root}test-results/slowest.txt`, `${slowest.join('\n')}\n`)
  console.log(`\nThe slowest (test-results/slowest.txt):\n${slowest.join('\n')}\n`)
  const passedLater = runs.flatMap(run => run.passedLater)
  if (passedLater.length > 0) console.log(`passed only at the second run: ${passedLater.join(', ')}`)
  if (failedSteps.length > 0) console.log(`Failed: ${failedSteps.join(', ')}.`)
  const refused = passedLater.length > passedLaterMax ? sum(runs.map(run => run.excused)) : 0
  if (refused > 0)
    console.log(
      `More than ${passedLaterMax} files passed only at the second run, so these tests count as failed.`,
    )
  const failed = sum(runs.map(run => run.failed)) + refused
  console.log(`It took ${secondsSince(startedAt)} s.`)
  console.log(`${sum(runs.map(run => run.passed)) - refused} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}

function describeTime({ name, seconds }: Timed): string {
  return `${seconds.toFixed(1).padStart(7)} s  ${name}`
}

function secondsSince(time: number): string {
  return ((performance.now() - time) / 1000).toFixed(1)
}
