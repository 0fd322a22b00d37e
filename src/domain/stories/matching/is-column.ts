import { headlineWords, plainWord } from '../../duplicates/headline-words.ts'
import type { WeighedArticle } from './compare-articles.ts'
import { memoize } from './memoize.ts'
import { stemWord } from './stem-word.ts'
import { wordHash } from './word-hash.ts'

/** Words that only daily columns have. No event is told with them, so that a number or day always names the issue. */
const ownWords =
  hashesOf(`wordle quordle nerdle sudoku crossword horoscope rashifal panchang राशिफल पंचांग लॉटरी राशीभविष्य
  राशिभविष्य ராசிபலன் பஞ்சாங்கம் রাশিফল পঞ্জিকা లాటరీ రాశిఫలాలు పంచాంగం ರಾಶಿಭವಿಷ್ಯ ಪಂಚಾಂಗ രാശിഫലം പഞ്ചാംഗം રાશિફળ પંચાંગ ਰਾਸ਼ੀਫਲ
  ରାଶିଫଳ زائچہ`)

/** Words of columns that news has, too ("raids on the lottery king"), and the words beside them that tell a column. */
const sharedWords = [
  'connections hints answers',
  'redeem codes',
  'lottery results',
  'dream11 prediction fantasy tips',
]
  .map(words => [...hashesOf(words)])
  .map(([word = 0, ...besides]) => ({ word, besides }))

const columnWords = new Set([...ownWords, ...sharedWords.map(({ word }) => word)])

/** Whether a headline is of a daily column, such as a puzzle or a horoscope. */
export function isColumn({ words: { plain, deciding } }: WeighedArticle): boolean {
  return plain.some(word => columnWords.has(word)) || deciding.some(word => columnWords.has(word))
}

// A front page has 250 headlines, hardly any of them new since it was last read.
const headlineLimits = { max: 4_000, lengthMax: 1_000 }

/** `isColumn` of a title that was not compared with others: whether readers look for it every day, and nothing happened. */
export const isColumnHeadline = memoize(title => {
  const words = hashesOf(headlineWords(title).join(' '))
  const isShared = sharedWords.some(
    ({ word, besides }) => words.has(word) && besides.some(each => words.has(each)),
  )
  return isShared || [...words].some(word => ownWords.has(word))
}, headlineLimits)

export function hashesOf(words: string): Set<number> {
  return new Set(words.split(/\s+/).map(word => wordHash(stemWord(plainWord(word)))))
}
