import { foldText } from './fold-text.ts'
import { wordsOf } from './words-of.ts'

export type HighlightPart = { text: string; isMatch: boolean }

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })

/**
 * Splits a text where `needle` occurs in it, else where its words do, compared as the search compares. Joined, the parts
 * are the text again. A mark covers whole graphemes: a consonant without its vowel sign would be drawn as another letter.
 */
export function highlight(text: string, needle: string): HighlightPart[] {
  const folded = foldText(text)
  const sought = [needle, ...wordsOf(needle)]
    .map(foldText)
    .filter(word => word !== '' && folded.includes(word))
  if (sought.length === 0) return [{ text, isMatch: false }]
  const parts: HighlightPart[] = []
  for (const { segment, isMatch } of markGraphemes(text, sought)) {
    const last = parts.at(-1)
    if (last && last.isMatch === isMatch) last.text += segment
    else parts.push({ text: segment, isMatch })
  }
  return parts
}

function markGraphemes(text: string, sought: string[]): { segment: string; isMatch: boolean }[] {
  const pieces = Array.from(graphemes.segment(text), ({ segment }) => ({
    segment,
    folded: foldText(segment),
  }))
  const whole = pieces.map(piece => piece.folded).join('')
  const isMarked = new Uint8Array(whole.length)
  for (const word of sought) markAll(isMarked, whole, word)
  let start = 0
  return pieces.map(({ segment, folded }) => {
    const end = start + folded.length
    const isMatch = isMarked.subarray(start, end).includes(1)
    start = end
    return { segment, isMatch }
  })
}

function markAll(isMarked: Uint8Array, whole: string, word: string): void {
  for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + word.length)) {
    isMarked.fill(1, at, at + word.length)
  }
}
