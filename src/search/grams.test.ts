import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addCategory, addNewsLink } from '../../test/support/builders.ts'
import { freshDatabase } from '../../test/support/fresh-database.ts'
import { chooseGrams, countGrams, tendIndex } from './grams.ts'

function gramsOf(shares: Record<string, number>) {
  return Object.entries(shares).map(([gram, share], i) => ({ gram, position: i + 1, share }))
}

function choose(shares: Record<string, number>, { links = 1_000_000, density = 0 } = {}): string[] {
  return chooseGrams(gramsOf(shares), { links, total: 1_000_000, density }).map(({ gram }) => gram)
}

test('the rarest run is chosen first', () => {
  expect(choose({ cou: 0.08, our: 0.11, urt: 0.05 })[0]).toBe('urt')
})

test('very common runs are left out if the rare one leaves few links', () => {
  expect(choose({ 'of ': 0.36, 'f t': 0.1, ' th': 0.57, the: 0.55 }, { links: 62_000 })).toEqual(['f t'])
})

test('a common run is worth its posting list if many links would be visited without it', () => {
  expect(choose({ wat: 0.05, ate: 0.23, ter: 0.27 })).toEqual(['wat', 'ter', 'ate'])
})

test('a common run is worth its posting list in a large category, too', () => {
  expect(choose({ wat: 0.035, ate: 0.224, ter: 0.259 }, { links: 353_000 })).toContain('ter')
})

test('if nearly all links with a run contain the needle, no other run is worth its posting list', () => {
  const shares = { lhi: 0.028, elh: 0.048, del: 0.155 }
  expect(choose(shares, { links: 353_000 })).toEqual(['lhi', 'elh'])
  expect(choose(shares, { links: 353_000, density: 0.027 })).toEqual(['lhi'])
  expect(choose(shares, { links: 353_000, density: 0.5 })).toEqual(['lhi'])
})

test('of many equally rare runs three are chosen, as far apart as possible', () => {
  const word = Object.fromEntries('abcdefghi'.split('').map(letter => [`${letter}xx`, 0.05]))
  expect(choose(word)).toEqual(['axx', 'ixx', 'exx'])
})

test('of two equally rare runs both are chosen', () => {
  expect(choose({ ndt: 0.05, dtv: 0.05 })).toEqual(['ndt', 'dtv'])
})

test('of two equally common runs the one further from the rarest is chosen', () => {
  expect(choose({ icr: 0.04, cro: 0.09, ron: 0.09, omi: 0.09 }, { links: 353_000 })[1]).toBe('omi')
})

test('one run is chosen whatever it costs', () => {
  expect(choose({ the: 0.99 })).toEqual(['the'])
  expect(choose({ the: 0 }, { links: 0 })).toEqual(['the'])
})

test('without runs nothing is chosen', () => {
  expect(choose({})).toEqual([])
})

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
