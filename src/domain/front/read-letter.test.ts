import { expect, test } from 'vitest'
import { addStory } from '../../../test/support/add-story.ts'
import { addCategory, addNewsLink, addRow } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { readLetter } from './read-letter.ts'

const { db, now } = await freshDatabase()

test('an article is in a letter once, where it comes first, with the address of its story', async () => {
  const { id: category } = await addCategory(db, { name: 'World', slug: 'world' })
  const links = []
  for (let hour = 1; hour <= 14; hour += 1) {
    const at = new Date(now.getTime() - hour * 3_600_000)
    const url = `https://outlet-${hour}.example/1`
    const fields = { category, url, title: `Headline ${hour}`, createdAt: at, publishedAt: at }
    links.push(await addNewsLink(db, fields))
  }
  await addStory(db, { links: links.slice(4, 6), slug: 'flood' })
  const letter = await readLetter(db, { language: 'en', origin: 'https://chowk.example', now })
  const { lead, second = [], sections = [] } = letter ?? {}
  const titles = [lead, ...second, ...sections.flatMap(({ items }) => items)].map(item => item?.title)
  expect(titles[0]).toBe('Headline 5')
  expect(titles).toEqual([...new Set(titles)])
  expect(titles.slice(0, 5)).toEqual([5, 1, 2, 3, 4].map(hour => `Headline ${hour}`))
  expect(second).toHaveLength(4)
  const addresses = [lead, ...second].map(item => item?.storyUrl)
  expect(addresses).toEqual(['https://chowk.example/story/flood', null, null, null, null])
  expect(sections.map(({ name, items }) => [name, items.length > 0])).toEqual([
    ['Latest News', true],
    ['World', true],
  ])
})

test('a letter says who covers a story, and repeats a headline with its correction for two days', async () => {
  const { id: category } = await addCategory(db)
  const at = new Date(now.getTime() - 60_000)
  const links = []
  for (const host of ['dawn', 'dusk', 'noon']) {
    const fields = { title: `The price, says ${host}`, source: host, publishedAt: at, createdAt: at }
    links.push(await addNewsLink(db, { category, ...fields, url: `https://${host}.example/price` }))
  }
  await addStory(db, { links, slug: 'price', heat: 9 })
  const newsLinkId = links[2]?.id ?? ''
  const correction = { headline: 'The price', source: 'noon', text: 'It is 1,999, not 1,299', createdAt: at }
  await addRow(db, 'corrections', { ...correction, newsLinkId })
  const lead = async (days: number) => {
    const later = new Date(now.getTime() + days * 86_400_000)
    return (await readLetter(db, { language: 'en', origin: 'https://chowk.example', now: later }))?.lead
  }
  expect(await lead(0)).toMatchObject({
    title: 'The price, says noon',
    coverage: 'dawn, dusk, noon',
    correction: 'It is 1,999, not 1,299',
  })
  expect(await lead(2)).toMatchObject({ correction: '' })
})
