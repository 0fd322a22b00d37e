import { expect, test } from 'vitest'
import { headlineWords } from '../../duplicates/headline-words.ts'
import { stemWord } from './stem-word.ts'
import { scriptOf, wordHash } from './word-hash.ts'
import { chooseKeys, headlinesPer100000, nothingCounted, type WordCounts, wordRarity } from './word-rarity.ts'

const empty = wordRarity(nothingCounted)

/** Counts of `english` and `hindi` headlines; each word is in the given number of them. */
function counted(given: { english?: number; hindi?: number; words: Record<string, number> }): WordCounts {
  const { english = 0, hindi = 0, words } = given
  const counts = new Map(Object.entries(words).map(([word, count]) => [wordHash(word), count]))
  const devanagari = scriptOf(wordHash('पुलिस'))
  return {
    articles: english + hindi,
    articlesIn: script => (script === devanagari ? hindi : script === 0 ? english : 0),
    of: word => counts.get(word) ?? 0,
  }
}

test('in an empty installation "police" is already common and a name rare', () => {
  expect(empty(wordHash('aloshious'))).toBeGreaterThan(empty(wordHash(stemWord('police'))) + 3)
})

test.each(['vs', 'T20I', 'ICC', 'SEBI', 'IPO', 'PUBG', '5G', 'Kohli', 'UPSC'])(
  'in an empty installation %s, of so many headlines of India, is less rare than an uncounted word',
  word => {
    const [stem = ''] = headlineWords(word).map(stemWord)
    expect(empty(wordHash(stem))).toBeLessThan(empty(wordHash('aloshious')) - 3)
  },
)

test.each([
  ['Hindi', 'पुलिस', 'अलोशियस'],
  ['Bengali', 'পুলিশ', 'অ্যালোশিয়াস'],
  ['Tamil', 'போலீஸ்', 'அலோசியஸ்'],
])(
  'an empty installation also knows common words in %s, and an unknown word is less rare than an English name',
  (_, usual, name) => {
    expect(empty(wordHash(name))).toBeGreaterThan(empty(wordHash(usual)) + 2)
    expect(empty(wordHash(name))).toBeLessThan(empty(wordHash('aloshious')) - 1.5)
  },
)

test('a new word is as rare in the first hour as after a million headlines', () => {
  const name = wordHash('aloshious')
  expect(wordRarity(counted({ english: 1_000_000, words: {} }))(name)).toBeCloseTo(empty(name), 1)
})

test('the counts of the installation outweigh the estimate', () => {
  const cricket = wordRarity(counted({ english: 20_000, words: { wicket: 8000 } }))
  expect(cricket(wordHash('wicket'))).toBeLessThan(cricket(wordHash('police')))
})

test('a word is as common in its script however many English headlines there are', () => {
  const words = { सन्नाटा: 300 }
  const alone = wordRarity(counted({ hindi: 3000, words }))
  const among = wordRarity(counted({ english: 1_000_000, hindi: 3000, words }))
  expect(among(wordHash('सन्नाटा'))).toBe(alone(wordHash('सन्नाटा')))
})

test('a word is counted among the headlines of its script, not among all', () => {
  const counts = counted({ english: 97_000, hindi: 1000, words: { अलोशियस: 30, aloshious: 3 } })
  expect(headlinesPer100000(wordHash('अलोशियस'), counts)).toBe(1000)
  expect(headlinesPer100000(wordHash('aloshious'), counts)).toBe(3)
})

test('in an empty installation a name is in few headlines and "police" in many', () => {
  const firstTen = counted({ english: 10, words: { aloshious: 1 } })
  expect(headlinesPer100000(wordHash('aloshious'), firstTen)).toBe(9)
  expect(headlinesPer100000(wordHash('aloshious'), nothingCounted)).toBe(9)
  expect(headlinesPer100000(wordHash(stemWord('police')), nothingCounted)).toBe(5050)
})

test('an unknown script has no rare words until some of its headlines are read', () => {
  const telugu = wordHash('హైదరాబాద్')
  const read = (headlines: number): WordCounts => ({
    ...nothingCounted,
    articlesIn: script => (script === scriptOf(telugu) ? headlines : 0),
  })
  expect(empty(telugu)).toBe(0)
  expect(wordRarity(read(100))(telugu)).toBeLessThan(6)
  expect(wordRarity(read(20_000))(telugu)).toBe(10)
})

test('a bare number says little, however few headlines have it', () => {
  for (const number of ['14', '40', '2026']) expect(empty(wordHash(number))).toBeLessThanOrEqual(4)
  expect(empty(wordHash('106064'))).toBeGreaterThan(8)
})

test('the keys of an article are its eight rarest words', () => {
  const words = ['police', 'aloshious', ...Array.from({ length: 10 }, (_, n) => `name${n}`)]
  const police = wordHash('police')
  const keys = chooseKeys({ headingRead: words.map(wordHash) }, word => (word === police ? 1 : 9))
  expect(keys).toHaveLength(8)
  expect(keys).toContain(wordHash('aloshious'))
  expect(keys).not.toContain(police)
})
