// `npm run soak`: the property tests with many new random examples, for the nightly run and before a release.
import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'

const { PROPERTY_RUNS_FACTOR = '50', PROPERTY_SEED = `${randomInt(2 ** 31)}` } = process.env
// The slowest file takes a second in `npm test`.
const testMinutesMax = 30

const files = globSync('{src,bin,test}/**/*.test.{ts,tsx}').filter(isOfProperties)
process.stdout.write(`Properties of ${files.length} files, with PROPERTY_SEED=${PROPERTY_SEED}.\n`)
const vitest = ['vitest', 'run', '--reporter=default', `--testTimeout=${testMinutesMax * 60_000}`, ...files]
const { status } = spawnSync('npx', vitest, {
  stdio: 'inherit',
  env: { ...process.env, PROPERTY_RUNS_FACTOR, PROPERTY_SEED },
})
process.exitCode = status ?? 1

function isOfProperties(file: string): boolean {
  return /fc\.assert|propertyRuns/.test(readFileSync(file, 'utf8'))
}
