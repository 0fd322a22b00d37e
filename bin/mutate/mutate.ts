// `npm run mutate -- FOLDER … [--count 50] [--seed 1]`: makes small random changes in a copy of the sources and runs the tests
// nearest to each. A change that no test notices is printed: a test is missing, or the change has no effect.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, posix } from 'node:path'
import { parseArgs } from 'node:util'
import { ownPath } from '../run-command.ts'
import { lineOf, listFiles, parseSource, readSources, root } from '../source-files.ts'
import { listMutants, type Mutant } from './list-mutants.ts'
import { type Failure, openNearTests } from './near-tests.ts'
import { buildImportGraph, listNearestTests } from './nearest-tests.ts'
import { chooseMutants, switchMutants } from './switch-mutants.ts'

type NumberedMutant = Mutant & { id: number }

// More would notice changes by chance, in tests that are about something else.
const testsMost = 5
// An endless loop counts as noticed.
const minutesMax = 4
const copy = `${root}.cache/mutate/`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { count: { type: 'string', default: '50' }, seed: { type: 'string', default: '1' } },
})
const sources = readSources()
const graph = buildImportGraph(sources)
const mutants = chooseMutants(
  sources
    .filter(({ path }) => positionals.some(folder => path.startsWith(posix.join(folder, '/'))))
    .filter(({ path }) => !/\.test\.tsx?$/.test(path))
    .flatMap(listMutants),
  { count: Number(values.count), seed: Number(values.seed) },
).map((mutant, index) => ({ ...mutant, id: index + 1 }))
if (mutants.length === 0) {
  process.stderr.write(
    'Usage: npm run mutate -- FOLDER … [--count 50] [--seed 1], such as src/domain/front\n',
  )
  process.exit(1)
}

writeCopy()
const tests = openNearTests(copy, { minutesMax })
const passing = new Set<string>()
const broken = new Set<string>()
const survivors: string[] = []
for (const mutant of mutants) {
  const failure = await findFailure(mutant)
  const line = `${mutant.id} ${describe(mutant)}`
  if (failure) write(`killed ${line}\n  by ${failure.failed[0] ?? ''}: ${failure.names[0] ?? ''}`)
  else write(`SURVIVED ${line}`)
  if (!failure) survivors.push(line)
}
tests.stop()
for (const survivor of survivors) write(`survived: ${survivor}`)
const noticed = mutants.length - survivors.length
const percent = Math.round((noticed / mutants.length) * 100)
write(`${noticed} of ${mutants.length} changes noticed (${percent} %), seed ${values.seed}`)

/** Copies the sources with all mutants in them, and builds their pages. */
function writeCopy() {
  rmSync(copy, { recursive: true, force: true })
  for (const path of listFiles()) {
    mkdirSync(dirname(copy + path), { recursive: true })
    cpSync(root + path, copy + path)
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

/** The failure of tests that pass without the change; null if there is none. */
async function findFailure(mutant: NumberedMutant): Promise<Failure | null> {
  const near = listNearestTests(mutant.path, { graph, most: testsMost }).filter(file => !broken.has(file))
  if (near.length === 0) return null
  const failure = await tests.run(mutant.id, near)
  if (failure.names.length === 0) return null
  const unproven = failure.failed.filter(file => !passing.has(file))
  for (const file of unproven) {
    const isPassing = (await tests.run(0, [file])).names.length === 0
    if (!isPassing) write(`left out, because it fails without a change, too: ${file}`)
    const known = isPassing ? passing : broken
    known.add(file)
  }
  return unproven.some(file => broken.has(file)) ? findFailure(mutant) : failure
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

function textOf(path: string): string {
  return sources.find(source => source.path === path)?.text ?? ''
}

function write(line: string) {
  process.stdout.write(`${line}\n`)
}
