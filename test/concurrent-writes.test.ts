import { expect, test } from 'vitest'
import { readSources, type SourceFile, walk } from '../bin/source-files.ts'
import { concurrentCases } from './support/concurrent-cases.ts'

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

const state = /\b(?:state|status|version|claim)\b/

/**
 * The statements of a file that write only rows in a certain state, and the locks that it takes: their result depends on
 * what others write at the same moment.
 */
function findConditionalWrites({ text, program }: SourceFile): string[] {
  const found: string[] = []
  for (const node of walk(program)) {
    const own = text.slice(node.start, node.end)
    if (node.type === 'TaggedTemplateExpression' && /^sql\b/.test(own)) {
      const where = /\b(?:update \S+ (?:\w+ )?set|delete from)\b.*?\bwhere\b(.*)/s.exec(own)?.[1] ?? ''
      if (state.test(where)) found.push('condition')
      if (/\bfor (?:no key )?update\b/.test(own)) found.push('lock')
    }
    if (node.type !== 'CallExpression') continue
    const callee = text.slice(node.callee.start, node.callee.end)
    if (/\.for(?:NoKey)?Update$|^(?:take|try)Lock$/.test(callee)) found.push('lock')
    if (
      /\b(?:updateTable|deleteFrom)\(.*\.where$/s.test(callee) &&
      state.test(text.slice(node.callee.end, node.end))
    )
      found.push('condition')
  }
  return found
}
