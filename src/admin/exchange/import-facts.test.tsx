import { expect, test } from 'vitest'
import { draw } from '../../../test/support/draw.tsx'
import { ImportFacts, MissingCategories } from './import-facts.tsx'

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
