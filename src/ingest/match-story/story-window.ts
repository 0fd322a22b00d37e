// Holds the keys of the last days' places in memory: PostgreSQL took two to three milliseconds per headline (decision 85).

import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { nilId } from '../../domain/fields/record-id.ts'
import type { ScriptWords } from '../../domain/stories/matching/names-across-scripts.ts'
import { textHash, wordHash } from '../../domain/stories/matching/word-hash.ts'
import { createKeyIndex, type WeighedKey } from './key-index.ts'

/** An article is placed within its first three days, next to articles that are at most three days older. */
const windowMs = 6 * 86_400_000

/** Only this many of the newest places are kept, 200 bytes each. */
const placesMax = 200_000

/** Reading and indexing this many rows takes 20 ms, during which polls wait. */
const pageMax = 5000

type KeyedPlace = { id: string; keys: readonly number[]; isRecurring: boolean }

export type StoryWindow = {
  /** Reads the places that got keys since the last call, from any worker. Under the lock of the stories none is missed. */
  refresh: (db: Db, now: Date) => Promise<void>
  /** Indexes the places that the caller writes with this one `keyed`; call `forget` after a rollback. */
  put: (places: readonly KeyedPlace[], keyed: number) => void
  forget: () => void
  /** Ids of the places with the largest sums of shared keys. Some may no longer exist. */
  near: (keys: readonly WeighedKey[], limits: { max: number; least: number }) => string[]
}

export function createStoryWindow(): StoryWindow {
  const unread = { keyed: '0', id: nilId }
  let index = createKeyIndex()
  let readTo = unread
  let tableRead: number | null = null
  let from: Date | null = null

  const forget = () => {
    index = createKeyIndex()
    readTo = unread
    from = null
  }
  const note = ({ id, keys, isRecurring }: KeyedPlace) => {
    if (isRecurring) index.remove(id)
    else index.put(id, keys)
  }
  const readPage = async (db: Db, oldest: Date) => {
    const { rows } = await sql<{ id: string; keys: string; isRecurring: boolean; keyed: string }>`
      select id, array_to_string(keys, ',') as keys, is_recurring, keyed::text as keyed
      from story_links
      where (keyed, id) > (${readTo.keyed}::bigint, ${readTo.id}::uuid) and published_at > ${oldest} and keys <> '{}'
      order by keyed, id limit ${pageMax}`.execute(db)
    const last = rows.at(-1)
    for (const row of rows) note({ ...row, keys: row.keys.split(',').map(Number) })
    if (last) readTo = last
    return rows.length === pageMax
  }
  return {
    forget,
    refresh: async (db, now) => {
      const table = await findTable(db)
      if (table !== tableRead || index.size() > 1.5 * placesMax) forget()
      tableRead = table
      from ??= await findOldest(db, now)
      while (await readPage(db, from)) from ??= await findOldest(db, now)
    },
    put: (places, keyed) => {
      for (const place of places) note(place)
      readTo = { keyed: String(keyed), id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }
    },
    near: (keys, limits) => index.near(keys, limits),
  }
}

/** It shows a restore, after which the rows have an older `keyed` than this worker's last one, so that it would read none of them. */
async function findTable(db: Db): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`select to_regclass('story_links')::oid as id`.execute(db)
  return rows[0]?.id ?? null
}

/** The start of the window: the oldest of the newest `placesMax` places, or six days ago. */
async function findOldest(db: Db, now: Date): Promise<Date> {
  const since = new Date(now.getTime() - windowMs)
  const { rows } = await sql<{ at: Date }>`
    select published_at as at from story_links where published_at > ${since} and keys <> '{}'
    order by published_at desc offset ${placesMax} limit 1`.execute(db)
  return rows[0]?.at ?? since
}

// Words as numbers: their keys find articles of the same days that share a rare word.

const bucketMs = 4 * 86_400_000

export function storyKeys(words: readonly number[], at: number): number[] {
  return keysOf(words, Math.floor(at / bucketMs))
}

export function storyKeysAround(words: readonly number[], at: number): number[] {
  const bucket = Math.floor(at / bucketMs)
  return [bucket - 1, bucket, bucket + 1].flatMap(days => keysOf(words, days))
}

/** Keys under which articles in the other script find this one by its names; they never equal the keys of words. */
export function nameKeys({ isLatin, names }: ScriptWords, at: number): number[] {
  return storyKeys(nameHashes(names, isLatin), at)
}

/** Keys that find articles in the other script with the same names. */
export function nameKeysAround({ isLatin, names }: ScriptWords, at: number): number[] {
  return storyKeysAround(nameHashes(names, !isLatin), at)
}

/** Longer names are rarer; a headline has few. */
const namesMax = 8

function nameHashes(names: ScriptWords['names'], isLatin: boolean): number[] {
  const longest = [...names.keys()].toSorted((a, b) => b.length - a.length).slice(0, namesMax)
  return longest.map(name => wordHash(`${isLatin ? 'latin' : 'other'} ${name}`))
}

/** A hash of a text as an integer below 2⁵³. */
export function textKey(text: string): number {
  return ((textHash(`b${text}`) >>> 0) % 2 ** 20) * 2 ** 32 + (textHash(text) >>> 0)
}

function keysOf(words: readonly number[], bucket: number): number[] {
  return words.map(word => bucket * 2 ** 32 + (word >>> 0))
}
