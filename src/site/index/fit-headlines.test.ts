import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitHeadlines, headlinesMax, keepHeadlinesOnce, listColumnStarts } from './fit-headlines.ts'

const headlines = (count: number, letters = 70) =>
  Array.from({ length: count }, () => ({ title: 'x'.repeat(letters - 10), source: 'The Paper' }))

const counts = (...categories: ReturnType<typeof headlines>[]) =>
  fitHeadlines(categories).map(one => one.length)

test('full categories share the screen evenly, and fewer categories show more each', () => {
  expect(counts(...Array(7).fill(headlines(60)))).toEqual([7, 7, 7, 7, 6, 6, 6])
  expect(counts(...Array(3).fill(headlines(60)))).toEqual([17, 17, 16])
})

test('the space that a short category leaves goes to the others: one full category fills the screen', () => {
  expect(counts(headlines(0), headlines(60), headlines(0), headlines(0))).toEqual([0, 51, 0, 0])
  expect(counts(headlines(2), headlines(60), headlines(1))).toEqual([2, 47, 1])
  expect(counts(headlines(60))).toEqual([51])
})

test('fewer long headlines fit than short ones, and never more than are loaded', () => {
  expect(counts(headlines(200, 30))).toEqual([88])
  expect(counts(headlines(200, 150))).toEqual([23])
  expect(headlinesMax).toBeGreaterThanOrEqual(88)
})

test('each category shows up to five headlines, however many categories there are', () => {
  expect(counts(...Array(50).fill(headlines(20)))).toEqual(Array(50).fill(5))
  expect(counts(headlines(3), ...Array(50).fill(headlines(20)))[0]).toBe(3)
  expect(fitHeadlines([])).toEqual([])
})

test('four columns of about the same height begin with a headline or with a heading', () => {
  expect(listColumnStarts(Array(4).fill(headlines(9)))).toEqual([[], [0], [0], [0]])
  expect(listColumnStarts([headlines(40)])).toEqual([[9, 19, 29]])
  expect(listColumnStarts([headlines(2), headlines(10)])).toEqual([[], [0, 3, 6]])
  expect(listColumnStarts([])).toEqual([])
})

test('each category shows its first headlines in order, and omits none that would fit', () => {
  const category = fc.array(fc.record({ title: fc.string(), source: fc.string() }), { maxLength: 30 })
  fc.assert(
    fc.property(fc.array(category, { maxLength: 30 }), categories => {
      const shown = fitHeadlines(categories)
      expect(shown.map((links, at) => categories[at]?.slice(0, links.length))).toEqual(shown)
      expect(shown.every((links, at) => links.length >= Math.min(5, categories[at]?.length ?? 0))).toBe(true)
    }),
  )
})

test('a headline that several outlets print is in the first category that has it', () => {
  const same = { title: 'Bridge opens to traffic, minister says', source: 'Dawn' }
  const short = { title: 'Live updates', source: 'Dawn' }
  const kept = keepHeadlinesOnce([
    [same, short],
    [{ ...same, title: 'BRIDGE opens to traffic: minister says' }, short],
  ])
  expect(kept).toEqual([[same, short], [short]])
})
