// How much new voices confirm a story just now. Each owner counts from its first article, and half as much every six hours.
// The order of two stories does not change as time passes, so heat is stored once and an index serves it.
import { type RawBuilder, sql } from 'kysely'
import type { WeighedArticle } from './matching/compare-articles.ts'
import { createCopyFinder } from './matching/is-copy.ts'

const halfLifeHours = 6

/** The origin of heat's exponents: counted from 1970 they would lose precision. */
const epochAt = Date.UTC(2020, 0, 1)

/** The logarithm of the sum over voices; null without voices. `firstAt` holds the time of each voice's first article, in ms. */
export function storyHeat(firstAt: readonly number[]): number | null {
  if (firstAt.length === 0) return null
  const exponents = firstAt.map(at => ((at - epochAt) / 3_600_000 / halfLifeHours) * Math.LN2)
  const largest = Math.max(...exponents)
  const sum = exponents.reduce((total, exponent) => total + Math.exp(exponent - largest), 0)
  return largest + Math.log(sum)
}

/** SQL for the heat of a single article. */
export function heatOfArticle(at: RawBuilder<unknown>): RawBuilder<number> {
  return sql`extract(epoch from ${at} - ${new Date(epochAt)}::timestamptz) / 3600 / ${sql.lit(halfLifeHours)} * ln(2)`
}

type VoicedArticle = WeighedArticle & { voice: string }

/** The first article of each voice, an owner or an outlet without a known one; outlets with one agency text are one voice. */
export function listVoices(members: readonly VoicedArticle[]): number[] {
  const originals = createCopyFinder()
  const firstAt = new Map<string, number>()
  for (const member of members.toSorted((a, b) => a.at - b.at)) {
    const isKnown = firstAt.has(member.voice)
    if (!isKnown && originals.hasCopyOf(member)) continue
    originals.add(member)
    if (!isKnown) firstAt.set(member.voice, member.at)
  }
  return [...firstAt.values()]
}
