import { plainWord } from '../../duplicates/headline-words.ts'
import type { WeighedArticle } from './compare-articles.ts'
import { stemWord } from './stem-word.ts'
import { wordHash } from './word-hash.ts'

/** Words of daily columns. No event is told with them, so that a number or day always names the issue. */
const columnWords =
  hashesOf(`wordle quordle nerdle connections sudoku crossword horoscope horoscopes rashifal panchang redeem
  lottery dream11 राशिफल पंचांग लॉटरी राशीभविष्य राशिभविष्य ராசிபலன் பஞ்சாங்கம் রাশিফল পঞ্জিকা లాటరీ రాశిఫలాలు పంచాంగం ರಾಶಿಭವಿಷ್ಯ
  ಪಂಚಾಂಗ രാശിഫലം പഞ്ചാംഗം રાશિફળ પંચાંગ ਰਾਸ਼ੀਫਲ ରାଶିଫଳ زائچہ`)

/** Whether a headline is of a daily column, such as a puzzle or a horoscope. */
export function isColumn({ words: { plain, deciding } }: WeighedArticle): boolean {
  return plain.some(word => columnWords.has(word)) || deciding.some(word => columnWords.has(word))
}

export function hashesOf(words: string): Set<number> {
  return new Set(words.split(/\s+/).map(word => wordHash(stemWord(plainWord(word)))))
}
