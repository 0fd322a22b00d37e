// Places new and renamed articles, a batch per transaction: a worker that dies leaves nothing half done, and its batch is due again.
import { sql } from 'kysely'
import { announceTogether } from '../../database/changes.ts'
import type { Db } from '../../database/connect.ts'
import { LockBusy, takeLock } from '../../database/locks.ts'
import { findConstraints } from '../../domain/stories/constraints.ts'
import { loadArticles, type PlacedArticle } from '../../domain/stories/load-articles.ts'
import { isRecurring, seriesKey } from '../../domain/stories/matching/is-series.ts'
import { scriptWords } from '../../domain/stories/matching/names-across-scripts.ts'
import { storyWords } from '../../domain/stories/matching/story-words.ts'
import {
  chooseKeys,
  type WordCounts,
  type WordRarity,
  wordRarity,
} from '../../domain/stories/matching/word-rarity.ts'
import { refreshStories } from '../../domain/stories/refresh-stories.ts'
import {
  type NewPlace,
  type PlaceKeys,
  writeArrivals,
  writePlaces,
  writeProposals,
} from '../../domain/stories/story-places.ts'
import { claimDue, returnClaimed } from './due-articles.ts'
import { listCandidates, loadCompared } from './find-candidates.ts'
import { keepsPlace, placeArrivals } from './place-arrivals.ts'
import { proposeAcrossScripts } from './propose-stories.ts'
import { nameKeys, type StoryWindow, storyKeys, textKey } from './story-window.ts'
import type { WordCountStore } from './word-count-store.ts'

export type MatchDeps = { db: Db; words: WordCountStore; window: StoryWindow; now: () => Date }

/** Editors' clicks and the polls of this worker wait for a batch, which takes about a millisecond per article. */
export const batchMax = 200

/** Places up to `max` due articles and returns how many; 0 if none is due. */
export async function placeDue({ db, words, window, now }: MatchDeps, max = batchMax): Promise<number> {
  const ids = await claimDue(db, { now: now(), batchMax: max })
  if (ids.length === 0) return 0
  try {
    await db.transaction().execute(tx => placeClaimed(tx, { ids, words, window, now: now() }))
  } catch (error) {
    if (error instanceof LockBusy) {
      await returnClaimed(db, ids)
    } else {
      // The counts and the keys in memory include headlines that were rolled back.
      window.forget()
      words.forget()
    }
    throw error
  }
  return ids.length
}

async function placeClaimed(
  tx: Db,
  { ids, words, window, now }: Omit<MatchDeps, 'db' | 'now'> & { ids: string[]; now: Date },
): Promise<void> {
  await takeLock(tx, 'stories')
  await announceTogether(tx)
  await words.refresh(tx)
  const counts = words.counts(now)
  const matching = { window, counts, rarityOf: wordRarity(counts), now }
  const batch = await readBatch(tx, ids, matching)
  const board = await choosePlaces(tx, batch, matching)
  const places = [...board.places, ...batch.recurring.map(toAlone)]
  await writeBatch(tx, batch, { places, now })
  const acrossScripts = await proposeAcrossScripts(tx, batch.open, { ...matching, places: board.places })
  await writeProposals(tx, [...board.proposals, ...acrossScripts], now)
  const stories = [...batch.arrivals, ...places].flatMap(({ storyId }) => storyId ?? [])
  await refreshStories(tx, [...new Set(stories)], now)
  const added = batch.arrivals.filter(({ isNew }) => isNew)
  await words.add(
    tx,
    added.map(article => article.words.text),
    now,
  )
}

type Matching = { window: StoryWindow; counts: WordCounts; rarityOf: WordRarity; now: Date }

/** The articles of the batch, oldest first; `recurring` are issues of a series, which get no story, `open` the others. */
type ArrivalBatch = {
  arrivals: PlacedArticle[]
  open: PlacedArticle[]
  recurring: PlacedArticle[]
  keys: PlaceKeys[]
  keyed: string
}

async function readBatch(tx: Db, ids: string[], { window, rarityOf, now }: Matching): Promise<ArrivalBatch> {
  const arrivals = (await loadArticles(tx, ids, rarityOf)).toSorted((a, b) => a.at - b.at)
  const loadedIds = new Set(arrivals.map(({ id }) => id))
  await setAside(
    tx,
    ids.filter(id => !loadedIds.has(id)),
  )
  const series = new Map(arrivals.map(article => [article.id, seriesKeyOf(article)]))
  const recurringIds = await findRecurring(tx, arrivals, series)
  await window.refresh(tx, now)
  return {
    arrivals,
    open: arrivals.filter(({ id }) => !recurringIds.has(id)),
    recurring: arrivals.filter(({ id }) => recurringIds.has(id)),
    keys: arrivals.map(article => keysOf(article, { rarityOf, series, recurring: recurringIds })),
    keyed: await nextKeyed(tx),
  }
}

/** Compares the articles with those of the window and with each other. */
async function choosePlaces(tx: Db, batch: ArrivalBatch, { window, counts, rarityOf }: Matching) {
  const { arrivals, open, keyed } = batch
  const keysById = new Map(batch.keys.map(keys => [keys.id, keys]))
  const listed = arrivals.flatMap(article => {
    const keys = keysById.get(article.id)
    // Before later arrivals get keys: in a flood of near-equal headlines the search would return only those, which have no place yet.
    if (keys) window.put([keys], Number(keyed))
    return keys?.isRecurring ? [] : listCandidates([article], { window, rarityOf })
  })
  const { known, candidates } = await loadCompared(tx, arrivals, { listed, rarityOf })
  const constraints = await findConstraints(tx, [...known.values()], arrivals)
  return placeArrivals(open, { known, candidates, constraints, counts })
}

/** Writes the places of arrivals with their keys, and those of known articles that moved along. */
async function writeBatch(
  tx: Db,
  { keys, keyed }: ArrivalBatch,
  { places, now }: { places: readonly NewPlace[]; now: Date },
): Promise<void> {
  const keysById = new Map(keys.map(own => [own.id, own]))
  const arrived = places.flatMap(place => {
    const own = keysById.get(place.id)
    return own ? [{ ...own, ...place }] : []
  })
  await writeArrivals(tx, arrived, { keyed, now })
  await writePlaces(
    tx,
    places.filter(({ id }) => !keysById.has(id)),
    now,
  )
}

/** Skips links that were deleted before they were placed. A restored one is found later as renamed: its place has no headline. */
async function setAside(tx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('storyLinks')
    .set({ status: 'placed', isTouched: false, attempts: 0, claimedUntil: null })
    .where('id', 'in', ids)
    .execute()
}

/** By article id: the key that all issues of its headline share. */
type SeriesKeys = ReadonlyMap<string, number | null>

/** Ids of arrivals whose outlet printed the same headline on an earlier day, apart from numbers and days. */
async function findRecurring(
  tx: Db,
  arrivals: readonly PlacedArticle[],
  series: SeriesKeys,
): Promise<Set<string>> {
  const keys = [...series.values()].filter(key => key !== null)
  const { rows } = await sql<{ id: string; key: string; at: Date }>`
    select id, series_key as key, published_at as at from story_links
    where series_key = any(${keys}::bigint[])`.execute(tx)
  const known = rows.map(({ id, key, at }) => ({ id, key: Number(key), at: at.getTime() }))
  const arrived = arrivals.map(({ id, at }) => ({ id, key: series.get(id) ?? null, at }))
  const byKey = Map.groupBy([...known, ...arrived], ({ key }) => key)
  const recurring = arrived.filter(({ id, key, at }) => {
    const issues = key === null ? [] : (byKey.get(key) ?? [])
    return isRecurring(
      at,
      issues.flatMap(other => (other.id !== id && other.at < at ? [other.at] : [])),
    )
  })
  return new Set(recurring.map(({ id }) => id))
}

function seriesKeyOf({ title, outlet }: PlacedArticle): number | null {
  const key = seriesKey(storyWords({ title, url: '', description: '' }), outlet)
  return key === null ? null : textKey(key)
}

/** The keys by which later articles find this one. */
function keysOf(
  article: PlacedArticle,
  { rarityOf, series, recurring }: { rarityOf: WordRarity; series: SeriesKeys; recurring: Set<string> },
): PlaceKeys {
  return {
    id: article.id,
    title: article.title.toWellFormed(),
    outlet: article.house.toWellFormed(),
    at: new Date(article.at),
    keys: [
      ...storyKeys(chooseKeys(article.words, rarityOf), article.at),
      ...nameKeys(scriptWords(article.title), article.at),
    ],
    series: series.get(article.id) ?? null,
    isRecurring: recurring.has(article.id),
  }
}

/** A number larger than all before, for all rows that the caller writes under the lock of the stories. */
async function nextKeyed(tx: Db): Promise<string> {
  const { rows } = await sql<{ keyed: string }>`
    select greatest(max(keyed) + 1, (extract(epoch from clock_timestamp()) * 1000000)::bigint)::text as keyed
    from story_links`.execute(tx)
  return rows[0]?.keyed ?? '0'
}

function toAlone(article: PlacedArticle): NewPlace {
  return { id: article.id, storyId: keepsPlace(article) ? article.storyId : null, score: null, reasons: [] }
}
