import { expect, test } from 'vitest'
import { readSources } from '../bin/source-files.ts'
import { concurrentCases } from './support/concurrent-cases.ts'
import { findConditionalWrites } from './support/find-conditional-writes.ts'

// A write that depends on the state of its rows, or takes a lock, is right only beside other writers: PostgreSQL tests the condition
// again after it has waited for the row. Each file of `domain/` and `ingest/` that has such statements is listed in `concurrent-cases.ts`.

const sources = readSources()
const cases = concurrentCases.trim().split('\n').map(readCase)

function readCase(line: string) {
  const [file = '', text = ''] = line.split(' | ')
  const [path = '', count] = file.trim().split(' ')
  return { path, count: Number(count), title: text.startsWith('none: ') ? null : text }
}

test('each write that depends on the state of its rows has a case with another writer, or the reason for none', () => {
  const found = sources
    .filter(({ path }) => /^src\/(domain|ingest)\//.test(path) && !/\.test\.ts$/.test(path))
    .map(source => [source.path.replace('src/', ''), findConditionalWrites(source).length] as const)
    .filter(([, count]) => count > 0)
  const listed = cases.flatMap(({ path, count }) => (path ? [[path, count] as const] : []))
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(listed))
})

test('the cases exist', () => {
  const texts = sources.filter(({ path }) => /\.test\.tsx?$/.test(path)).map(({ text }) => text)
  const isMissing = ({ title }: { title: string | null }) =>
    title !== null && !texts.some(text => text.includes(`test('${title}'`))
  expect(cases.filter(isMissing)).toEqual([])
})
