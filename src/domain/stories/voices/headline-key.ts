// Shorter headlines, such as "Cartoon of the day", name a format and not an event.
const wordsMin = 4

/** Equal for a headline that several outlets print alike, apart from case and punctuation; null for one too short to compare. */
export function headlineKey(title: string): string | null {
  const words =
    title
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return words.length < wordsMin ? null : words.join(' ')
}
