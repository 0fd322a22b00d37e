// Proposals of stories as editors get them: the worker places the gold stories among thousands of other headlines hour by
// hour, in a database of its own. A proposal with a gold article is right if both of its articles have the same gold story.
import { pino } from 'pino'
import type { Db } from '../../src/database/connect.ts'
import { listOpenProposals } from '../../src/domain/stories/open-proposals.ts'
import { matchNew } from '../../src/ingest/match-story/keep-matching.ts'
import { createStoryWindow } from '../../src/ingest/match-story/story-window.ts'
import { createWordCountStore } from '../../src/ingest/match-story/word-count-store.ts'
import { readAround, readGold } from './gold-stories.ts'
import type { Score } from './score.ts'
import type { StreamArticle } from './story-stream.ts'
import { withOwnDatabase } from './with-own-database.ts'

const hourMs = 3_600_000
const hoursPerPass = 2
const hoursPerLook = 12
/** Until then the installation knows few words. */
const firstHours = 84
/** More than an editor can look at on one day. */
const openMax = 400

type Look = { open: number; gold: number; right: number }

export async function scoreProposals(folder: string): Promise<Score[]> {
  const gold = readGold(folder)
  const looks = await withOwnDatabase(db => runDays(db, [...gold, ...readAround(folder, gold)]))
  const late = looks.filter((_, n) => (n + 1) * hoursPerLook > firstHours)
  const sum = (of: 'gold' | 'right') => late.reduce((total, look) => total + look[of], 0)
  return [
    {
      name: 'open proposals with a gold article: about one event',
      right: sum('right'),
      of: sum('gold'),
      least: 0.63,
      notes: [],
    },
    {
      name: `half days on which at most ${openMax} proposals are open`,
      right: looks.filter(({ open }) => open <= openMax).length,
      of: looks.length,
      least: 1,
      notes: [`open: ${looks.map(({ open }) => open).join(', ')}`],
    },
  ]
}

async function runDays(db: Db, articles: StreamArticle[]): Promise<Look[]> {
  const storyOf = new Map(articles.toReversed().map(({ url, story }) => [url, story]))
  const hourOf = ({ at }: { at: Date }) => Math.floor(at.getTime() / hourMs)
  const byHour = Map.groupBy(articles, hourOf)
  const [first, last] = [Math.min(...byHour.keys()), Math.max(...byHour.keys())]
  let now = new Date(0)
  const deps = {
    db,
    now: () => now,
    words: createWordCountStore(),
    window: createStoryWindow(),
    log: pino({ level: 'silent' }),
  }
  const running = { signal: new AbortController().signal, rest: async () => undefined }
  await deps.words.load(db)
  const looks: Look[] = []
  for (let hour = 0; first + hour <= last; hour++) {
    now = new Date((first + hour + 1) * hourMs)
    await addEntries(db, byHour.get(first + hour) ?? [])
    await matchNew(deps, { isPassDue: hour % hoursPerPass === 0, ...running })
    if ((hour + 1) % hoursPerLook === 0) looks.push(await look(db, { now, storyOf }))
  }
  return looks
}

async function addEntries(db: Db, articles: StreamArticle[]): Promise<void> {
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

async function look(
  db: Db,
  { now, storyOf }: { now: Date; storyOf: ReadonlyMap<string, string | null> },
): Promise<Look> {
  const open = await listOpenProposals(db, { now, limit: 100_000 })
  const stories = open.map(({ sides }) => sides.map(({ url }) => storyOf.get(url) ?? null))
  const gold = stories.filter(pair => pair.some(story => story !== null))
  return { open: open.length, gold: gold.length, right: gold.filter(([a, b]) => a === b).length }
}
