import type { WordRarity } from './word-rarity.ts'

/** How many of a heading's words it is looked for by. */
const keysMax = 8

/** The rarest words of a heading. */
export function chooseKeys(heading: readonly string[], rarityOf: WordRarity): string[] {
  return heading.toSorted((a, b) => rarityOf(b) - rarityOf(a)).slice(0, keysMax)
}
