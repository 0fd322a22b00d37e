// Limits the structure of a JSON text before it is parsed: 20 MB of "[" take 4 GB, within any limit on a record's length.

// The deepest real feed seen has 6 levels, a record of ours 3.
const depthMax = 20

const quote = 34
const backslash = 92
const comma = 44
const openList = 91
const closeList = 93
const openObject = 123
const closeObject = 125

type Bounds = {
  /** The nesting depth at which records start; null if the whole text is one record. */
  recordDepth: number | null
  /** Per record. */
  valuesMax: number
}

export function createJsonMeter({ recordDepth, valuesMax }: Bounds) {
  let depth = 0
  let values = 0
  // Since the last record ended.
  let characters = 0
  let isText = false
  let isEscaped = false

  function readText(code: number): void {
    if (isEscaped) isEscaped = false
    else if (code === backslash) isEscaped = true
    else if (code === quote) isText = false
  }

  function readSign(code: number): void {
    if (code === quote) isText = true
    const isOpening = code === openList || code === openObject
    const isClosing = code === closeList || code === closeObject
    if (isOpening) depth += 1
    if (isClosing) depth -= 1
    if (isOpening || isClosing || code === comma) values += 1
    if ((isClosing || code === comma) && depth === recordDepth) {
      values = 0
      characters = 0
    }
  }

  /** How many characters of this chunk are within the limits: all, or those before the one that exceeds them. */
  function measure(text: string): number {
    for (let at = 0; at < text.length; at += 1) {
      characters += 1
      if (isText) readText(text.charCodeAt(at))
      else readSign(text.charCodeAt(at))
      if (depth > depthMax || values > valuesMax) return at
    }
    return text.length
  }

  return { measure, characters: () => characters }
}
