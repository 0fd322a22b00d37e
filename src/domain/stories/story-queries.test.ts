import { expect, test } from 'vitest'
import { addStory } from '../../../test/support/add-story.ts'
import { addCategory, addNewsLink, setRow } from '../../../test/support/builders.ts'
import { emptyBefore } from '../../../test/support/empty-before.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import {
  findStoriesBeside,
  findStory,
  listBigStories,
  listStoriesBetween,
  listStoryLinks,
} from './story-queries.ts'

const { db } = await freshDatabase()
const { id: category } = await addCategory(db)

emptyBefore(db, 'storyLinks', 'stories', 'newsLinks')

function link(n: number, { outlet = `outlet-${n}`, day = 1 }: { outlet?: string; day?: number } = {}) {
  const publishedAt = new Date(Date.UTC(2026, 0, day, 6, n))
  const url = `https://${outlet}.example/${day}/${n}`
  return addNewsLink(db, { category, title: `Flood ${n}`, source: outlet, url, publishedAt })
}

test('a story is found by its slug, with its counts, times and the headline of its lead', async () => {
  const links = [await link(1), await link(2), await link(3, { outlet: 'outlet-1' })]
  const story = await addStory(db, { links, slug: 'flood' })
  expect(await findStory(db, 'flood')).toEqual({
    is: 'here',
    story: {
      id: story.id,
      slug: 'flood',
      title: 'Flood 3',
      titleLanguage: null,
      firstAt: links[0]?.publishedAt,
      lastAt: links[2]?.publishedAt,
      linkCount: 3,
      outletCount: 2,
      leadId: links[2]?.id,
    },
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

test.each(['', 'a'.repeat(10_000), 'flood\u0000', 'बाढ़', 'FLOOD', "flood'--", '../flood'])(
  'an impossible slug is not found: %#',
  async slug => {
    await addStory(db, { links: [await link(1), await link(2)], slug: 'flood' })
    expect(await findStory(db, slug)).toBeNull()
  },
)

test('articles are listed in pages, newest first, each once', async () => {
  const links = []
  // Three articles per minute.
  for (let n = 0; n < 20; n++) links.push(await link(Math.floor(n / 3), { outlet: `outlet-${n}` }))
  const story = await addStory(db, { links })
  const seen: string[] = []
  let after = null
  do {
    const page: Awaited<ReturnType<typeof listStoryLinks>> = await listStoryLinks(db, {
      slug: story.slug ?? '',
      limit: 6,
      after,
    })
    seen.push(...page.links.map(({ url }) => url))
    after = page.next
  } while (after)
  expect(seen.toSorted()).toEqual(links.map(({ url }) => url).toSorted())
  expect(new Set(seen.slice(0, 2))).toEqual(new Set(links.slice(18).map(({ url }) => url)))
})

test('big stories have at least three outlets and are listed by heat, with their leads', async () => {
  await addStory(db, { links: [await link(1), await link(2)], heat: 9 })
  await addStory(db, { links: [await link(3), await link(4), await link(5)], slug: 'warm', heat: 1 })
  await addStory(db, {
    links: [await link(6), await link(7), await link(8)],
    slug: 'hot',
    heat: 5,
    title: 'By hand',
  })
  await addStory(db, { links: [await link(9), await link(10), await link(11)], heat: 7, isHidden: true })
  const big = await listBigStories(db, 10)
  expect(big.map(story => story.slug)).toEqual(['hot', 'warm'])
  expect(big[0]).toMatchObject({ title: 'By hand', leadId: expect.any(String) })
})

test('the stories of a day are those that began on it, and its neighbours are the nearest days with stories', async () => {
  const day = (number: number) => new Date(Date.UTC(2026, 0, number))
  await addStory(db, { links: [await link(1, { day: 1 }), await link(2, { day: 3 })], slug: 'first' })
  await addStory(db, { links: [await link(1, { day: 5 }), await link(2, { day: 5 })], slug: 'second' })
  await addStory(db, {
    links: [await link(3, { day: 5 }), await link(4, { day: 5 }), await link(5, { day: 6 })],
    slug: 'third',
  })
  const of = async (number: number) => {
    const found = await listStoriesBetween(db, { from: day(number), to: day(number + 1) }, 9)
    return found.map(story => story.slug)
  }
  expect([await of(1), await of(3), await of(5)]).toEqual([['first'], [], ['third', 'second']])
  const beside = await findStoriesBeside(db, { from: day(3), to: day(4) })
  expect(beside).toEqual({
    olderAt: new Date(Date.UTC(2026, 0, 1, 6, 1)),
    newerAt: new Date(Date.UTC(2026, 0, 5, 6, 1)),
  })
})
