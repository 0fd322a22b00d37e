import { expect, test } from 'vitest'
import { stemWord } from './stem-word.ts'
import { scriptOf, wordHash } from './word-hash.ts'
import { nothingCounted, type WordCounts, wordRarity } from './word-rarity.ts'

const empty = wordRarity(nothingCounted)

/** `english` headlines and `hindi` ones, of which each word is in the number that is given. */
function counted({
  english = 0,
  hindi = 0,
  ...words
}: {
  english?: number
  hindi?: number
  words: Record<string, number>
}): WordCounts {
  const counts = new Map(Object.entries(words.words).map(([word, count]) => [wordHash(word), count]))
  const devanagari = scriptOf(wordHash('पुलिस'))
  return {
    articles: english + hindi,
    articlesIn: script => (script === devanagari ? hindi : script === 0 ? english : 0),
    of: word => counts.get(word) ?? 0,
  }
}

test('an empty installation knows already that police are common and a name is rare', () => {
  expect(empty(wordHash('aloshious'))).toBeGreaterThan(empty(wordHash(stemWord('police'))) + 3)
})

test.each([
  ['Hindi', 'पुलिस', 'अलोशियस'],
  ['Bengali', 'পুলিশ', 'অ্যালোশিয়াস'],
  ['Tamil', 'போலீஸ்', 'அலோசியஸ்'],
])(
  'it knows as much of %s, and takes a word that it never saw for less than an English name',
  (_, usual, name) => {
    expect(empty(wordHash(name))).toBeGreaterThan(empty(wordHash(usual)) + 2)
    expect(empty(wordHash(name))).toBeLessThan(empty(wordHash('aloshious')) - 2)
  },
)

test('a new word is as rare in the first hour as after a million headlines', () => {
  expect(wordRarity(counted({ english: 1_000_000, words: {} }))(wordHash('aloshious'))).toBeCloseTo(
    empty(wordHash('aloshious')),
    1,
  )
})

test('what the installation counts outweighs the guess', () => {
  const cricket = wordRarity(counted({ english: 20_000, words: { wicket: 8000 } }))
  expect(cricket(wordHash('wicket'))).toBeLessThan(cricket(wordHash('police')))
})

test('a word is as common among many English headlines as among its own', () => {
  const words = { सन्नाटा: 300 }
  const alone = wordRarity(counted({ hindi: 3000, words }))
  const among = wordRarity(counted({ english: 1_000_000, hindi: 3000, words }))
  expect(among(wordHash('सन्नाटा'))).toBe(alone(wordHash('सन्नाटा')))
})

test('a script of which nothing is known has no rare word until headlines of it are read', () => {
  const telugu = wordHash('హైదరాబాద్')
  const read = (headlines: number): WordCounts => ({
    ...nothingCounted,
    articlesIn: script => (script === scriptOf(telugu) ? headlines : 0),
  })
  expect(empty(telugu)).toBe(0)
  expect(wordRarity(read(100))(telugu)).toBeLessThan(6)
  expect(wordRarity(read(20_000))(telugu)).toBe(10)
})
