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
])('an import that is %s offers %j', (state, words) => {
  expect(offered(drawActions(state))).toEqual(words)
})

test('each state is among those that were tried', () => {
  expect(importStates).toHaveLength(10)
})

test('an import that is told to stop already is not told again', () => {
  expect(offered(drawActions('importing', { stopAsked: true }))).toEqual([])
})

test('what changed nothing has nothing to import and nothing to undo', () => {
  expect(drawActions('checked', {}, { new: 0 })).toContain('There is nothing in this file to import.')
  expect(offered(drawActions('checked', {}, { new: 0 }))).toEqual(['Cancel import'])
  expect(offered(drawActions('done', {}, { new: 0 }))).toEqual([])
})

test('what is already here with other values is changed unless somebody says otherwise', () => {
  const html = drawActions('checked', {}, { new: 1, changed: 2 })
  expect(html).toContain('2 are already here with other values')
  expect(html).toMatch(/<input(?=[^>]*value="change")[^>]*checked/)
  expect(html).not.toMatch(/<input(?=[^>]*value="leave")[^>]*checked/)
  expect(drawActions('checked')).not.toContain('here already')
})

test('the button says how many records are right when some are not', () => {
  const say = (counts: { new: number; wrong: number }) => offered(drawActions('checked', {}, counts))[0]
  expect(say({ new: 1, wrong: 0 })).toBe('Import 1 record')
  expect(say({ new: 1, wrong: 1 })).toBe('Import the 1 record that is right')
  expect(say({ new: 1_200, wrong: 1 })).toBe('Import the 1,200 records that are right')
})

test('a file of several lists goes on with the next, or leaves one out', () => {
  const skipping = offered(drawActions('checked', { listsLeft: ['news_links'] }))
  expect(skipping).toContain('Skip these and continue')
  const html = drawActions('done', { nextImport: 'next-one' })
  expect(html).toContain('href="/admin/exchange/next-one"')
  expect(offered(html)).toEqual(['Continue with the rest of the file', 'Undo import'])
})
