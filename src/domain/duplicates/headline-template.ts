import { isDecidingWord } from './deciding-words.ts'
import type { Compared } from './judge-headlines.ts'

/** Longer ones say no more, and the database keeps them. */
const lengthMax = 300

/** How many words of a text an outlet's phrase is told by. */
const openingWords = 9

/** The constant part of a series' headlines: "horoscope today # #" of "Horoscope today, April 19". */
export function headlineTemplate({ words }: Compared): string {
  return words
    .map(word => (isDecidingWord(word) ? '#' : word))
    .join(' ')
    .slice(0, lengthMax)
}

/** How the text begins: a phrase under all of an outlet's live blogs begins them all. */
export function textTemplate({ opening }: Compared): string {
  return opening.slice(0, openingWords).join(' ').slice(0, lengthMax)
}
