import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addCategory, addNewsLink } from '../../test/support/builders.ts'
import { freshDatabase } from '../../test/support/fresh-database.ts'
import { countGrams, tendIndex } from './count-grams.ts'

const { db } = await freshDatabase()
const news = await addCategory(db, { slug: 'news' })

async function shareOf(gram: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('searchGramShares')
    .select('share')
    .where('gram', '=', gram)
    .executeTakeFirst()
  return row?.share
}

async function addLinks(title: string, count: number): Promise<void> {
  await sql`insert into news_links (title, source, url, canonical_url, category)
    select ${title}, 'Q', url, url, ${news.id}::uuid
    from (select 'https://outlet.example/' || gen_random_uuid() as url from generate_series(1, ${count})) as urls`.execute(
    db,
  )
}

test('without links, or with a handful, nothing is counted', async () => {
  await countGrams(db)
  await addNewsLink(db, { category: news.id })
  await tendIndex(db)
  expect(await db.selectFrom('searchGramShares').select('gram').execute()).toEqual([])
})

test('runs are counted for the first time once there are links', async () => {
  await addLinks('Monsoon', 59)
  await tendIndex(db)
  expect(await shareOf('mon')).toBeCloseTo(59 / 60)
  expect(await shareOf(`\x1f${news.id}`)).toBe(1)
})

test('counts stay until the next count', async () => {
  await addLinks('दिल्ली', 60)
  await tendIndex(db)
  expect(await shareOf('दिल')).toBeUndefined()
  await countGrams(db)
  expect(await shareOf('दिल')).toBeCloseTo(60 / 120)
  expect(await shareOf('mon')).toBeCloseTo(59 / 120)
})

test('a very rare run is not kept', async () => {
  await addNewsLink(db, { title: 'Zyzzyva', category: news.id })
  await countGrams(db)
  expect(await shareOf('zyz')).toBeUndefined()
})

test('the pending list is merged into the index', async () => {
  await sql`select gin_clean_pending_list('news_links_search')`.execute(db)
  await addLinks('Cyclone', 5)
  await tendIndex(db)
  const { rows } = await sql<{ pages: number }>`
    select gin_clean_pending_list('news_links_search')::integer as pages`.execute(db)
  expect(rows).toEqual([{ pages: 0 }])
})

test('two simultaneous counts wait for each other', async () => {
  await Promise.all([countGrams(db), countGrams(db)])
  expect(await shareOf('mon')).toBeCloseTo(59 / 126)
})
