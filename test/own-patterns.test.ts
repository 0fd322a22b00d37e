// Runs every regular expression of ours on 50 KB of adversarial text: with a quadratic pattern one entry could stall
// the worker.
import { expect, test } from 'vitest'
import { readSources, walk } from '../bin/source-files.ts'
import { processorMs } from './support/processor-ms.ts'

const lengths = [500, 2000, 10_000]
const lastLength = 50_000

/** Processor time per text. */
const millisecondsMax = 50

// A pattern that is quicker on 10,000 characters stays below the limit on the longest text, even if it is cubic.
const harmlessMs = 0.3

type Pattern = { file: string; source: string; flags: string }

function listPatterns(): Pattern[] {
  return readSources()
    .filter(({ path }) => path.startsWith('src/') && !/\.test\.tsx?$|tables\.ts$/.test(path))
    .flatMap(({ path, program }) =>
      [...walk(program)].flatMap(node =>
        node.type === 'Literal' && 'regex' in node && node.regex
          ? [{ file: path.slice('src/'.length), source: node.regex.pattern, flags: node.regex.flags }]
          : [],
      ),
    )
}

// Runs of the pattern's own literals and of characters common in hostile text, with an end that never matches.
function adversaries(source: string, length: number): string[] {
  const literals = source.match(/[\p{L}\p{N} <>&;:/."'=-]+/gu) ?? []
  const longest = literals.toSorted((a, b) => b.length - a.length).slice(0, 3)
  const runs = [
    'a',
    ' ',
    '\n',
    '0',
    '<',
    '&',
    '-',
    '.',
    '/',
    'क',
    '\u200D',
    'a ',
    '<a ',
    'a.',
    ' - ',
    '%41',
    '=a&',
    ...longest,
  ]
  const filled = runs.filter(Boolean).map(run => run.repeat(Math.ceil(length / run.length)).slice(0, length))
  return filled.flatMap(text => [`${text}\u0007`, `\u0007${text}`, `${longest[0] ?? ''}${text}!`])
}

// Grows the text, so that a cubic pattern is detected before it runs for an hour.
function slowestMs({ source, flags }: Pattern): number {
  const pattern = new RegExp(source, flags.replace(/[gy]/g, ''))
  let times: number[] = []
  for (const length of lengths) {
    times = []
    for (const text of adversaries(source, length)) {
      const ms = testMs(pattern, text)
      if (ms > millisecondsMax) return ms
      times.push(ms)
    }
  }
  const doubtful = adversaries(source, lastLength).filter((_, n) => (times[n] ?? 0) > harmlessMs)
  return Math.max(0, ...doubtful.map(text => testMs(pattern, text)))
}

// The machine may be slow for a moment, so slow results are measured again.
function testMs(pattern: RegExp, text: string): number {
  const work = () => pattern.test(text)
  const first = processorMs(work, 1)
  return first > millisecondsMax ? processorMs(work, 6) : first
}

const patterns = listPatterns()

test("the scan finds the parsers' patterns", () => {
  expect(patterns.filter(({ file }) => file.startsWith('ingest')).length).toBeGreaterThan(80)
})

test.each(patterns)('$file: /$source/$flags is quick on 50 KB', pattern => {
  expect(slowestMs(pattern)).toBeLessThan(millisecondsMax)
})
