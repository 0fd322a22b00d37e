import { expect, test } from 'vitest'
import { addStory } from '../../../test/support/add-story.ts'
import { addCategory, addNewsLink, addRow } from '../../../test/support/builders.ts'
import { emptyBefore } from '../../../test/support/empty-before.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { listHeadlinesByCategory, listInCategory } from '../news-links/news-link-queries.ts'

const { db } = await freshDatabase()
const { id: category } = await addCategory(db, { slug: 'politics' })
const { id: world } = await addCategory(db, { slug: 'world' })

emptyBefore(db, 'storyLinks', 'stories', 'newsLinks')

/** `n` hours after the first. */
function link(n: number, given: { category?: string } = {}) {
  const at = new Date(Date.UTC(2026, 0, 1, n))
  const url = `https://outlet-${n}.example/${n}`
  return addNewsLink(db, { category, title: `Link ${n}`, url, createdAt: at, publishedAt: at, ...given })
}

async function list(limit = 24): Promise<string[]> {
  const titles: string[] = []
  let after = null
  do {
    const page: Awaited<ReturnType<typeof listInCategory>> = await listInCategory(db, {
      categoryId: category,
      limit,
      after,
      of: 'stories',
    })
    titles.push(...page.newsLinks.map(({ title }) => title))
    after = page.next
  } while (after)
  return titles
}

test('only the newest link of a story is listed, whatever the page size', async () => {
  const links = [await link(1), await link(2), await link(3), await link(4), await link(5)]
  await addStory(db, { links: [links[0], links[2], links[3]].flatMap(each => each ?? []) })
  expect(await list()).toEqual(['Link 5', 'Link 4', 'Link 2'])
  expect(await list(1)).toEqual(['Link 5', 'Link 4', 'Link 2'])
  expect((await listHeadlinesByCategory(db, 9)).get('politics')?.map(({ title }) => title)).toEqual(
    await list(),
  )
})

test('a chosen lead represents its story until another report is half a day newer', async () => {
  const links = [await link(1), await link(5), await link(12)]
  await addStory(db, { links, leadUrl: links[1]?.url })
  expect(await list()).toEqual(['Link 5'])
  const later = await link(18)
  await addRow(db, 'storyLinks', {
    storyId: (await db.selectFrom('stories').select('id').executeTakeFirstOrThrow()).id,
    newsLinkId: later.id,
    canonicalUrl: later.url,
    publishedAt: later.publishedAt,
    outlet: 'later',
  })
  expect(await list()).toEqual(['Link 18'])
})

test('a link in another category is listed in that category', async () => {
  await addStory(db, { links: [await link(1), await link(2, { category: world }), await link(3)] })
  expect(await list()).toEqual(['Link 3'])
  const { newsLinks } = await listInCategory(db, { categoryId: world, limit: 9, after: null, of: 'stories' })
  expect(newsLinks.map(({ title }) => title)).toEqual(['Link 2'])
})

test('links of hidden and single-outlet stories are all listed', async () => {
  await addStory(db, { links: [await link(1), await link(2)], isHidden: true })
  expect(await list()).toEqual(['Link 2', 'Link 1'])
})
