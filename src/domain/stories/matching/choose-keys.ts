import type { PackedWords } from './pack-words.ts'
import { storyWords } from './story-words.ts'
import { wordHash } from './word-hash.ts'
import { nothingCounted, type WordRarity, wordRarity } from './word-rarity.ts'

/** How many words of a heading are used to find its candidates. */
const keysMax = 8

/** The rarest words of a heading. */
export function chooseKeys(
  { headingRead }: Pick<PackedWords, 'headingRead'>,
  rarityOf: WordRarity,
): number[] {
  const rarities = headingRead.map(word => ({ word, rarity: rarityOf(word) }))
  return rarities
    .sort((a, b) => b.rarity - a.rarity)
    .slice(0, keysMax)
    .map(({ word }) => word)
}

/** A headline of the same event has two of so many. */
const tellingMax = 5

/** The stems of a headline's rarest words, the rarest first, to search for others of its event. */
export function listTellingWords(title: string): string[] {
  const rarityOf: WordRarity = wordRarity(nothingCounted)
  const { heading } = storyWords({ title, url: '', description: '' })
  return heading
    .map(word => ({ word, rarity: rarityOf(wordHash(word)) }))
    .toSorted((a, b) => b.rarity - a.rarity)
    .slice(0, tellingMax)
    .map(({ word }) => word)
}
