import { foldText } from './fold-text.ts'

export type HighlightPart = { text: string; isMatch: boolean }

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })

/**
 * Splits a text where `needle` occurs in it, compared as the search compares. Joined, the parts are the text again.
 * A mark covers whole graphemes: a consonant without its vowel sign would be drawn as another letter.
 */
export function highlight(text: string, needle: string): HighlightPart[] {
  const folded = foldText(needle)
  if (folded === '' || !foldText(text).includes(folded)) return [{ text, isMatch: false }]
  const parts: HighlightPart[] = []
  for (const { segment, isMatch } of markGraphemes(text, folded)) {
    const last = parts.at(-1)
    if (last && last.isMatch === isMatch) last.text += segment
    else parts.push({ text: segment, isMatch })
  }
  return parts
}

function markGraphemes(text: string, needle: string): { segment: string; isMatch: boolean }[] {
  const pieces = Array.from(graphemes.segment(text), ({ segment }) => ({
    segment,
    folded: foldText(segment),
  }))
  const whole = pieces.map(piece => piece.folded).join('')
  let matchStart = whole.indexOf(needle)
  let start = 0
  return pieces.map(({ segment, folded }) => {
    const end = start + folded.length
    while (matchStart >= 0 && matchStart + needle.length <= start) {
      matchStart = whole.indexOf(needle, matchStart + needle.length)
    }
    const isMatch = matchStart >= 0 && matchStart < end && folded !== ''
    start = end
    return { segment, isMatch }
  })
}
