import { sql } from 'kysely'
import { expect } from 'vitest'
import { addRow, getRow } from '../../../../test/support/builders.ts'
import { editor, readDesk, seen } from '../../../../test/support/desk-scene.ts'
import { insertMany } from '../../../../test/support/insert-many.ts'
import { storyDesk } from '../../../../test/support/story-desk.ts'
import { refreshEditedStories } from '../recount-stories.ts'
import { listStoryArticles } from '../story-list-queries.ts'
import { moveOutOfStory } from './move-articles.ts'

// One statement takes 500 records.
const linkCount = 600

const { db, test } = await storyDesk()

/** Six hundred automatically placed links of forty outlets. */
async function addLargeStory(category: string): Promise<string> {
  const { id } = await addRow(db, 'stories', { hasBeenPublic: false })
  await insertMany(
    db,
    sql`with link as (
        insert into news_links (title, url, canonical_url, source, category, created_at, published_at)
        select 'The bridge fell after the rain ' || n, address, address, 'Outlet ' || n % 40, ${category}::uuid, at, at
        from generate_series(1, ${linkCount}::integer) n
          cross join lateral (select 'https://large-' || n % 40 || '.example/' || n as address,
            ${editor.now}::timestamptz - n * interval '1 minute' as at) a
        returning id, url, published_at, source
      )
      insert into story_links (story_id, news_link_id, canonical_url, published_at, outlet, status, title)
      select ${id}::uuid, id, url, published_at, source, 'placed', 'The bridge fell' from link`,
  )
  await db.transaction().execute(tx => refreshEditedStories(tx, [id], editor.now))
  return id
}

const countOf = async (id: string) => (await getRow(db, 'stories', id)).articleCount

test('another story merges into a story of hundreds of links, and undo restores both', async ({ desk }) => {
  const large = await addLargeStory(desk.category)
  const small = await desk.open('ab')
  expect(await countOf(large)).toBe(linkCount)
  const merged = await desk.merge(large, small)
  expect(await countOf(small)).toBe(linkCount + 2)
  expect(await desk.undo(merged)).toMatchObject({ ok: true })
  expect([await countOf(large), await countOf(small)]).toEqual([linkCount, 2])
})

test('articles leave and join a story of hundreds of links', async ({ desk }) => {
  const large = await addLargeStory(desk.category)
  const small = await desk.open('ab')
  const urls = (await listStoryArticles(db, large, 3)).map(({ canonicalUrl }) => canonicalUrl)
  const split = { from: await seen(db, large), urls, to: { kind: 'new-story' as const }, ...editor }
  expect(await moveOutOfStory(db, split)).toMatchObject({ ok: true, count: 3 })
  expect(await countOf(large)).toBe(linkCount - 3)
  await desk.move(small, 'a', { kind: 'story', id: large })
  expect(await countOf(large)).toBe(linkCount - 2)
  expect(await readDesk(db)).not.toContain('ab')
})
