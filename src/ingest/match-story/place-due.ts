// Places articles that are new or renamed, a batch in one transaction: a worker that dies in the middle leaves nothing
// half done, and its batch is taken up again.
import { sql } from 'kysely'
import { announceTogether } from '../../database/announce-together.ts'
import type { Db } from '../../database/connect.ts'
import { lockStories } from '../../database/lock-stories.ts'
import { findConstraints } from '../../domain/stories/find-constraints.ts'
import { loadArticles, type PlacedArticle } from '../../domain/stories/load-articles.ts'
import { chooseKeys } from '../../domain/stories/matching/choose-keys.ts'
import { scriptWords } from '../../domain/stories/matching/names-across-scripts.ts'
import { isRecurring, seriesKey } from '../../domain/stories/matching/series-key.ts'
import { storyWords } from '../../domain/stories/matching/story-words.ts'
import { type WordRarity, wordRarity } from '../../domain/stories/matching/word-rarity.ts'
import { refreshStories } from '../../domain/stories/refresh-stories.ts'
import { type NewPlace, writePlaces, writeProposals } from '../../domain/stories/write-places.ts'
import { claimDue } from './claim-due.ts'
import { findCandidates } from './find-candidates.ts'
import { findPartners } from './find-partners.ts'
import { placeArrivals } from './place-arrivals.ts'
import { proposeAcrossScripts } from './propose-across-scripts.ts'
import { nameKeys, storyKeys, textKey } from './story-keys.ts'
import type { StoryWindow } from './story-window.ts'
import type { WordCountStore } from './word-count-store.ts'

export type MatchDeps = { db: Db; words: WordCountStore; window: StoryWindow; now: () => Date }

/** Returns how many articles were placed: 0 when none is due. */
export async function placeDue({ db, words, window, now }: MatchDeps): Promise<number> {
  const ids = await claimDue(db, now())
  if (ids.length === 0) return 0
  try {
    await db.transaction().execute(tx => placeClaimed(tx, { ids, words, window, now: now() }))
  } catch (error) {
    // The counts and the keys in memory hold headlines that were rolled back.
    window.forget()
    await words.load(db)
    throw error
  }
  return ids.length
}

async function placeClaimed(
  tx: Db,
  { ids, words, window, now }: Omit<MatchDeps, 'db' | 'now'> & { ids: string[]; now: Date },
): Promise<void> {
  await lockStories(tx)
  await announceTogether(tx)
  const counts = words.counts(now)
  const rarityOf = wordRarity(counts)
  const claimed = new Set(ids)
  const loaded = await loadArticles(tx, ids, rarityOf)
  const arrivals = loaded.filter(({ id }) => claimed.has(id)).toSorted((a, b) => a.at - b.at)
  await setAside(
    tx,
    ids.filter(id => !loaded.some(article => article.id === id)),
  )
  const left = arrivals.flatMap(({ storyId }) => storyId ?? [])
  const series = new Map(arrivals.map(article => [article.id, seriesKeyOf(article)]))
  const recurring = await findRecurring(tx, arrivals, series)
  await window.refresh(tx, now)
  await prepare(tx, arrivals, { rarityOf, series, recurring, window })
  const open = arrivals.filter(({ id }) => !recurring.has(id))
  const candidates = await findCandidates(tx, open, { window, rarityOf })
  const partners = await findPartners(tx, ids)
  const others = await loadArticles(tx, [...candidates.map(([, id]) => id), ...partners], rarityOf)
  const known = new Map([...loaded, ...others].map(article => [article.id, article]))
  const constraints = await findConstraints(tx, [...known.values()])
  const board = placeArrivals(open, { known, candidates, constraints, counts })
  const places = [...board.places, ...arrivals.filter(({ id }) => recurring.has(id)).map(toAlone)]
  await writePlaces(tx, places, now)
  const acrossScripts = await proposeAcrossScripts(tx, open, { window, rarityOf, places: board.places })
  await writeProposals(tx, [...board.proposals, ...acrossScripts], now)
  await refreshStories(tx, [...new Set([...left, ...places.flatMap(({ storyId }) => storyId ?? [])])], now)
  await words.add(
    tx,
    arrivals.filter(({ isNew }) => isNew).map(article => article.words.text),
    now,
  )
}

/** Links that were deleted before they were placed. One that comes back has another headline than its place, none. */
async function setAside(tx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('storyLinks')
    .set({ status: 'placed', isTouched: false, attempts: 0, claimedUntil: null })
    .where('id', 'in', ids)
    .execute()
}

/** Of each article, what all issues of its headline share. */
type SeriesKeys = ReadonlyMap<string, number | null>

/** Ids of those whose outlet printed the same headline, but for numbers and days, on a day before. */
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

/** Writes what others find these articles by. */
async function prepare(
  tx: Db,
  arrivals: readonly PlacedArticle[],
  {
    rarityOf,
    series,
    recurring,
    window,
  }: { rarityOf: WordRarity; series: SeriesKeys; recurring: ReadonlySet<string>; window: StoryWindow },
): Promise<void> {
  const rows = arrivals.map(article => ({
    id: article.id,
    title: article.title.toWellFormed(),
    outlet: article.outlet.toWellFormed(),
    at: new Date(article.at),
    keys: [
      ...storyKeys(chooseKeys(article.words, rarityOf), article.at),
      ...nameKeys(scriptWords(article.title), article.at),
    ],
    series: series.get(article.id) ?? null,
    isRecurring: recurring.has(article.id),
  }))
  const written = await sql<{ keyed: string }>`
    update story_links place
    set title = given.title, outlet = given.outlet, published_at = given.at, series_key = given.series,
      is_recurring = given."isRecurring", is_touched = not given."isRecurring", attempts = 0,
      keyed = (select greatest(max(keyed) + 1, (extract(epoch from clock_timestamp()) * 1000000)::bigint) from story_links),
      keys = array(select json_array_elements_text(given.keys)::bigint)
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as given (id uuid, title text, outlet text, at timestamptz, keys json, series bigint, "isRecurring" boolean)
    where place.id = given.id returning keyed`.execute(tx)
  const keyed = written.rows[0]?.keyed
  if (keyed !== undefined) window.put(rows, Number(keyed))
}

function toAlone({ id, storyId, isEdited }: PlacedArticle): NewPlace {
  return { id, storyId: isEdited ? storyId : null, score: null, reasons: [] }
}
