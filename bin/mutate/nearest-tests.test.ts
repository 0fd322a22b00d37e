import { expect, test } from 'vitest'
import { parseSource } from '../source-files.ts'
import { buildImportGraph, listNearestTests } from './nearest-tests.ts'

const graph = buildImportGraph([
  parseSource('src/a/save.ts', ''),
  parseSource('src/a/save.test.ts', "import './save.ts'"),
  parseSource('src/a/page.ts', "import './save.ts'"),
  parseSource('src/a/bundle.test.ts', "import '../support.ts'"),
  parseSource('src/b/page.test.ts', "import '../a/page.ts'"),
  parseSource('src/b/types.test.ts', "import type { A } from '../a/save.ts'"),
])

test('the test named after a file is first, then those beside it, then those that import it', () => {
  expect(listNearestTests('src/a/save.ts', { graph, most: 9 })).toEqual([
    'src/a/save.test.ts',
    'src/a/bundle.test.ts',
    'src/b/page.test.ts',
  ])
})

test('only the nearest run', () => {
  expect(listNearestTests('src/a/save.ts', { graph, most: 1 })).toEqual(['src/a/save.test.ts'])
})
