// Why two articles are matched to one event, as codes with parameters; each page makes the sentence in its own language.
import { z } from 'zod'
import { hoursBetween, sharedWords, type WeighedArticle } from './matching/compare-articles.ts'
import { isCopy } from './matching/is-copy.ts'
import type { SharedName } from './matching/names-across-scripts.ts'
import { stemWord } from './matching/stem-word.ts'
import { storyWords } from './matching/story-words.ts'
import { wordHash } from './matching/word-hash.ts'
import { headlinesPer100000, type WordCounts } from './matching/word-rarity.ts'

export const storyReasonSchema = z.discriminatedUnion('code', [
  /** Stems that both headings contain, rarest first, and how many of 100,000 headlines in their script contain each. */
  z.object({
    code: z.literal('shared-words'),
    words: z.array(z.object({ stem: z.string(), per100000: z.number() })),
  }),
  z.object({ code: z.literal('hours-apart'), hours: z.number() }),
  z.object({ code: z.literal('outlets'), count: z.number() }),
  /** Names that sound alike in two scripts: the stem of the Latin spelling, the other spelling, and the former's rarity. */
  z.object({
    code: z.literal('names-across-scripts'),
    names: z.array(z.object({ stem: z.string(), other: z.string(), per100000: z.number() })),
  }),
  z.object({ code: z.literal('agency-copy') }),
  /** `leaving` of `of` articles are unlike all others; `percent` is the probability that the nearest two share an event. */
  z.object({
    code: z.literal('unlike-the-others'),
    leaving: z.number(),
    of: z.number(),
    percent: z.number(),
  }),
])
export type StoryReason = z.infer<typeof storyReasonSchema>

/** Parses the reasons of a column; skips codes that only a newer version knows. */
export function storyReasonsOf(column: unknown): StoryReason[] {
  if (!Array.isArray(column)) return []
  return column.flatMap(one => storyReasonSchema.safeParse(one).data ?? [])
}

/** Nobody reads more words. */
const wordsShown = 4

/** Articles are compared by word hashes, so the stems are extracted again from the heading. */
type TitledArticle = WeighedArticle & { title: string; url: string }

export function explainPair(
  [article, other]: [TitledArticle, WeighedArticle],
  { counts, members }: { counts: WordCounts; members: readonly WeighedArticle[] },
): StoryReason[] {
  const { title, url } = article
  const stems = storyWords({ title, url, description: '' }).heading
  const stemOf = new Map(stems.map(stem => [wordHash(stem), stem]))
  const words = sharedWords(article, other)
    .slice(0, wordsShown)
    .map(word => ({ stem: stemOf.get(word) ?? '', per100000: headlinesPer100000(word, counts) }))
  const copy: StoryReason[] = isCopy(article, other) ? [{ code: 'agency-copy' }] : []
  return [
    ...(words.length > 0 ? [{ code: 'shared-words' as const, words }] : []),
    hoursApart(article, other),
    { code: 'outlets', count: new Set([article, ...members].map(({ outlet }) => outlet)).size },
    ...copy,
  ]
}

export function explainNames(
  [article, other]: [{ at: number }, { at: number }],
  { names, counts }: { names: readonly SharedName[]; counts: WordCounts },
): StoryReason[] {
  const spelt = names.map(({ latin, other }) => {
    const stem = stemWord(latin)
    return { stem, other, per100000: headlinesPer100000(wordHash(stem), counts) }
  })
  return [{ code: 'names-across-scripts', names: spelt }, hoursApart(article, other)]
}

function hoursApart(one: { at: number }, other: { at: number }): StoryReason {
  return { code: 'hours-apart', hours: Math.round(hoursBetween(one, other)) }
}

/** Why some articles should leave a story: how many they are, and what the nearest leaving and staying articles share. */
export function explainSplit(
  pair: [TitledArticle, WeighedArticle],
  { counts, leaving, of, score }: { counts: WordCounts; leaving: number; of: number; score: number },
): StoryReason[] {
  const near = explainPair(pair, { counts, members: [] }).filter(({ code }) => code !== 'outlets')
  return [{ code: 'unlike-the-others', leaving, of, percent: Math.round(100 * score) }, ...near]
}
