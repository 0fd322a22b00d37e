import { expect, test } from 'vitest'
import { draw } from '../../../test/support/draw.tsx'
import { type ImportState, importStates, noOutcomes } from '../../domain/exchange/import-job.ts'
import { ImportActions, ImportFacts, MissingCategories } from './import-parts.tsx'

type Job = Parameters<typeof ImportFacts>[0]['job']

const reading = {
  format: 'csv',
  encoding: 'utf-8',
  delimiter: ',',
  unknownColumns: [],
  missingColumns: [],
  nulCount: 0,
  cut: '',
} satisfies Job['reading']

/** The name and value of each fact. */
function factsOf(fields: Partial<Job>, cut: string | null = null): Record<string, string> {
  const job: Job = {
    recordTable: 'news_links',
    reading,
    fileBytes: 2_048,
    state: 'checked',
    undoneCount: 0,
    keptCount: 0,
    listsLeft: [],
    ...fields,
  }
  const html = draw(<ImportFacts job={job} cut={cut} />)
  const found = html.matchAll(/<dt[^>]*>(.*?):<\/dt><dd[^>]*>(.*?)<\/dd>/g)
  return Object.fromEntries([...found].map(([, name = '', value = '']) => [name, value]))
}

test('a file is described by its content, its format and its size', () => {
  expect(factsOf({})).toEqual({ Contains: 'news links', 'Read as': expect.stringMatching(/CSV.*, 2 KB$/) })
})

test.each([
  [0, '0 bytes'],
  [1_023, '1023 bytes'],
  [1_024, '1 KB'],
  [1_572_864, '1.5 MB'],
])('%i bytes are shown as %s', (fileBytes, words) => {
  expect(factsOf({ fileBytes })['Read as']).toMatch(new RegExp(`, ${words}$`))
})

test('before a worker has opened the file nothing is stated about it', () => {
  expect(factsOf({ recordTable: null, reading: null, state: 'uploading' })).toEqual({})
})

test('columns, characters and lines that are lost are named, and links that are not placed on top', () => {
  const poor = {
    ...reading,
    unknownColumns: ['mood', '<b>'],
    nulCount: 1_200,
    placedByDate: 30,
    linesAbove: 2,
  }
  expect(factsOf({ reading: poor }, 'a quote never ends')).toMatchObject({
    'Columns left out': 'mood, &lt;b&gt;',
    'NUL characters left out': '1,200',
    'Cut off': 'a quote never ends',
    'Lines above the column names left out': '2',
    'More than a day old': '30 links; the new ones stand under their own dates, below today’s news',
  })
})

test('the remaining tables of a file are named in their order', () => {
  expect(factsOf({ listsLeft: ['categories', 'news_links'] }).Next).toMatch(/^categories, then news links,/)
})

test('an undo says how many records were restored and how many stay', () => {
  expect(factsOf({ state: 'undone', undoneCount: 5 }).Undone).toBe('5')
  expect(factsOf({ state: 'undone', undoneCount: 5, keptCount: 2 }).Undone).toMatch(/^5; 2 kept/)
  expect(factsOf({ state: 'done', undoneCount: 5 })).not.toHaveProperty('Undone')
})

test('the plan says how dates were read that could be two days, and what merged cells did', () => {
  const dayOrder = { order: 'day-first', isGuess: true } as const
  expect(factsOf({ reading: { ...reading, dayOrder, withoutCategory: 12 } })).toMatchObject({
    Dates: expect.stringMatching(/^3\/4\/2026 is read as 3 April \(day first\), because no date/),
    'Category is empty': expect.stringMatching(/^in 12 lines\. Of merged cells/),
  })
  expect(factsOf({ reading: { ...reading, dayOrder: { order: 'month-first', isGuess: false } } }).Dates).toBe(
    '3/4/2026 is read as 4 March (month first), like the file’s other dates',
  )
})

test('one missing category is described in the singular, several in the plural', () => {
  const one = draw(<MissingCategories names={['gardening']} />)
  expect(one).toContain('Import this category first, or ')
  expect(one).toContain('add it by hand')
  const two = draw(<MissingCategories names={['gardening', 'chess']} />)
  expect(two).toContain('Import these categories first, or ')
  expect(two).toContain('<strong class="break-words">gardening, chess</strong>')
})

test('nothing is shown if no category is missing', () => {
  expect(draw(<MissingCategories names={[]} />)).toBe('')
})

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
