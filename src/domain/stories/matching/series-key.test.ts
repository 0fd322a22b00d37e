import { expect, test } from 'vitest'
import { isRecurring, seriesKey } from './series-key.ts'
import { storyWords } from './story-words.ts'

const hourMs = 3_600_000

function key(title: string, outlet = 'a.example'): string | null {
  return seriesKey(storyWords({ title, url: '', description: '' }), outlet)
}

test('issues that differ in numbers and days share a key at one outlet', () => {
  expect(key('Petrol price today, April 19')).toBe(key('Petrol price today, May 2'))
  expect(key('Petrol price today, April 19')).not.toBe(key('Petrol price today, April 19', 'b.example'))
  expect(key('Petrol price today')).not.toBe(key('Gold price today'))
})

test('a one-word headline has no series key', () => {
  expect(key('April 19')).toBeNull()
  expect(key('Headlines')).toBeNull()
})

test('a headline recurs after fourteen hours and within 45 days', () => {
  expect(isRecurring(0, [])).toBe(false)
  expect(isRecurring(20 * hourMs, [14 * hourMs])).toBe(false)
  expect(isRecurring(20 * hourMs, [0])).toBe(true)
  expect(isRecurring(46 * 24 * hourMs, [0])).toBe(false)
})
