// Truncates text without splitting a grapheme: क्षि is five code points.
const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** How far before the limit the end of a word is searched. */
const windowLength = 60

/** `text` in at most `lengthMax` UTF-16 units, cut at the end of a nearby word if there is one, with an ellipsis. */
export function truncateText(text: string, lengthMax: number): string {
  if (text.length <= lengthMax) return text
  const from = safeStart(text, Math.max(0, lengthMax - 1 - windowLength))
  const fitting = fittingPart(text.slice(from, lengthMax + windowLength), lengthMax - 1 - from)
  const space = fitting.lastIndexOf(' ')
  const tail = space > 0 ? fitting.slice(0, space) : fitting
  return `${text.slice(0, from)}${tail}`.replace(/(?<![\s,;:(–—-])[\s,;:(–—-]+$/u, '').concat('…')
}

/** The beginning of `text` in at most `room` UTF-16 units, for names: cut within a word, but never within a grapheme. */
export function fittingPart(text: string, room: number): string {
  let end = 0
  for (const { index, segment } of segmenter.segment(text)) {
    if (index + segment.length > room) break
    end = index + segment.length
  }
  return text.slice(0, end)
}

// Segmenting must start at a grapheme boundary: after a space, or at the beginning.
function safeStart(text: string, near: number): number {
  const space = text.lastIndexOf(' ', near)
  return space === -1 ? 0 : space
}
