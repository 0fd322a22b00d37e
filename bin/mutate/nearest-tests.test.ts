import { expect, test } from 'vitest'
import { parseSource } from '../source-files.ts'
import { buildImportGraph, listNearestTests, listWordsOf } from './nearest-tests.ts'

const graph = buildImportGraph([
  parseSource(
    'src/routes.ts',
    "export default [index('a/page.ts'), route('b', 'b/shell.ts', [route('list/:id', 'b/list.ts')])]",
  ),
  parseSource('src/a/save.ts', ''),
  parseSource('src/a/save.test.ts', "import './save.ts'"),
  parseSource('src/a/page.ts', "import './save.ts'"),
  parseSource('src/a/page.test.ts', "import './page.ts'"),
  parseSource('src/a/other.test.ts', ''),
  parseSource('src/b/page.test.ts', "import '../a/page.ts'"),
  parseSource('src/b/types.test.ts', "import type { A } from '../a/save.ts'"),
  parseSource('src/b/process.ts', "start(new URL('./reader.ts', import.meta.url))"),
  parseSource('src/b/process.test.ts', "import './process.ts'"),
  parseSource('src/z/list.test.ts', "import '../../test/support/test-app.ts'\nget('/b/list/1'); get('/')"),
  parseSource('test/support/test-app.ts', ''),
])

const near = (path: string, changed = '', texts: Record<string, string> = {}) =>
  listNearestTests(path, changed, { graph, listWords: test => listWordsOf(texts[test] ?? '') })

test('the test named after a file is first, then those by the number of imports between, in its folder first', () => {
  expect(near('src/a/save.ts')).toEqual(
    'src/a/save.test.ts src/a/page.test.ts src/b/page.test.ts src/z/list.test.ts'.split(' '),
  )
})

test.each([
  ['a page', 'src/b/list.ts', ['src/z/list.test.ts']],
  ['the first page', 'src/a/page.ts', ['src/a/page.test.ts', 'src/b/page.test.ts', 'src/z/list.test.ts']],
  ['a page that nothing requests', 'src/b/shell.ts', []],
  ['what serves all pages', 'src/server/app.ts', ['src/z/list.test.ts']],
  ['the script of a process', 'src/b/reader.ts', ['src/b/process.test.ts']],
])('tests that request or start %s count as its importers', (_, path, tests) => {
  expect(near(path)).toEqual(tests)
})

test('a test that shares words with the change, or is named after it, is nearer', () => {
  const texts = { 'src/z/list.test.ts': 'list leavingUrls' }
  expect(near('src/a/page.ts', 'set leaving_urls = x', texts)[0]).toBe('src/a/page.test.ts')
  expect(near('src/b/list.ts', 'x')).toEqual(['src/z/list.test.ts'])
  expect(near('src/a/save.ts', 'set leaving_urls = x', texts).at(-1)).toBe('src/b/page.test.ts')
  expect(near('src/a/save.ts', 'function findList()')[1]).toBe('src/z/list.test.ts')
})
