import { expect, test } from 'vitest'
import { draw } from '../../../test/support/draw.tsx'
import { type ImportState, importStates, noOutcomes } from '../../domain/exchange/import-job.ts'
import { ImportActions } from './import-actions.tsx'

type Props = Parameters<typeof ImportActions>[0]

function drawActions(
  state: ImportState,
  fields: Partial<Props['job']> = {},
  counts: Partial<Props['counts']> = { new: 3 },
): string {
  const job = { state, stopAsked: false, listsLeft: [], nextImport: null, ...fields }
  return draw(<ImportActions job={job} counts={{ ...noOutcomes, ...counts }} />)
}

/** The texts of buttons and links, in document order. */
function offered(html: string): string[] {
  const found = html.matchAll(/<(?:button|a)\b[^>]*>(.*?)<\/(?:button|a)>/g)
  return [...found].map(([, words = '']) => words)
}

const again = 'Import another file'

test.each<[ImportState, string[]]>([
  ['uploading', ['Cancel import']],
  ['checking', ['Cancel import']],
  ['checked', ['Import 3 records', 'Cancel import']],
  ['importing', ['Stop']],
  ['done', ['Undo import']],
  ['stopped', ['Undo import']],
  ['undoing', []],
  ['undone', [again]],
  ['failed', [again]],
  ['cancelled', [again]],
])('an import in the state %s offers %j', (state, words) => {
  expect(offered(drawActions(state))).toEqual(words)
})

test('every import state is covered above', () => {
  expect(importStates).toHaveLength(10)
})

test('an import that is stopping offers no stop button', () => {
  expect(offered(drawActions('importing', { stopAsked: true }))).toEqual([])
})

test('an import without changes offers neither import nor undo', () => {
  expect(drawActions('checked', {}, { new: 0 })).toContain('There is nothing in this file to import.')
  expect(offered(drawActions('checked', {}, { new: 0 }))).toEqual(['Cancel import'])
  expect(offered(drawActions('done', {}, { new: 0 }))).toEqual([])
})

test('existing records with other values are changed by default', () => {
  const html = drawActions('checked', {}, { new: 1, changed: 2 })
  expect(html).toContain('2 are already here with other values')
  expect(html).toMatch(/<input(?=[^>]*value="change")[^>]*checked/)
  expect(html).not.toMatch(/<input(?=[^>]*value="leave")[^>]*checked/)
  expect(drawActions('checked')).not.toContain('already here')
})

test('the button counts the valid records if some are not valid', () => {
  const say = (counts: { new: number; wrong: number }) => offered(drawActions('checked', {}, counts))[0]
  expect(say({ new: 1, wrong: 0 })).toBe('Import 1 record')
  expect(say({ new: 1, wrong: 1 })).toBe('Import the 1 valid record')
  expect(say({ new: 1_200, wrong: 1 })).toBe('Import the 1,200 valid records')
})

test('a file with several tables can continue with the next, or skip one', () => {
  const skipping = offered(drawActions('checked', { listsLeft: ['news_links'] }))
  expect(skipping).toContain('Skip these and continue')
  const html = drawActions('done', { nextImport: 'next-one' })
  expect(html).toContain('href="/admin/exchange/next-one"')
  expect(offered(html)).toEqual(['Continue with the rest of the file', 'Undo import'])
})
