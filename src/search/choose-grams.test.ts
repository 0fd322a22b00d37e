import { expect, test } from 'vitest'
import { chooseGrams } from './choose-grams.ts'

function gramsOf(shares: Record<string, number>) {
  return Object.entries(shares).map(([gram, share], i) => ({ gram, place: i + 1, share }))
}

function choose(shares: Record<string, number>, counts = { links: 1_000_000, total: 1_000_000 }): string[] {
  return chooseGrams(gramsOf(shares), counts).map(({ gram }) => gram)
}

test('the rarest run is asked for first', () => {
  expect(choose({ cou: 0.08, our: 0.11, urt: 0.05 })[0]).toBe('urt')
})

test('runs that nearly every link has are left out where the rare one leaves few links', () => {
  const among = { links: 62_000, total: 1_000_000 }
  expect(choose({ 'of ': 0.36, 'f t': 0.1, ' th': 0.57, the: 0.55 }, among)).toEqual(['f t'])
})

test('a common run is worth its list where many links would be looked at without it', () => {
  expect(choose({ wat: 0.05, ate: 0.23, ter: 0.27 })).toEqual(['wat', 'ate', 'ter'])
})

test('a common run is worth its list in a large category too', () => {
  const among = { links: 353_000, total: 1_000_000 }
  expect(choose({ wat: 0.035, ate: 0.224, ter: 0.259 }, among)).toContain('ate')
})

test('of many that are equally rare three are taken, as far apart as can be', () => {
  const word = Object.fromEntries('abcdefghi'.split('').map(letter => [`${letter}xx`, 0.05]))
  expect(choose(word)).toEqual(['axx', 'exx', 'ixx'])
})

test('of two that are equally rare both are taken', () => {
  expect(choose({ ndt: 0.05, dtv: 0.05 })).toEqual(['ndt', 'dtv'])
})

test('one run is asked for whatever it costs', () => {
  expect(choose({ the: 0.99 })).toEqual(['the'])
  expect(choose({ the: 0 }, { links: 0, total: 0 })).toEqual(['the'])
})

test('no runs give no choice', () => {
  expect(choose({})).toEqual([])
})
