import { expect, test } from 'vitest'
import { addStory } from '../../test/support/add-story.ts'
import { addNewsLink } from '../../test/support/builders.ts'
import { freshDatabase } from '../../test/support/fresh-database.ts'
import { parseQuery } from './parse-query.ts'
import { searchNewsLinks } from './search-news-links.ts'

const { db } = await freshDatabase({ empty: ['storyLinks', 'stories', 'newsLinks'] })
let count = 0

function link(title: string, source = 'Outlet') {
  count += 1
  return addNewsLink(db, { title, source, url: `https://outlet-${count}.example/${count}` })
}

async function search(text: string, after: { at: Date; id: string } | null = null) {
  const query = parseQuery(text)
  return searchNewsLinks(db, { query, categoryId: null, after, limit: 24 })
}

const slugs = async (text: string) => (await search(text)).stories.map(({ slug }) => slug)

test('a story is found by words of its headlines and by the name that an editor gave it', async () => {
  const links = [await link('Teesta bridge opens'), await link('New bridge over the Teesta')]
  await addStory(db, { links, slug: 'bridge' })
  await addStory(db, {
    links: [await link('Rain in Guwahati'), await link('Wet Guwahati')],
    slug: 'rain',
    title: 'Monsoon',
  })
  expect(await slugs('teesta bridge')).toEqual(['bridge'])
  expect(await slugs('MONSOON')).toEqual(['rain'])
  expect(await slugs('guwahati')).toEqual(['rain'])
  expect(await slugs('nothing')).toEqual([])
  expect(await slugs('')).toEqual([])
})

test('words of the source find no story, and of many stories the three with the most matching headlines are found', async () => {
  await addStory(db, { links: [await link('Fire', 'Daily'), await link('Blaze', 'Daily')], slug: 'fire' })
  expect(await slugs('daily')).toEqual([])
  for (const [n, of] of [2, 5, 3, 4].entries()) {
    const links = await Promise.all(Array.from({ length: of }, () => link(`Flood ${n}`)))
    await addStory(db, { links, slug: `flood-${n}` })
  }
  expect(await slugs('flood')).toEqual(['flood-1', 'flood-3', 'flood-2'])
})

test('a hidden story is never found, but its links are', async () => {
  await addStory(db, {
    links: [await link('Flood'), await link('Flood too')],
    title: 'Flood',
    isHidden: true,
  })
  const { stories, newsLinks } = await search('flood')
  expect(stories).toEqual([])
  expect(newsLinks).toHaveLength(2)
})
