import type { PackedWords } from './pack-words.ts'
import type { WordRarity } from './word-rarity.ts'

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
