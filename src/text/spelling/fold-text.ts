import { plainDigits } from '../plain-digits.ts'

// Folds spellings of one word alike, in texts that pages show and headlines that are compared, by the same steps as `search_fold`
// in the database (`fold-text.test.ts` proves both equal over all letters). Shown texts are never changed.

// Joiners, zero-width spaces, soft hyphens, marks of direction, variation selectors.
const invisible =
  /\u034f|[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]|[\ufe00-\ufe0f]/gu
const spaces = /[\u00a0\t\n\r]/gu

/** The text as search compares it: composed, without invisible characters and accents, in lower case and plain digits. */
export function foldText(text: string): string {
  if (/^[ -&(-_a-~\u2013\u2014\u201c\u201d₹]*$/.test(text)) return text.toLowerCase()
  const letters = dropInvisible(text).replace(spaces, ' ').replaceAll('\u00b4', "'").normalize('NFKD')
  const latin = foldLatin(lowerLetters(letters))
  const arabic = /[\u0600-\u06ff]/.test(latin) ? foldArabic(latin) : latin
  const indian = /[\u0900-\u0d7f]/.test(arabic) ? foldIndian(arabic) : arabic
  return plainDigits(indian).normalize('NFC')
}

export function dropInvisible(text: string): string {
  return text.replace(invisible, '')
}

/** Lowers each letter by itself, as PostgreSQL does: Σ has no final form. */
function lowerLetters(text: string): string {
  return text.replaceAll('Σ', 'σ').toLowerCase()
}

const latinLetters = pairsOf('ς ı ø ł đ ð ʼ ‘ ’ ‛ ′ ` \u2010', "σ i o l d d ' ' ' ' ' ' -")

// An accent is dropped from Latin and Greek letters and from е, but не from и: й is a letter of its own. Apostrophes join
// a word: modi's, modi’s and modis are one.
function foldLatin(text: string): string {
  return translate(text.replace(/([a-zα-ωıøłđðſς\u0435])[\u0300-\u036f]+/g, '$1'), latinLetters)
    .replaceAll('ß', 'ss')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
    .replace(/'(?=[a-z0-9\u0430-\u044f])/g, '')
}

const arabicLetters = pairsOf('ي ى ك ڪ ه ە ۃ ة ٱ', 'ی ی ک ک ہ ہ ہ ہ ا')

// Vowel signs and the lengthening stroke are left out in most texts, and keyboards differ in yeh, kaf and heh.
function foldArabic(text: string): string {
  return translate(text, arabicLetters)
    .replace(/[\u0640\u064b-\u0652\u0670]/g, '')
    .replace(/([اوےہ])[\u0654\u0655]/g, '$1')
}

const indianMarks = pairsOf('ँ ઁ ఁ ಁ ଁ ੰ ਁ ௗ ஶ ౘ ౙ', 'ं ં ం ಂ ଂ ਂ ਂ ள ஸ చ జ')
const halfLetters = pairsOf('ৎ ൺ ൻ ർ ൽ ൾ ൿ ൎ ౝ ೝ', 'ত্ ണ് ന് ര് ല് ള് ക് ര് న్ ನ್')

// Dots below that typing leaves out (not those of Bengali and Odia, which make another letter), visarga and addak.
const omitted = /[\u093c\u0903\u0a3c\u0a71\u0abc\u0cbc]/g

function foldIndian(text: string): string {
  const plain = text.replace(omitted, '').replaceAll('अॅ', 'ऍ').replaceAll('ॲ', 'ऍ')
  const marked = translate(translate(plain, halfLetters), indianMarks)
  return dotNasals(marked.replaceAll('ു്', '്').replaceAll('ൗ', 'ൌ'))
}

// First code points of Devanagari, Bengali, Gurmukhi, Gujarati, Odia, Telugu, Kannada, Malayalam; their blocks are alike.
const blocks = [0x900, 0x980, 0xa00, 0xa80, 0xb00, 0xc00, 0xc80, 0xd00]

// Places in the block: the first and last consonant of a row, and the nasal that stands before them.
const rows = [
  [0x15, 0x18, 0x19],
  [0x1a, 0x1d, 0x1e],
  [0x1f, 0x22, 0x23],
  [0x24, 0x27, 0x28],
  [0x2a, 0x2d, 0x2e],
]
const [anusvara, virama] = [0x02, 0x4d]

const halfNasals = blocks.map(block => {
  const at = (place = 0) => String.fromCharCode(block + place)
  const ofRow = rows.map(([first, last, nasal]) => `${at(nasal)}${at(virama)}(?=[${at(first)}-${at(last)}])`)
  return { virama: at(virama), pattern: new RegExp(ofRow.join('|'), 'g'), dot: at(anusvara) }
})

/** A nasal before a consonant of its own row is written as a half letter or as a dot: हिन्दी, हिंदी. */
function dotNasals(text: string): string {
  return halfNasals.reduce(
    (dotted, half) => (dotted.includes(half.virama) ? dotted.replace(half.pattern, half.dot) : dotted),
    text,
  )
}

type Pairs = { pattern: RegExp; to: ReadonlyMap<string, string> }

function pairsOf(from: string, to: string): Pairs {
  const folded = to.split(' ')
  const letters = from.split(' ')
  return {
    pattern: new RegExp(`[${letters.join('')}]`, 'g'),
    to: new Map(letters.map((letter, n) => [letter, folded[n] ?? letter])),
  }
}

function translate(text: string, { pattern, to }: Pairs): string {
  return text.replace(pattern, letter => to.get(letter) ?? letter)
}
