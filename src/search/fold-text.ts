// Invisible characters must not affect search: joiners, zero-width spaces, soft hyphens. `search_fold` in the database
// has the same list and folds stored texts and queries; this one is for pages.
const invisible = /\u200b|\u200c|\u200d|\u2060|\ufeff|\u00ad/gu
const spaces = /[\u00a0\t\n\r]/gu

/** The text as search compares it: NFC, without invisible characters, lower case letter by letter. */
export function foldText(text: string): string {
  const plain = dropInvisible(text).replace(spaces, ' ').normalize('NFC')
  return unevenLetter.test(plain) ? Array.from(plain, lowerLetter).join('') : plain.toLowerCase()
}

export function dropInvisible(text: string): string {
  return text.replace(invisible, '')
}

// PostgreSQL maps one letter to one letter: İ becomes i, where JavaScript makes two of it, and Σ has no final form. For
// all other letters the whole text at once gives the same, twenty times as fast.
const unevenLetter = /[İΣ]/

function lowerLetter(letter: string): string {
  const [first = letter] = letter.toLowerCase()
  return first
}
