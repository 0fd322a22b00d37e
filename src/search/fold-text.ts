// Invisible characters must not affect search: joiners, zero-width spaces, soft hyphens. `search_fold` in the database has
// the same list and folds stored texts and queries; this function folds texts that pages show.
const invisible = /\u200b|\u200c|\u200d|\u2060|\ufeff|\u00ad/gu
const spaces = /[\u00a0\t\n\r]/gu

/** The text as search compares it: NFC, without invisible characters, each letter in lower case. */
export function foldText(text: string): string {
  const plain = dropInvisible(text).replace(spaces, ' ').normalize('NFC')
  return unevenLetter.test(plain) ? Array.from(plain, lowerLetter).join('') : plain.toLowerCase()
}

export function dropInvisible(text: string): string {
  return text.replace(invisible, '')
}

// PostgreSQL maps each letter to one letter: İ becomes i, but JavaScript makes two of it, and PostgreSQL has no final form
// of Σ. Texts without these letters are lowered as a whole, with the same result and twenty times as fast.
const unevenLetter = /[İΣ]/

function lowerLetter(letter: string): string {
  const [first = letter] = letter.toLowerCase()
  return first
}
