import type { Db } from '../database/connect.ts'
import type { Lookup } from './lookup.ts'
import { type Sample, sampleOfIndex, sampleOfPages } from './samples.ts'
import { isTwoLetters } from './words-of.ts'

// Some 60,000 links: a count reads them all in less time than the index takes for what most of them have.
const pagesOfSmallTable = 8_000

/** `more`: there are more than requested, known without counting them. */
export type CountWay = 'more' | 'read' | 'look up'

/**
 * How to count matches: `more` where a random sample shows that there are more than `max`. Only a sample that is likely
 * to show it is looked at, the cheapest first.
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
 * A page read takes 10 µs, where looking ten thousand matches up takes 20 to 50 ms: what is common shows on few. Two
 * letters are the beginning of many runs, all of which the index reads whatever the sample: more pages take less time.
 */
function samplesFor(tx: Db, lookup: Lookup): Sample[] {
  const few = sampleOfPages(tx, lookup, 200)
  if (!isTwoLetters(lookup.needle)) return [few, sampleOfIndex(tx, lookup)]
  return [few, ...[800, 1_600].map(pages => sampleOfPages(tx, lookup, pages))]
}

/**
 * How many matches a sample of that share must contain to prove that there are more than `count`: if there were not, it
 * would be binomial, and as many as five deviations and ten above its mean come less than once in a million samples.
 */
export function proofMin(count: number, share: number): number {
  const mean = count * share
  return Math.floor(mean + 5 * Math.sqrt(mean * (1 - share)) + 10) + 1
}
