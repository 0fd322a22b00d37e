import { expect, test } from 'vitest'
import { draw } from '../../../test/support/draw.tsx'
import type { StoryCoverage } from '../../domain/stories/story-coverage.ts'
import { StoryMarks, StorySides, StorySince } from './story-teaser.tsx'

const list = (...names: string[]) => ({ count: names.length, names: names.slice(0, 3) })

function coverage(fields: Partial<StoryCoverage> = {}): StoryCoverage {
  const none = { sides: [], notRated: list(), blindSpot: null, owners: { count: 0, outlets: 0 } }
  return { outletCount: 4, ...none, languages: [], joined: null, ...fields }
}

const textOf = (html: string) => html.replaceAll('</li>', ' | ').replaceAll(/<[^>]+>/g, '')
const sidesOf = (of: StoryCoverage | null) => textOf(draw(<StorySides coverage={of} />))
const marksOf = (of: StoryCoverage | null) => textOf(draw(<StoryMarks coverage={of} />))

const rated = coverage({
  sides: [
    { side: 'left', covering: list('Dawn', 'Dusk'), activeCovering: 2, active: 3 },
    { side: 'centre', covering: list('A', 'B', 'C', 'D'), activeCovering: 3, active: 4 },
    { side: 'right', covering: list(), activeCovering: 0, active: 6 },
  ],
  notRated: list('Wire'),
})

test('each side begins with how many of its active outlets cover the story, and how many others do too', () => {
  expect(sidesOf(rated)).toBe(
    'Left ■■ 2 of 3: Dawn, Dusk | Centre ■■■■ 3 of 4 and 1 more: A, B and 2 more | Right □ none of 6 | 1 not rated | ',
  )
})

test('all of who covers a story leads to its page, with an empty link over it that neither keyboards nor screen readers reach', () => {
  const html = draw(<StorySides coverage={rated} slug="flood" />)
  expect(html).toMatch(
    /^<div class="to-story"><ul.*<\/ul><span aria-hidden="true"><a href="\/story\/flood" tabindex="-1">\u00a0<\/a><\/span><\/div>$/,
  )
})

test('a side without an active outlet has the number of those that cover the story', () => {
  const side = { side: 'left' as const, covering: list('Dawn', 'Dusk'), activeCovering: 0, active: 0 }
  expect(sidesOf(coverage({ sides: [side] }))).toBe('Left ■■ 2: Dawn, Dusk | ')
})

test('where no active outlet of a side covers the story, those that do come first', () => {
  const side = { side: 'centre' as const, covering: list('Wire'), activeCovering: 0, active: 5 }
  expect(sidesOf(coverage({ sides: [side] }))).toBe('Centre ■ 1, none of the 5 active: Wire | ')
})

test('a blind spot is named in words', () => {
  expect(sidesOf({ ...rated, blindSpot: 'right' })).toContain('Blind spot on the right')
})

test('five hundred outlets have no more than eight squares', () => {
  const covering = { count: 500, names: ['A', 'B', 'C'] }
  const side = { side: 'left' as const, covering, activeCovering: 500, active: 1_500 }
  expect(sidesOf(coverage({ sides: [side] }))).toBe('Left ■■■■■■■■ 500 of 1,500: A, B and 498 more | ')
})

test('without a rated outlet there are names, owners and languages, as far as they are known', () => {
  const notRated = list('A', 'B', 'C', 'D', 'E')
  expect(sidesOf(coverage({ notRated }))).toBe('A, B, C and 2 more')
  const known = {
    owners: { count: 2, outlets: 3 },
    languages: [
      { name: 'hi', count: 3 },
      { name: 'en', count: 2 },
    ],
  }
  expect(sidesOf(coverage({ notRated, ...known }))).toBe(
    'A, B, C and 2 more\u00a0· 2 owners\u00a0· Hindi (3), English (2)',
  )
})

test('names in eight scripts stay as they are, and one from right to left does not reorder the number behind it', () => {
  const names = ['The Hindu', 'जागरण', 'দৈনিক', 'தினமணி', 'ఈనాడు', 'മനോരമ', 'ਅਜੀਤ', 'روزنامہ جنگ']
  const shown = names.map(name =>
    sidesOf(coverage({ notRated: { count: 9, names: [name] } })).replace(' and 8 more', ''),
  )
  expect(shown).toEqual([...names.slice(0, -1), '\u2068روزنامہ جنگ\u2069'])
})

test('a story in five languages names all of them', () => {
  const languages = ['hi', 'en', 'ta', 'bn', 'ur'].map(name => ({ name, count: 1 }))
  expect(sidesOf(coverage({ notRated: list('A', 'B'), languages }))).toBe(
    'A, B\u00a0· Hindi (1), English (1), Tamil (1), Bangla (1), Urdu (1)',
  )
})

test('where only one side is rated, that side is named with the number of those not rated', () => {
  const side = { side: 'left' as const, covering: list('Dawn'), activeCovering: 1, active: 1 }
  expect(sidesOf(coverage({ sides: [side], notRated: list('A', 'B', 'C') }))).toBe(
    'Left ■ 1 of 1: Dawn | 3 not rated | ',
  )
})

test('where nothing is known, nothing is drawn', () => {
  for (const none of [null, coverage({ outletCount: 0 })]) expect(sidesOf(none)).toBe('')
  expect(marksOf(null)).toBe('')
})

test('a dense list has the squares of each side with their number for screen readers, or two names', () => {
  expect(marksOf(rated)).toBe('Left ■■2 Centre ■■■■4 Right □0 ')
  expect(marksOf(coverage({ notRated: list('A', 'B', 'C') }))).toBe('A, B')
})

test('a story says since when it is reported and who joined in the last hours', () => {
  const now = new Date('2026-01-10T12:00:00Z')
  const firstAt = new Date('2026-01-10T03:40:00Z')
  const since = (joined: StoryCoverage['joined']) =>
    textOf(draw(<StorySince teaser={{ firstAt, coverage: coverage({ joined }) }} now={now} />))
  expect(since(null)).toBe('Began 09:10')
  const joined = { since: new Date('2026-01-10T08:30:00Z'), outlets: list('A', 'B', 'C') }
  expect(since(joined)).toBe('Began 09:10\u00a0· 3 more since 14:00: A, B and 1 more')
})
