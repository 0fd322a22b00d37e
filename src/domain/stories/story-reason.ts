// Why two articles are taken for one event, as codes with parameters: pages make the sentence, in their own language.
import { z } from 'zod'
import { hoursBetween, sharedWords, type WeighedArticle } from './matching/compare-articles.ts'
import { isCopy } from './matching/is-copy.ts'
import { storyWords } from './matching/story-words.ts'
import { wordHash } from './matching/word-hash.ts'
import type { WordCounts } from './matching/word-rarity.ts'

export const storyReasonSchema = z.discriminatedUnion('code', [
  /** Stems that both headings have, rarest first, and in how many of 100,000 headlines each is. */
  z.object({
    code: z.literal('shared-words'),
    words: z.array(z.object({ stem: z.string(), per100000: z.number() })),
  }),
  z.object({ code: z.literal('hours-apart'), hours: z.number() }),
  z.object({ code: z.literal('outlets'), count: z.number() }),
  /** Names that sound alike in two scripts, as their consonants. */
  z.object({ code: z.literal('names-across-scripts'), names: z.array(z.string()) }),
  z.object({ code: z.literal('agency-copy') }),
  /** So many of a story's articles are like none of the others; the nearest two are of one event with this probability. */
  z.object({
    code: z.literal('unlike-the-others'),
    leaving: z.number(),
    of: z.number(),
    percent: z.number(),
  }),
])
export type StoryReason = z.infer<typeof storyReasonSchema>

/** The reasons that a column holds; codes of a newer version are left out. */
export function storyReasonsOf(column: unknown): StoryReason[] {
  if (!Array.isArray(column)) return []
  return column.flatMap(one => storyReasonSchema.safeParse(one).data ?? [])
}

/** More words than that nobody reads. */
const wordsTold = 4

/** An article is compared by numbers; its stems are read again from its heading. */
type ToldArticle = WeighedArticle & { title: string; url: string }

export function explainPair(
  [article, other]: [ToldArticle, WeighedArticle],
  { counts, members }: { counts: WordCounts; members: readonly WeighedArticle[] },
): StoryReason[] {
  const { title, url } = article
  const stems = storyWords({ title, url, description: '' }).heading
  const stemOf = new Map(stems.map(stem => [wordHash(stem), stem]))
  const words = sharedWords(article, other)
    .slice(0, wordsTold)
    .map(word => ({ stem: stemOf.get(word) ?? '', per100000: countPer100000(word, counts) }))
  const copy: StoryReason[] = isCopy(article, other) ? [{ code: 'agency-copy' }] : []
  return [
    ...(words.length > 0 ? [{ code: 'shared-words' as const, words }] : []),
    { code: 'hours-apart', hours: Math.round(hoursBetween(article, other)) },
    { code: 'outlets', count: new Set([article, ...members].map(({ outlet }) => outlet)).size },
    ...copy,
  ]
}

/** Why some articles of a story leave it: the nearest of them and of the others have this in common. */
export function explainSplit(
  pair: [ToldArticle, WeighedArticle],
  { counts, leaving, of, score }: { counts: WordCounts; leaving: number; of: number; score: number },
): StoryReason[] {
  const near = explainPair(pair, { counts, members: [] }).filter(({ code }) => code !== 'outlets')
  return [{ code: 'unlike-the-others', leaving, of, percent: Math.round(100 * score) }, ...near]
}

function countPer100000(word: number, { articles, of }: WordCounts): number {
  return Math.max(1, Math.round((100_000 * of(word)) / Math.max(1, articles)))
}
