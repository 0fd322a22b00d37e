// Collects the text of elements while the tags of a page are read. Several elements may be open at once, up to a limit.

type TextCapture = {
  name: string
  depth: number
  lengthMax: number
  parts: string[]
  length: number
  done: (text: string) => void
}

export type TextCaptures = { open: TextCapture[] }

const capturesMax = 12

/** Captures the element that has just opened and calls `done` with its text when it closes or the text is long enough. */
export function startCapture(
  captures: TextCaptures,
  { name, lengthMax, done }: Pick<TextCapture, 'name' | 'lengthMax' | 'done'>,
): void {
  if (captures.open.length < capturesMax) {
    captures.open.push({ name, depth: 1, lengthMax, parts: [], length: 0, done })
  }
}

export function captureOpenTag({ open }: TextCaptures, name: string): void {
  for (const capture of open) {
    // A calendar icon has the day in one element and the year in the next.
    if (capture.parts.at(-1) !== ' ') capture.parts.push(' ')
    if (capture.name === name) capture.depth++
  }
}

export function captureCloseTag(captures: TextCaptures, name: string): void {
  for (const capture of captures.open) if (capture.name === name) capture.depth--
  end(captures, capture => capture.depth === 0)
}

export function captureText(captures: TextCaptures, text: string): void {
  for (const capture of captures.open) {
    capture.parts.push(text)
    capture.length += text.length
  }
  if (captures.open.some(isFull)) end(captures, isFull)
}

export function endCaptures(captures: TextCaptures): void {
  end(captures, () => true)
}

function isFull({ length, lengthMax }: TextCapture): boolean {
  return length >= lengthMax
}

function end(captures: TextCaptures, isEnded: (capture: TextCapture) => boolean): void {
  const ended = captures.open.filter(isEnded)
  if (ended.length === 0) return
  captures.open = captures.open.filter(capture => !isEnded(capture))
  for (const { parts, lengthMax, done } of ended) done(parts.join('').slice(0, lengthMax))
}
