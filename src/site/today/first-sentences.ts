import { truncateText } from '../../text/truncate-text.ts'

// Its rules for the ends of sentences know the danda, too.
const segmenter = new Intl.Segmenter('und', { granularity: 'sentence' })

// Shorter ones are abbreviations that look like the end of a sentence: "Mr.", "The U.S."
const lettersMin = 20

/** The first two sentences if they fit into `lengthMax` UTF-16 units, otherwise the first, truncated if it is longer. */
export function firstSentences(text: string, lengthMax: number): string {
  const [first = '', second = ''] = joinShort(text.trim())
  return (first + second).length <= lengthMax
    ? (first + second).trim()
    : truncateText(first.trim(), lengthMax)
}

function joinShort(text: string): string[] {
  const sentences: string[] = []
  for (const { segment } of segmenter.segment(text)) {
    const last = sentences.at(-1)
    if (last !== undefined && last.length < lettersMin) sentences[sentences.length - 1] = last + segment
    else sentences.push(segment)
  }
  return sentences
}
