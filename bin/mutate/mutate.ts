// `npm run mutate -- PATH … [--count 50] [--seed 1] [--from 0] [--again]`: makes small random changes in a copy of the sources
// and runs the tests nearest to each. A change that no test notices is printed: a test is missing, or the change has no effect.
// Results are kept in test-results/mutation-SEED.jsonl, so a stopped run continues; `--again` repeats what was not noticed.
import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, posix } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { ownPath } from '../run-command.ts'
import { isTest, lineOf, listFiles, parseSource, readSources, root, walk } from '../source-files.ts'
import { listMutants, type Mutant } from './list-mutants.ts'
import { type NearRun, openNearTests } from './near-tests.ts'
import { buildImportGraph, listNearestTests, listWordsOf } from './nearest-tests.ts'
import { chooseMutants, switchMutants } from './switch-mutants.ts'

type NumberedMutant = Mutant & { id: number }
type Result = z.infer<typeof resultSchema>
const resultSchema = z.object({
  change: z.string(),
  outcome: z.enum(['killed', 'SURVIVED', 'UNREACHED']),
  by: z.string(),
})

// More would notice changes by chance, in tests that are about something else.
const testsMost = 8
// How many files are tried until that many have reached the change.
const triedMost = 40
// An endless loop counts as noticed.
const minutesMax = 4
const copy = `${root}.cache/mutate/`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
    again: { type: 'boolean', default: false },
  },
})
const sources = readSources()
const graph = buildImportGraph(sources)
const wordsOfTests = new Map<string, Set<string>>()
const chosen = chooseMutants(
  sources
    .filter(({ path }) => positionals.some(given => `${path}/`.startsWith(posix.join(given, '/'))))
    .filter(({ path }) => !isTest(path))
    .flatMap(listMutants),
  { count: Number(values.count), seed: Number(values.seed), from: Number(values.from) },
)
if (chosen.length === 0) {
  write(
    'Usage: npm run mutate -- PATH … [--count 50] [--seed 1] [--from 0] [--again], such as src/domain/front',
  )
  process.exit(1)
}

const resultsFile = `${root}test-results/mutation-${values.seed}.jsonl`
const results = readResults()
const mutants = chosen
  .filter(mutant => {
    const known = results.get(describe(mutant))
    return !known || (values.again && known.outcome !== 'killed')
  })
  .map((mutant, index) => ({ ...mutant, id: index + 1 }))
if (mutants.length > 0) writeCopy()
const tests = openNearTests(copy, { minutesMax })
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    tests.stop()
    process.exit(1)
  })
const passing = new Set<string>()
const broken = new Set<string>()
for (const mutant of mutants) {
  const result = await judge(mutant)
  results.set(result.change, result)
  appendFileSync(resultsFile, `${JSON.stringify(result)}\n`)
  write(
    `${mutant.id} of ${mutants.length} ${result.outcome} ${result.change}${result.by && `\n  by ${result.by}`}`,
  )
}
tests.stop()
const judged = chosen.flatMap(mutant => results.get(describe(mutant)) ?? [])
const left = judged.filter(({ outcome }) => outcome !== 'killed')
for (const { outcome, change } of left) write(`${outcome} ${change}`)
const noticed = judged.length - left.length
const percent = Math.round((noticed / judged.length) * 100)
write(`${noticed} of ${judged.length} changes noticed (${percent} %), seed ${values.seed}`)

function readResults(): Map<string, Result> {
  mkdirSync(dirname(resultsFile), { recursive: true })
  const lines = existsSync(resultsFile) ? readFileSync(resultsFile, 'utf8').trim().split('\n') : []
  const known = lines.filter(Boolean).map(line => resultSchema.parse(JSON.parse(line)))
  return new Map(known.map(result => [result.change, result]))
}

/** Copies the sources with all mutants in them, and builds their pages. With a later time, package-lock.json would be installed anew. */
function writeCopy() {
  rmSync(copy, { recursive: true, force: true })
  for (const path of listFiles()) {
    mkdirSync(dirname(copy + path), { recursive: true })
    cpSync(root + path, copy + path, { preserveTimestamps: true })
  }
  symlinkSync(`${root}node_modules`, `${copy}node_modules`)
  for (const [path, own] of Map.groupBy(mutants, mutant => mutant.path)) {
    const text = switchMutants(textOf(path), own)
    // Throws if a change does not parse.
    parseSource(path, text)
    writeFileSync(copy + path, text)
  }
  const env = { ...process.env, NODE_ENV: 'production', PATH: ownPath() }
  const built = spawnSync('react-router', ['build'], { cwd: copy, env, encoding: 'utf8' })
  if (built.status !== 0) throw new Error(`${built.stdout}${built.stderr}`)
}

/** Runs the nearest tests, eight at a time, until one fails or eight have reached the change. */
async function judge(mutant: NumberedMutant): Promise<Result> {
  const change = describe(mutant)
  const near = listNearestTests(mutant.path, wordsAbout(mutant), { graph, listWords }).slice(0, triedMost)
  let reached = 0
  for (let tried = 0; tried < near.length && reached < testsMost; tried += testsMost) {
    const run = await runPassing(mutant, near.slice(tried, tried + testsMost))
    const [name] = run.names
    if (name !== undefined) return { change, outcome: 'killed', by: `${run.failed[0] ?? ''}: ${name}` }
    reached += run.reached
  }
  return { change, outcome: reached > 0 ? 'SURVIVED' : 'UNREACHED', by: '' }
}

/** Runs those of the tests that pass without the change. */
async function runPassing(mutant: NumberedMutant, files: string[]): Promise<NearRun> {
  const own = files.filter(file => !broken.has(file))
  if (own.length === 0) return { failed: [], names: [], reached: 0 }
  const run = await tests.run(mutant.id, own)
  if (run.names.length === 0) return run
  // No test failed, so the change ended the process of the tests, or they do not run at all.
  if (run.failed.length === 0) {
    const unchanged = await tests.run(0, own)
    if (unchanged.failed.length === 0 && unchanged.names[0] !== undefined)
      throw new Error(`the tests do not run without the change, either: ${unchanged.names[0]}`)
  }
  const unproven = run.failed.filter(file => !passing.has(file))
  for (const file of unproven) {
    const isPassing = (await tests.run(0, [file])).names.length === 0
    if (!isPassing) write(`left out, because it fails without a change, too: ${file}`)
    const known = isPassing ? passing : broken
    known.add(file)
  }
  return unproven.some(file => broken.has(file)) ? runPassing(mutant, own) : run
}

/** The whole lines of a change, and the names of the functions around it. */
function wordsAbout({ path, start, end }: Mutant): string {
  const source = sources.find(each => each.path === path)
  if (!source) return ''
  const { text, program } = source
  const names = [...walk(program)].flatMap(node => {
    const isAround = node.type === 'FunctionDeclaration' && node.start <= start && end <= node.end
    return isAround && node.id ? [node.id.name] : []
  })
  return [text.slice(text.lastIndexOf('\n', start) + 1, text.indexOf('\n', end)), ...names].join(' ')
}

function describe({ path, start, end, text }: Mutant): string {
  const original = textOf(path).slice(start, end)
  // Of a long statement, only the part that changes.
  const same = [...original].findIndex((letter, at) => letter !== text[at])
  const from = end - start > 100 && same > 20 ? same - 20 : 0
  return `${path}:${lineOf(textOf(path), start + from)} ${shorten(original.slice(from))} → ${shorten(text.slice(from)) || '(nothing)'}`
}

/** One line of at most 100 characters. */
function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ')
  return line.length > 100 ? `${line.slice(0, 99)}…` : line
}

function listWords(test: string): Set<string> {
  const words = wordsOfTests.get(test) ?? listWordsOf(textOf(test))
  wordsOfTests.set(test, words)
  return words
}

function textOf(path: string): string {
  return sources.find(source => source.path === path)?.text ?? ''
}

function write(line: string) {
  process.stdout.write(`${line}\n`)
}
