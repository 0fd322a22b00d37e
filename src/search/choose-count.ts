import type { Db } from '../database/connect.ts'
import type { Lookup } from './lookup.ts'
import { type Sample, sampleOfIndex, sampleOfPages } from './samples.ts'
import { isTwoLetters } from './words-of.ts'

// About 60,000 links: reading them all is faster than counting a common needle by the index.
const pagesOfSmallTable = 8_000

/** `more`: a sample proves that there are more than the maximum. `read`: scan the table. `look up`: use the index. */
export type CountWay = 'more' | 'read' | 'look up'

/**
 * Chooses how to count matches: `more` where a random sample proves that there are more than `max`. Tries only samples that
 * are likely to prove it, the cheapest first.
 */
export async function chooseCount(tx: Db, lookup: Lookup, max: number): Promise<CountWay> {
  const { density, categoryShare, table } = lookup
  let likely = density * categoryShare * table.links
  for (const sample of samplesFor(tx, lookup)) {
    const wanted = proofMin(max, sample.share)
    if (sample.expect(likely) < wanted) continue
    const found = await sample.count(wanted)
    if (found >= wanted) return 'more'
    likely = sample.estimate(found)
  }
  return table.pages <= pagesOfSmallTable ? 'read' : 'look up'
}

/**
 * Reading a disk page takes 10 µs, but looking up ten thousand matches takes 20 to 50 ms, and a few pages already prove a
 * common needle. For two letters the index reads every run that begins with them, even for its sample: pages are faster.
 */
function samplesFor(tx: Db, lookup: Lookup): Sample[] {
  const few = sampleOfPages(tx, lookup, 200)
  if (!isTwoLetters(lookup.needle)) return [few, sampleOfIndex(tx, lookup)]
  return [few, ...[800, 1_600].map(pages => sampleOfPages(tx, lookup, pages))]
}

/**
 * How many matches a sample of that share must contain to prove that there are more than `count`. With only `count` matches
 * the number is binomial and exceeds its mean by five deviations and ten less than once in a million samples.
 */
export function proofMin(count: number, share: number): number {
  const mean = count * share
  return Math.floor(mean + 5 * Math.sqrt(mean * (1 - share)) + 10) + 1
}
