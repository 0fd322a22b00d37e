import { rmSync } from 'node:fs'
import { startTestServer } from '../test/support/test-server.ts'
import { type Counts, countPlaywright, countReport, countVitest } from './count-results.ts'
import { runCommand } from './run-command.ts'
import { root } from './source-files.ts'

// The only list of everything that `npm test` checks, in order. All steps run even when one fails, so that one run reports
// all problems; a step that needs a failed step (the build) fails, too. The last line is the sum over all runners.

type Step = { name: string; commands: string[]; count?: () => Counts; needs?: string }

const steps: Step[] = [
  { name: 'format and lint', commands: ['biome check --error-on-warnings'] },
  { name: 'types', commands: ['react-router typegen', 'tsc'] },
  { name: 'import directions and cycles', commands: ['node bin/check-imports.ts'] },
  { name: 'structure', commands: ['node bin/check-structure.ts'] },
  { name: 'packages', commands: ['node bin/check-packages.ts'] },
  { name: 'documents', commands: ['node bin/check-documents.ts'] },
  { name: 'build', commands: ['node bin/setup.mjs build'] },
  { name: 'generated files', commands: ['node bin/check-generated.ts'] },
  {
    name: 'tests',
    commands: ['vitest run'],
    count: () => countReport('vitest', countVitest),
    needs: 'build',
  },
  {
    name: 'browser journeys',
    commands: ['node bin/run-browser-journeys.ts'],
    count: () => countReport('playwright', countPlaywright),
    needs: 'build',
  },
]

// One PostgreSQL for all steps that need one; each step creates its own databases in it.
const server = await startTestServer()
process.env.TEST_DATABASE_URL = server.adminUrl

rmSync(`${root}test-results`, { recursive: true, force: true })
const total: Counts = { passed: 0, failed: 0 }
const failedSteps: string[] = []
for (const step of steps) {
  const counts = await runStep(step)
  total.passed += counts.passed
  total.failed += counts.failed
  if (counts.failed > 0) failedSteps.push(step.name)
}
await server.stop()
if (failedSteps.length > 0) console.log(`\nFailed: ${failedSteps.join(', ')}.`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0

async function runStep({ name, commands, count, needs }: Step): Promise<Counts> {
  if (needs && failedSteps.includes(needs)) {
    console.log(`✗ ${name}: cannot run, because "${needs}" failed`)
    return { passed: 0, failed: 1 }
  }
  const startedAt = performance.now()
  const outputs: string[] = []
  let isGood = true
  for (const command of commands) {
    const { code, output } = await runCommand(command)
    outputs.push(output)
    isGood &&= code === 0
  }
  const counts = judge(isGood, count)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  const sum = count ? ` (${counts.passed} passed, ${counts.failed} failed)` : ''
  console.log(`${counts.failed > 0 ? '✗' : '✓'} ${name}${sum}, ${seconds} s`)
  if (counts.failed > 0) console.log(outputs.join('\n').trim())
  return counts
}

/** A check counts as one test; a runner counts its tests, and if it fails without a failed test, that is one failure. */
function judge(isGood: boolean, count: (() => Counts) | undefined): Counts {
  if (!count) return isGood ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  const { passed, failed } = count()
  return { passed, failed: isGood ? failed : Math.max(failed, 1) }
}
