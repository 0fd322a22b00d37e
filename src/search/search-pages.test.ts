import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addCategory, addNewsLink } from '../../test/support/builders.ts'
import { freshDatabase } from '../../test/support/fresh-database.ts'
import { insertMany } from '../../test/support/insert-many.ts'
import type { TimeKey } from '../database/slice-page.ts'
import { readPageKey, writePageKey } from '../domain/fields/page-key.ts'
import { parseQuery } from './parse-query.ts'
import { searchNewsLinks } from './search-news-links.ts'

const { db } = await freshDatabase()
const news = await addCategory(db, { slug: 'news' })
const sport = await addCategory(db, { slug: 'sport' })
const noon = new Date('2026-01-01T12:00:00Z')

/** Adds `links` links with one title, `secondsApart`, the last one at `endsAt`. */
async function addMany(
  links: number,
  row: { title: string; category: string; endsAt: Date; secondsApart: number },
) {
  const insert = sql`insert into news_links (title, source, url, canonical_url, category, created_at)
    select ${row.title}, 'Source', url, url, ${row.category}::uuid,
      ${row.endsAt}::timestamptz - make_interval(secs => n * ${row.secondsApart}::integer)
    from (
      select n, 'https://outlet.example/' || gen_random_uuid() as url from generate_series(1, ${links}::integer) as n
    ) as numbered`
  await insertMany(db, insert)
}

async function search(
  typed: string,
  options: { categoryId?: string; after?: TimeKey | null; limit?: number } = {},
) {
  const { categoryId = null, after = null, limit = 24 } = options
  return searchNewsLinks(db, { query: parseQuery(typed), categoryId, after, limit })
}

/** All pages in order, by the key in the address. */
async function readPages(typed: string, limit: number, pagesMax = 1_000) {
  const ids: string[] = []
  let key: string | null = null
  for (let page = 0; page < pagesMax; page++) {
    const found = await search(typed, { after: key ? readPageKey(key) : null, limit })
    ids.push(...found.newsLinks.map(link => link.id))
    if (!found.next) return ids
    key = writePageKey(found.next)
  }
  return ids
}

test('pages follow each other by key, without gap or repetition, even with equal times', async () => {
  for (let n = 0; n < 23; n++) {
    await addNewsLink(db, { category: news.id, title: `Equal ${n}`, createdAt: noon })
  }
  const ids = await readPages('equal', 5)
  expect(ids.length).toBe(23)
  expect(ids).toEqual([...new Set(ids)].sort().reverse())
})

test('the last page has no next one, even if it is full', async () => {
  const found = await search('equal', { limit: 23 })
  expect([found.newsLinks.length, found.next]).toEqual([23, null])
})

test('the count on every page is that of all pages', async () => {
  const first = await search('equal', { limit: 5 })
  const second = await search('equal', { limit: 5, after: first.next })
  expect([first.count, second.count]).toEqual(Array(2).fill({ total: 23, capped: false }))
})

test('a small category among many links is read completely', async () => {
  const quiet = await addCategory(db, { slug: 'quiet' })
  await addMany(30, { title: 'Equal and quiet', category: quiet.id, endsAt: noon, secondsApart: 60 })
  await addMany(2_100, { title: 'Loud', category: sport.id, endsAt: noon, secondsApart: 1 })
  const first = await search('equal', { categoryId: quiet.id })
  const second = await search('equal', { categoryId: quiet.id, after: first.next })
  expect([first.newsLinks.length, second.newsLinks.length]).toEqual([24, 6])
  expect([first.count.total, second.count.total]).toEqual([30, 30])
  expect((await search('equal')).count.total).toBe(53)
})

test('counts are exact up to 10,000 and capped beyond', async () => {
  await addMany(9_999, { title: 'Everyday', category: news.id, endsAt: noon, secondsApart: 60 })
  expect((await search('everyday')).count).toEqual({ total: 9_999, capped: false })
  await addMany(1, { title: 'everyday', category: sport.id, endsAt: noon, secondsApart: 60 })
  expect((await search('everyday')).count).toEqual({ total: 10_000, capped: false })
  await addMany(1, { title: 'EVERYDAY', category: news.id, endsAt: noon, secondsApart: 60 })
  expect((await search('everyday')).count).toEqual({ total: 10_000, capped: true })
  expect((await search('everyday', { categoryId: news.id })).count).toEqual({ total: 10_000, capped: false })
  expect((await search('v')).count).toEqual({ total: 10_000, capped: true })
  expect((await search('')).count).toEqual({ total: 10_000, capped: true })
  expect((await search('everyday', { categoryId: sport.id })).count).toEqual({ total: 1, capped: false })
})

test('a common word that is not in the newest links is found in older ones', async () => {
  await addMany(2_500, {
    title: 'Nowadays',
    category: news.id,
    endsAt: new Date('2027-01-01'),
    secondsApart: 60,
  })
  const first = await search('everyday')
  expect(first.newsLinks.map(link => link.title.toLowerCase())).toEqual(Array(24).fill('everyday'))
  expect(first.count).toEqual({ total: 10_000, capped: true })
  expect(new Set(await readPages('everyday', 24, 5)).size).toBe(5 * 24)
})

test('whole words come first among the newest matches, on pages without gap or repetition', async () => {
  const titles = ['Disciplined', 'IPL final', 'Multiplied', 'An IPL night', 'Triple', 'Discipline', 'The IPL']
  for (const [n, title] of titles.entries()) {
    const createdAt = new Date(noon.getTime() - n * 60_000)
    await addNewsLink(db, { category: sport.id, title, createdAt })
  }
  const ordered = [
    'IPL final',
    'An IPL night',
    'The IPL',
    'Disciplined',
    'Multiplied',
    'Triple',
    'Discipline',
  ]
  const titlesOf = (ids: string[], links: { id: string; title: string }[]) =>
    ids.map(id => links.find(link => link.id === id)?.title)
  const { newsLinks } = await search('"#ipl"', { categoryId: sport.id })
  expect(newsLinks.map(link => link.title)).toEqual(ordered)
  expect(titlesOf(await readPages('ipl', 2), newsLinks)).toEqual(ordered)
  const first = await search('ipl', { limit: 2 })
  await addNewsLink(db, { category: sport.id, title: 'Newer IPL', createdAt: new Date('2028-01-01') })
  const second = await search('ipl', { limit: 2, after: first.next })
  expect(second.newsLinks.map(link => link.title)).toEqual(['The IPL', 'Disciplined'])
})

test('links that are deleted while somebody pages do not make another one be skipped', async () => {
  for (let n = 0; n < 30; n++) {
    const title = n % 3 === 0 || n === 26 ? `Ferry ${n}` : `Ferryman ${n}`
    await addNewsLink(db, { category: sport.id, title, createdAt: new Date(noon.getTime() - n * 60_000) })
  }
  const shown: string[] = []
  let key: string | null = null
  do {
    const found = await search('ferry', { limit: 6, after: key ? readPageKey(key) : null })
    shown.push(...found.newsLinks.map(link => link.title))
    key = found.next && writePageKey(found.next)
    const gone = found.newsLinks.slice(-2).map(link => link.id)
    if (gone.length > 0) await db.deleteFrom('newsLinks').where('id', 'in', gone).execute()
  } while (key)
  expect(shown.length).toBe(30)
  expect(new Set(shown).size).toBe(30)
})
