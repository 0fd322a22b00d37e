// Headlines repeat few words, and what arrives is compared with what arrived just before: answers are kept for a while.

/** As many as ten thousand headlines hold. */
const wordsMax = 40_000
/** A longer word is an address or a flood, and holds the text that it was cut from in memory. */
const wordLengthMax = 32

type Limits = { max: number; lengthMax: number }

/** `answer`, asked once for each text of those that were asked last: between `max` and half of it are known. */
export function rememberAnswers<Answer>(
  answer: (text: string) => Answer,
  { max, lengthMax }: Limits = { max: wordsMax, lengthMax: wordLengthMax },
): (text: string) => Answer {
  let recent = new Map<string, Answer>()
  let older = new Map<string, Answer>()
  return text => {
    const known = recent.get(text)
    if (known !== undefined) return known
    const found = older.get(text) ?? answer(text)
    if (text.length > lengthMax) return found
    if (recent.size >= max / 2) {
      older = recent
      recent = new Map()
    }
    recent.set(text, found)
    return found
  }
}
