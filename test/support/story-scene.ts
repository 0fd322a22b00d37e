import { sql } from 'kysely'
import { test } from 'vitest'
import type { Db } from '../../src/database/connect.ts'
import { storyWords } from '../../src/domain/stories/matching/story-words.ts'
import { wordHash } from '../../src/domain/stories/matching/word-hash.ts'
import { addCategory, addNewsLink } from './builders.ts'
import { emptyBefore, freshDatabase } from './fresh-database.ts'
import { openMatching } from './open-matching.ts'

/** The clock of all story scenes. */
export const sceneNow = new Date('2026-01-10T12:00:00Z')

/** Three headlines of one event, each of which joins the others. */
export const landing = 'Soyuz MS-26 with astronaut Don Pettit lands in Kazakhstan'
export const landed = 'Don Pettit back on earth: Soyuz MS-26 lands in Kazakhstan'
export const landedToo = 'Soyuz capsule with Don Pettit and two cosmonauts lands in Kazakhstan steppe'

export const rain = 'Rain floods the streets of Guwahati'

// Articles that the installation read before the scene: enough to know which words are common.
const before = Array.from({ length: 600 }, (_, n) =>
  storyWords({
    title: `${['Harvard', 'White House', 'Letter', 'Demands', 'Officials', 'Mistake'][n % 6]} district${n}`,
    url: '',
    description: '',
  }),
)

/** A newsroom whose worker matches on request, by the scene's clock. Unless `isEmpty`, it already has word counts. */
export async function storyScene(db: Db, { isEmpty = false }: { isEmpty?: boolean } = {}) {
  const { id: category } = await addCategory(db)
  let now = sceneNow
  const matching = openMatching(db, () => now)
  if (!isEmpty)
    await matching.deps.words.add(
      db,
      before.map(({ text }) => text.map(wordHash)),
      now,
    )
  let outlets = 0
  const addLink = (title: string, { hoursAgo = 1, site }: { hoursAgo?: number; site?: string } = {}) => {
    outlets += 1
    const at = new Date(now.getTime() - hoursAgo * 3_600_000)
    const url = `https://${site ?? `outlet-${outlets}.example`}/${outlets}`
    return addNewsLink(db, { category, title, url, createdAt: now, publishedAt: at })
  }
  return {
    ...matching,
    category,
    addLink,
    arrive: async (...titles: string[]) => {
      for (const title of titles) await addLink(title)
      await matching.match()
    },
    later: (hours: number) => {
      now = new Date(now.getTime() + hours * 3_600_000)
    },
  }
}

export type StoryScene = Awaited<ReturnType<typeof storyScene>>

/** A database whose stories and articles are empty at each test, and a `test` that gives each test its `scene`, or `openScene`. */
export async function storyTest() {
  const { db, url } = await freshDatabase()
  emptyBefore(db, 'pins', 'stories', 'storyLinks', 'storyConstraints', 'storyProposals', 'storyRecounts')
  emptyBefore(db, 'storyTermCounts', 'linkClicks', 'entries', 'newsLinks', 'outlets', 'images')
  const openScene = (options?: { isEmpty?: boolean }) => storyScene(db, options)
  return {
    db,
    url,
    test: test.extend('scene', () => openScene()),
    openScene,
    readStories: () => readStories(db),
  }
}

/** The titles of each story's articles, sorted; deleted articles and articles without a story are omitted. */
export async function readStories(db: Db): Promise<string[][]> {
  const { rows } = await sql<{ storyId: string; title: string }>`
    select story_id, title from story_links place
    where story_id is not null and (exists (select from news_links where id = place.news_link_id)
      or exists (select from entries where id = place.entry_id and status = 'waiting'))`.execute(db)
  const stories = [...Map.groupBy(rows, ({ storyId }) => storyId).values()]
  return stories
    .map(of => of.map(({ title }) => title).toSorted())
    .toSorted((a, b) => (a[0] ?? '').localeCompare(b[0] ?? ''))
}
