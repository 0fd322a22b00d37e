import { foldText } from '../text/spelling/fold-text.ts'
import { spelledWordsOf } from './parse-query.ts'

type HighlightPart = { text: string; isMatch: boolean }

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })

/**
 * Splits a text into matches of `needle` and of its words, compared as search compares, and the text between. The joined
 * parts give the text again. A mark covers whole graphemes: a consonant without its vowel sign would look like another letter.
 */
export function highlight(text: string, needle: string): HighlightPart[] {
  const folded = foldText(text)
  const sought = [needle, ...spelledWordsOf(needle).flatMap(({ spellings }) => spellings)]
    .map(foldText)
    .filter(word => word !== '' && folded.includes(word))
  if (sought.length === 0) return [{ text, isMatch: false }]
  if (evenText.test(text)) return splitMarked(text, markAll(folded, sought))
  const parts: HighlightPart[] = []
  for (const { segment, isMatch } of markGraphemes(text, sought)) {
    const last = parts.at(-1)
    if (last && last.isMatch === isMatch) last.text += segment
    else parts.push({ text: segment, isMatch })
  }
  return parts
}

// Latin letters and typographic signs, each a single grapheme that folds to one letter. Segmenting English results into
// graphemes took a third of a search page's time.
export const evenText = /^[ -&(-_a-~À-ÅÇ-ÏÑ-ÖÙ-Ýà-åç-ïñ-öù-ýÿ–—“”₹]*$/

// The same with apostrophes, which fold to nothing within a word; still, each letter is a grapheme.
const latinText = /^[ -~À-ÅÇ-ÏÑ-ÖÙ-Ýà-åç-ïñ-öù-ýÿ–—‘’“”₹]*$/

function splitMarked(text: string, isMarked: Uint8Array): HighlightPart[] {
  const parts: HighlightPart[] = []
  for (let start = 0; start < text.length; ) {
    const isMatch = isMarked[start] === 1
    const next = isMarked.indexOf(isMatch ? 0 : 1, start)
    const end = next < 0 ? text.length : next
    parts.push({ text: text.slice(start, end), isMatch })
    start = end
  }
  return parts
}

function markGraphemes(text: string, sought: string[]): { segment: string; isMatch: boolean }[] {
  const pieces = foldPieces(latinText.test(text) ? Array.from(text) : segmentsOf(text))
  const isMarked = markAll(pieces.map(piece => piece.folded).join(''), sought)
  let start = 0
  return pieces.map(({ segment, folded }) => {
    const end = start + folded.length
    // An apostrophe within a word folds to nothing and belongs to the matches around it.
    const isWithin = isMarked[start - 1] === 1 && isMarked[start] === 1
    const isMatch = folded === '' ? isWithin : isMarked.subarray(start, end).includes(1)
    start = end
    return { segment, isMatch }
  })
}

function segmentsOf(text: string): string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment)
}

/** Folds each piece as it is folded in the text: an apostrophe or a half letter depends on the visible piece after it. */
function foldPieces(segments: string[]): { segment: string; folded: string }[] {
  let next = { segment: '', folded: '' }
  return segments
    .toReversed()
    .map(segment => {
      const both = foldText(segment + next.segment)
      const piece = { segment, folded: both.slice(0, both.length - next.folded.length) }
      if (foldText(segment) !== '') next = { segment, folded: foldText(segment) }
      return piece
    })
    .toReversed()
}

/** Holds 1 for each letter of a folded text that is part of one of the words. */
function markAll(folded: string, words: string[]): Uint8Array {
  const isMarked = new Uint8Array(folded.length)
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      isMarked.fill(1, at, at + word.length)
    }
  }
  return isMarked
}
