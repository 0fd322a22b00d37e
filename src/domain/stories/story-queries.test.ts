import { expect, test } from 'vitest'
import { addStory } from '../../../test/support/add-story.ts'
import { addCategory, addNewsLink, setRow } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import {
  findStoriesBeside,
  findStory,
  listBigStories,
  listStoriesBetween,
  listStoryLinks,
} from './story-queries.ts'

const { db } = await freshDatabase({ empty: ['storyLinks', 'stories', 'newsLinks'] })
const { id: category } = await addCategory(db)

function link(n: number, { outlet = `outlet-${n}`, day = 1 } = {}) {
  const publishedAt = new Date(Date.UTC(2026, 0, day, 6, n))
  const url = `https://${outlet}.example/${day}/${n}`
  return addNewsLink(db, { category, title: `Flood ${n}`, source: outlet, url, publishedAt })
}

test('a story is found by its slug, with its counts, times and the headline of its lead', async () => {
  const [first, last] = [await link(1), await link(3, { outlet: 'outlet-1' })]
  const { id } = await addStory(db, { links: [first, await link(2), last], slug: 'flood' })
  const times = { firstAt: first.publishedAt, lastAt: last.publishedAt }
  const story = { id, slug: 'flood', title: 'Flood 3', titleLanguage: null, ...times, leadId: last.id }
  expect(await findStory(db, 'flood')).toEqual({
    is: 'here',
    story: { ...story, linkCount: 3, outletCount: 2 },
  })
})

test('hidden and single-outlet stories are not found', async () => {
  await addStory(db, { links: [await link(1), await link(2)], slug: 'hidden', isHidden: true })
  await addStory(db, { links: [await link(3)], slug: 'single' })
  await addStory(db, { links: [], slug: 'empty' })
  for (const slug of ['hidden', 'single', 'empty', 'nowhere']) expect(await findStory(db, slug)).toBeNull()
})

test('a merged story leads to the last story of its chain unless that is hidden', async () => {
  const last = await addStory(db, { links: [await link(1), await link(2)], slug: 'last' })
  const middle = await addStory(db, { links: [], slug: 'middle', mergedInto: last.id })
  await addStory(db, { links: [], slug: 'first', mergedInto: middle.id })
  expect(await findStory(db, 'first')).toEqual({ is: 'moved', slug: 'last' })
  expect(await findStory(db, 'middle')).toEqual({ is: 'moved', slug: 'last' })
  await setRow(db, 'stories', last.id, { isHidden: true })
  expect(await findStory(db, 'first')).toBeNull()
})

test('two stories merged into each other are not found', async () => {
  const one = await addStory(db, { links: [], slug: 'one' })
  const two = await addStory(db, { links: [], slug: 'two', mergedInto: one.id })
  await setRow(db, 'stories', one.id, { mergedInto: two.id })
  expect(await findStory(db, 'one')).toBeNull()
})

test('impossible slugs are not found', async () => {
  await addStory(db, { links: [await link(1), await link(2)], slug: 'flood' })
  for (const slug of ['', 'a'.repeat(10_000), 'flood\u0000', 'बाढ़', 'FLOOD', "flood'--", '../flood'])
    expect(await findStory(db, slug)).toBeNull()
})

test('articles are listed in pages, newest first, each once', async () => {
  // Three articles per minute.
  const links = await Promise.all(
    Array.from({ length: 20 }, (_, n) => link(Math.floor(n / 3), { outlet: `outlet-${n}` })),
  )
  const story = await addStory(db, { links })
  const seen: string[] = []
  for (let after = null, n = 0; n === 0 || after; n++) {
    const page = await listStoryLinks(db, { slug: story.slug ?? '', limit: 6, after })
    seen.push(...page.links.map(({ url }) => url))
    after = page.next
  }
  expect(seen.toSorted()).toEqual(links.map(({ url }) => url).toSorted())
  expect(new Set(seen.slice(0, 2))).toEqual(new Set(links.slice(18).map(({ url }) => url)))
})

test('big stories have at least three outlets and are listed by heat, with their leads', async () => {
  await addStory(db, { links: [await link(1), await link(2)], heat: 9 })
  await addStory(db, { links: [await link(3), await link(4), await link(5)], slug: 'warm', heat: 1 })
  const hot = [await link(6), await link(7), await link(8)]
  await addStory(db, { links: hot, slug: 'hot', heat: 5, title: 'By hand' })
  await addStory(db, { links: [await link(9), await link(10), await link(11)], heat: 7, isHidden: true })
  const big = await listBigStories(db, 10)
  expect(big.map(story => story.slug)).toEqual(['hot', 'warm'])
  expect(big[0]).toMatchObject({ title: 'By hand', leadId: expect.any(String) })
})

test('the stories of a day are those that began on it, and its neighbours are the nearest days with stories', async () => {
  const day = (number: number) => new Date(Date.UTC(2026, 0, number))
  await addStory(db, { links: [await link(1, { day: 1 }), await link(2, { day: 3 })], slug: 'first' })
  await addStory(db, { links: [await link(1, { day: 5 }), await link(2, { day: 5 })], slug: 'second' })
  const third = [await link(3, { day: 5 }), await link(4, { day: 5 }), await link(5, { day: 6 })]
  await addStory(db, { links: third, slug: 'third' })
  const of = async (number: number) => {
    const found = await listStoriesBetween(db, { from: day(number), to: day(number + 1) }, 9)
    return found.map(story => story.slug)
  }
  expect([await of(1), await of(3), await of(5)]).toEqual([['first'], [], ['third', 'second']])
  const [olderAt, newerAt] = [1, 5].map(number => new Date(Date.UTC(2026, 0, number, 6, 1)))
  expect(await findStoriesBeside(db, { from: day(3), to: day(4) })).toEqual({ olderAt, newerAt })
})
