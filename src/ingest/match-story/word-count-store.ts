// Counts the headlines that contain each word; 8 MB in each worker, summed in the database. A headline counts twice as much as
// one of 90 days before, so that words of old news become rare again without reducing old counts.
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { allHeadlines, countWeight, headlinesIn } from '../../domain/stories/matching/headline-counts.ts'
import { scriptOf } from '../../domain/stories/matching/word-hash.ts'
import type { WordCounts } from '../../domain/stories/matching/word-rarity.ts'

export type WordCountStore = {
  load: (db: Db) => Promise<void>
  refresh: (db: Db) => Promise<void>
  counts: (now: Date) => WordCounts
  /** Counts the words of new articles, each by its `wordHash`, in `tx`; call `forget` after a rollback. */
  add: (tx: Db, words: readonly (readonly number[])[], now: Date) => Promise<void>
  forget: () => void
}

/** The number of hashes under which words are counted; a few words share one. */
const hashesMax = 2 ** 20

export function createWordCountStore(): WordCountStore {
  const ofHash = new Float64Array(hashesMax)
  const ofHeadlines = new Map<number, number>()
  const note = (hash: number, count: number) => {
    if (hash < 0) ofHeadlines.set(hash, (ofHeadlines.get(hash) ?? 0) + count)
    else ofHash[hash] = (ofHash[hash] ?? 0) + count
  }
  let isForgotten = false
  const load = async (db: Db) => {
    const rows = await db.selectFrom('storyTermCounts').selectAll().execute()
    ofHash.fill(0)
    ofHeadlines.clear()
    for (const { hash, count } of rows) note(hash, count)
    isForgotten = false
  }
  return {
    load,
    refresh: async db => {
      if (isForgotten) await load(db)
    },
    forget: () => {
      isForgotten = true
    },
    counts: now => {
      const one = countWeight(now)
      return {
        articles: (ofHeadlines.get(allHeadlines) ?? 0) / one,
        articlesIn: script => (ofHeadlines.get(headlinesIn(script)) ?? 0) / one,
        of: word => (ofHash[countHash(word)] ?? 0) / one,
      }
    },
    add: async (tx, words, now) => {
      const counted = countHashes(words, countWeight(now))
      await addCounts(tx, counted)
      for (const [hash, count] of counted) note(hash, count)
    },
  }
}

function countHash(word: number): number {
  return (word >>> 0) % hashesMax
}

function countHashes(words: readonly (readonly number[])[], one: number): Map<number, number> {
  const counted = new Map([[allHeadlines, words.length * one]])
  const add = (hash: number) => counted.set(hash, (counted.get(hash) ?? 0) + one)
  for (const own of words) {
    for (const word of own) add(countHash(word))
    for (const script of new Set(own.map(scriptOf))) add(headlinesIn(script))
  }
  return counted
}

/** Writes in the order of the hashes, so that two workers wait for each other instead of deadlocking. */
async function addCounts(tx: Db, counted: Map<number, number>): Promise<void> {
  const sorted = [...counted].toSorted(([a], [b]) => a - b)
  await sql`
    insert into story_term_counts as known (hash, count)
    select * from unnest(${sorted.map(([hash]) => hash)}::integer[], ${sorted.map(([, count]) => count)}::float8[])
    on conflict (hash) do update set count = known.count + excluded.count`.execute(tx)
}
