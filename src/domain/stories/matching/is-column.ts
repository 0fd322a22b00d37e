import { headlineWords, monthWords, plainWord } from '../../duplicates/headline-words.ts'
import type { WeighedArticle } from './compare-articles.ts'
import { memoize } from './memoize.ts'
import { stemWord } from './stem-word.ts'
import { latin, scriptOf, wordHash } from './word-hash.ts'

export const dayWords = hashesOf(
  'today tonight tomorrow आज कल இன்று இன்றைய আজ আজকের నేడు నేటి ఈరోజు ಇಂದು ಇಂದಿನ ഇന്ന് ഇന്നത്തെ આજ આજે આજનું ਅੱਜ ଆଜି ଆଜିର آج',
)

/** Words of daily columns. Beside another such headline a number or day names the issue. */
const ownWords =
  hashesOf(`wordle quordle nerdle sudoku crossword horoscope rashifal panchang राशिफल पंचांग लॉटरी राशीभविष्य
  राशिभविष्य ராசிபலன் பஞ்சாங்கம் রাশিফল পঞ্জিকা లాటరీ రాశిఫలాలు పంచాంగం ರಾಶಿಭವಿಷ್ಯ ಪಂಚಾಂಗ രാശിഫലം പഞ്ചാംഗം રાશિફળ પંચાંગ ਰਾਸ਼ੀਫਲ
  ରାଶିଫଳ زائچہ`)

/** Words of columns that news has, too ("raids on the lottery king"), and the words beside them that tell a column. */
const sharedWords = [
  'connections hints answers',
  'redeem codes',
  'lottery winning today draw',
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

/** What a column says of itself, besides its day. Few news about a puzzle has these words, and Indian news none of its names. */
const columnCompanions = new Set([
  ...dayWords,
  ...monthWords.map(wordHash),
  ...hashesOf(`answer hint clue solution daily week weekly sign zodiac star aries taurus gemini cancer leo virgo libra scorpio sagittarius
  capricorn aquarius pisces`),
])

/** Whether the title alone, compared with no other, tells that an article is an issue of a daily column. */
export const isColumnHeadline = memoize(title => {
  const words = hashesOf(headlineWords(title).join(' '))
  const isShared = sharedWords.some(
    ({ word, besides }) => words.has(word) && besides.some(each => words.has(each)),
  )
  const isDaily = !words.isDisjointFrom(columnCompanions)
  return isShared || [...words].some(word => ownWords.has(word) && (isDaily || scriptOf(word) !== latin))
}, headlineLimits)

export function hashesOf(words: string): Set<number> {
  return new Set(words.split(/\s+/).map(word => wordHash(stemWord(plainWord(word)))))
}
