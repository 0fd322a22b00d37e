// Runs articles through the worker's own matching, hour by hour, in the order of their publication.
import { pino } from 'pino'
import type { Db } from '../../src/database/connect.ts'
import { matchNew } from '../../src/ingest/match-story/keep-matching.ts'
import { createStoryWindow } from '../../src/ingest/match-story/story-window.ts'
import { createWordCountStore } from '../../src/ingest/match-story/word-count-store.ts'
import type { StreamArticle } from './story-stream.ts'

const hourMs = 3_600_000
const hoursPerPass = 2
const running = { signal: new AbortController().signal, rest: async () => undefined }

/** Calls `look` each `hoursPerLook` hours. */
export async function streamHours(
  db: Db,
  articles: readonly StreamArticle[],
  { hoursPerLook, look }: { hoursPerLook: number; look: (now: Date) => Promise<void> },
): Promise<void> {
  const byHour = Map.groupBy(articles, ({ at }) => Math.floor(at.getTime() / hourMs))
  const [first, last] = [Math.min(...byHour.keys()), Math.max(...byHour.keys())]
  let now = new Date(0)
  const deps = await matchDeps(db, () => now)
  for (let hour = 0; first + hour <= last; hour++) {
    now = new Date((first + hour + 1) * hourMs)
    await addEntries(db, byHour.get(first + hour) ?? [])
    await matchNew(deps, { isPassDue: hour % hoursPerPass === 0, ...running })
    if ((hour + 1) % hoursPerLook === 0) await look(now)
  }
}

/** An empty site reads all articles at once, and makes two passes. Returns the time at which it did. */
export async function readAtOnce(db: Db, articles: readonly StreamArticle[]): Promise<Date> {
  const now = new Date(Math.max(...articles.map(({ at }) => at.getTime())))
  const deps = await matchDeps(db, () => now)
  await addEntries(db, articles)
  await matchNew(deps, { isPassDue: true, ...running })
  await matchNew(deps, { isPassDue: true, ...running })
  return now
}

async function matchDeps(db: Db, now: () => Date) {
  const words = createWordCountStore()
  await words.load(db)
  return { db, now, words, window: createStoryWindow(), log: pino({ level: 'silent' }) }
}

async function addEntries(db: Db, articles: readonly StreamArticle[]): Promise<void> {
  if (articles.length === 0) return
  const rows = articles.map(({ url, title, description, outlet, at }) => ({
    identity: url,
    url,
    canonicalUrl: url,
    title,
    description,
    source: outlet,
    publishedAt: at,
    firstSeenAt: at,
    status: 'waiting' as const,
  }))
  const known = await db
    .selectFrom('entries')
    .select('url')
    .where(
      'url',
      'in',
      rows.map(({ url }) => url),
    )
    .execute()
  const seen = new Set(known.map(({ url }) => url))
  const fresh = rows.filter(({ url }) => !seen.has(url) && seen.add(url))
  if (fresh.length > 0) await db.insertInto('entries').values(fresh).execute()
}
