import { expect, test } from 'vitest'
import { chooseGrams } from './choose-grams.ts'

function gramsOf(shares: Record<string, number>) {
  return Object.entries(shares).map(([gram, share], i) => ({ gram, position: i + 1, share }))
}

function choose(shares: Record<string, number>, { links = 1_000_000, density = 0 } = {}): string[] {
  return chooseGrams(gramsOf(shares), { links, total: 1_000_000, density }).map(({ gram }) => gram)
}

test('the rarest run is asked for first', () => {
  expect(choose({ cou: 0.08, our: 0.11, urt: 0.05 })[0]).toBe('urt')
})

test('runs that nearly every link has are left out where the rare one leaves few links', () => {
  expect(choose({ 'of ': 0.36, 'f t': 0.1, ' th': 0.57, the: 0.55 }, { links: 62_000 })).toEqual(['f t'])
})

test('a common run is worth its list where many links would be looked at without it', () => {
  expect(choose({ wat: 0.05, ate: 0.23, ter: 0.27 })).toEqual(['wat', 'ter', 'ate'])
})

test('a common run is worth its list in a large category too', () => {
  expect(choose({ wat: 0.035, ate: 0.224, ter: 0.259 }, { links: 353_000 })).toContain('ter')
})

test('where nearly all links with a run have the needle no other is worth its list', () => {
  const shares = { lhi: 0.028, elh: 0.048, del: 0.155 }
  expect(choose(shares, { links: 353_000 })).toEqual(['lhi', 'elh'])
  expect(choose(shares, { links: 353_000, density: 0.027 })).toEqual(['lhi'])
  expect(choose(shares, { links: 353_000, density: 0.5 })).toEqual(['lhi'])
})

test('of many that are equally rare three are taken, as far apart as can be', () => {
  const word = Object.fromEntries('abcdefghi'.split('').map(letter => [`${letter}xx`, 0.05]))
  expect(choose(word)).toEqual(['axx', 'ixx', 'exx'])
})

test('of two that are equally rare both are taken', () => {
  expect(choose({ ndt: 0.05, dtv: 0.05 })).toEqual(['ndt', 'dtv'])
})

test('of two that are as common the one further from the rarest is taken', () => {
  expect(choose({ icr: 0.04, cro: 0.09, ron: 0.09, omi: 0.09 }, { links: 353_000 })[1]).toBe('omi')
})

test('one run is asked for whatever it costs', () => {
  expect(choose({ the: 0.99 })).toEqual(['the'])
  expect(choose({ the: 0 }, { links: 0 })).toEqual(['the'])
})

test('no runs give no choice', () => {
  expect(choose({})).toEqual([])
})
