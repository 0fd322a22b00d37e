import { expect, test } from 'vitest'
import { addStory } from '../../../test/support/add-story.ts'
import { addCategory, addNewsLink, addRow } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { listHeadlinesByCategory, listInCategory } from '../news-links/news-link-queries.ts'

const { db } = await freshDatabase({ empty: ['storyLinks', 'stories', 'newsLinks'] })
const { id: category } = await addCategory(db, { slug: 'politics' })
const { id: world } = await addCategory(db, { slug: 'world' })

/** `n` hours after the first. */
function link(n: number, given: { category?: string } = {}) {
  const at = new Date(Date.UTC(2026, 0, 1, n))
  const url = `https://outlet-${n}.example/${n}`
  return addNewsLink(db, { category, title: `Link ${n}`, url, createdAt: at, publishedAt: at, ...given })
}

async function list(limit = 24): Promise<string[]> {
  const titles: string[] = []
  for (let after = null, n = 0; n === 0 || after; n++) {
    const page = await listInCategory(db, { categoryId: category, limit, after, of: 'stories' })
    titles.push(...page.newsLinks.map(({ title }) => title))
    after = page.next
  }
  return titles
}

test('only the newest link of a public story is listed, whatever the page size', async () => {
  const [first, second] = [await link(1), await link(2)]
  const stories = { told: [first, await link(3), await link(4)], hidden: [second, await link(5)] }
  await addStory(db, { links: stories.told })
  await addStory(db, { links: stories.hidden, isHidden: true })
  for (const limit of [24, 1]) expect(await list(limit)).toEqual(['Link 5', 'Link 4', 'Link 2'])
  const headlines = (await listHeadlinesByCategory(db, 9, null)).get('politics')
  expect(headlines?.map(({ title }) => title)).toEqual(await list())
})

test('a chosen lead represents its story until another report is half a day newer', async () => {
  const lead = await link(5)
  const { id } = await addStory(db, { links: [await link(1), lead, await link(12)], leadUrl: lead.url })
  expect(await list()).toEqual(['Link 5'])
  const later = await link(18)
  const place = { canonicalUrl: later.url, publishedAt: later.publishedAt, outlet: 'later' }
  await addRow(db, 'storyLinks', { storyId: id, newsLinkId: later.id, ...place })
  expect(await list()).toEqual(['Link 18'])
})

test('a link in another category is listed in that category', async () => {
  await addStory(db, { links: [await link(1), await link(2, { category: world }), await link(3)] })
  expect(await list()).toEqual(['Link 3'])
  const { newsLinks } = await listInCategory(db, { categoryId: world, limit: 9, after: null, of: 'stories' })
  expect(newsLinks.map(({ title }) => title)).toEqual(['Link 2'])
})
