import { expect, test } from 'vitest'
import { readSources } from '../bin/source-files.ts'
import { domainCases } from './support/concurrent-domain-cases.ts'
import { ingestCases } from './support/concurrent-ingest-cases.ts'
import { findConditionalWrites } from './support/find-conditional-writes.ts'

// A write that depends on the state of its rows, or takes a lock, is right only beside other writers. Each file of `domain/`
// and `ingest/` that has such statements is listed in `concurrent-domain-cases.ts` or `concurrent-ingest-cases.ts`, with their number and the test in which another writer comes between,
// or the reason why none can.

const sources = readSources()
const cases = { ...domainCases, ...ingestCases }

test('each write that depends on the state of its rows has a case with another writer, or the reason for none', () => {
  const found = sources
    .filter(({ path }) => /^src\/(domain|ingest)\//.test(path) && !/\.test\.ts$/.test(path))
    .map(source => [source.path.replace('src/', ''), findConditionalWrites(source).length] as const)
    .filter(([, count]) => count > 0)
  expect(Object.fromEntries(found)).toEqual(
    Object.fromEntries(Object.entries(cases).map(([path, [count]]) => [path, count])),
  )
})

test('the cases exist', () => {
  const texts = sources.filter(({ path }) => /\.test\.tsx?$/.test(path)).map(({ text }) => text)
  const titles = Object.values(cases).flatMap(([, ...given]) =>
    given.flatMap(each => ('title' in each ? each.title : [])),
  )
  const missing = titles.filter(title => !texts.some(text => text.includes(`test('${title}'`)))
  expect(missing).toEqual([])
})
