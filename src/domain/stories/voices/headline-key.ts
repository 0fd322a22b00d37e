import { memoize } from '../matching/memoize.ts'

// Shorter headlines, such as "Cartoon of the day", name a format and not an event.
const wordsMin = 4

// A front page compares 250 headlines, hardly any of them new since it was last rendered: a fifth of its processor time.
const limits = { max: 4_000, lengthMax: 1_000 }

/** Equal for a headline that several outlets print alike, apart from case and punctuation; null for one too short to compare. */
export const headlineKey: (title: string) => string | null = memoize(title => {
  const plain = title.normalize('NFKC').toLowerCase()
  const words = plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return words.length < wordsMin ? null : words.join(' ')
}, limits)
