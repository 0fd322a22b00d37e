// Shorter headlines, such as "Cartoon of the day", name a format and not an event.
const wordsMin = 4

// A front page compares 250 headlines, hardly any of them new since it was last rendered: a fifth of its processor time.
const keptMax = 4_000
const kept = new Map<string, string | null>()

/** Equal for a headline that several outlets print alike, apart from case and punctuation; null for one too short to compare. */
export function headlineKey(title: string): string | null {
  const known = kept.get(title)
  if (known !== undefined) return known
  const key = makeKey(title)
  if (kept.size >= keptMax) kept.clear()
  kept.set(title, key)
  return key
}

function makeKey(title: string): string | null {
  const words =
    title
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return words.length < wordsMin ? null : words.join(' ')
}
