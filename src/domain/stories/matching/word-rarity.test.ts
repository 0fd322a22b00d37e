import { expect, test } from 'vitest'
import { stemWord } from './stem-word.ts'
import { wordHash } from './word-hash.ts'
import { knowsEnough, wordRarity } from './word-rarity.ts'

const empty = wordRarity({ articles: 0, of: () => 0 })

test('an empty installation knows already that police are common and a name is rare', () => {
  expect(empty(wordHash('aloshious'))).toBeGreaterThan(empty(wordHash(stemWord('police'))) + 3)
})

test('a new word is as rare in the first hour as after a million headlines', () => {
  expect(wordRarity({ articles: 1_000_000, of: () => 0 })(wordHash('aloshious'))).toBeCloseTo(
    empty(wordHash('aloshious')),
    6,
  )
})

test('what the installation counts outweighs the guess', () => {
  const cricket = wordRarity({ articles: 20_000, of: word => (word === wordHash('wicket') ? 8000 : 0) })
  expect(cricket(wordHash('wicket'))).toBeLessThan(cricket(wordHash('police')))
})

test('an installation knows enough once it has read two hundred headlines', () => {
  expect(knowsEnough({ articles: 0, of: () => 0 })).toBe(false)
  expect(knowsEnough({ articles: 200, of: () => 0 })).toBe(true)
})
