import { expect, test } from 'vitest'
import { findRelativeOpenings } from './find-relative-openings.ts'
import { parseSource } from './source-files.ts'

function openingsOf(text: string) {
  return findRelativeOpenings(parseSource('src/a.ts', `${text}\nexport const a = 1`))
}

test('a comment that begins with What or Who is found', () => {
  expect(openingsOf('// What a rule says.')).toEqual(['src/a.ts:1: "What a rule says."'])
  expect(openingsOf('/** Who may write. */')).toHaveLength(1)
  expect(openingsOf('/**\n * Who may write.\n */')).toHaveLength(1)
})

test('a later sentence that begins with What is found, across lines', () => {
  expect(openingsOf('// Entries wait.\n// What waits\n// stays.')).toEqual([
    'src/a.ts:1: "What waits stays."',
  ])
})

test('What and Who within a sentence are not found', () => {
  expect(openingsOf('// Says what\n// Who wrote: nobody.\n// and Whatever comes')).toEqual([])
  expect(openingsOf("const b = '// What'")).toEqual([])
})
