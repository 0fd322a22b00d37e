import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addCategory } from '../../test/support/builders.ts'
import { freshDatabase } from '../../test/support/fresh-database.ts'
import { countGrams } from './grams.ts'
import { type Part, prepareLookup, writeGramQuery } from './lookup.ts'

const { db } = await freshDatabase()
const news = await addCategory(db, { slug: 'news' })
const { rows } = await sql<{ title: string }>`
  insert into news_links (title, source, url, canonical_url, category)
  select case when n % 40 = 0 then 'The monsoon of the year' else 'Talks of the day' end, '9', url, url, ${news.id}::uuid
  from (select n, 'https://outlet.example/' || n as url from generate_series(1, 2000) as n) as numbered
  returning title`.execute(db)

async function lexemesOf(needle: string, categoryId: string | null = null, part?: Part): Promise<string[]> {
  const query = writeGramQuery(await prepareLookup(db, { needle, categoryId, density: 0 }), part)
  const found = await sql<{ text: string }>`select ${query}::tsquery::text as text`.execute(db)
  return (found.rows[0]?.text ?? '').split(' & ')
}

test('a needle of one letter or three is one lexeme, and two letters are a prefix', async () => {
  expect(await lexemesOf('q')).toEqual(["'q'"])
  expect(await lexemesOf('क्र')).toEqual(["'क्र'"])
  expect(await lexemesOf('ki')).toEqual(["'ki':*"])
})

test('a needle is folded like stored texts', async () => {
  expect(await lexemesOf('MON')).toEqual(["'mon'"])
})

test('quotes and backslashes are escaped', async () => {
  expect(await lexemesOf("ন'ত")).toEqual(["'ন''ত'"])
  expect(await lexemesOf('a\\b')).toEqual(["'a\\\\b'"])
  expect(await lexemesOf("' | '")).not.toContain('|')
})

test('the query includes the category', async () => {
  expect(await lexemesOf('mon', news.id)).toEqual([`'\x1f${news.id}'`, "'mon'"])
})

test('the query includes the sample', async () => {
  expect(await lexemesOf('mon', news.id, 'sample')).toEqual(["'\x1fsample'", `'\x1f${news.id}'`, "'mon'"])
})

test('an empty needle has no runs', async () => {
  expect(await lexemesOf('', news.id)).toEqual([`'\x1f${news.id}'`])
})

test('without counts, any needle up to the maximal length gives runs that it contains', async () => {
  for (const needle of ['monsoon', 'a'.repeat(200), 'தமிழ்நாடு', '%_%']) {
    const lexemes = await lexemesOf(needle)
    expect(lexemes.length).toBeGreaterThan(0)
    for (const lexeme of lexemes) expect(needle).toContain(lexeme.slice(1, -1))
  }
})

test('before the first count a word is looked up by three of its runs', async () => {
  expect(await lexemesOf('monsoon')).toEqual(["'mon'", "'oon'", "'nso'"])
})

test('with counts, runs that every link contains are left out', async () => {
  expect(rows).toHaveLength(2000)
  await countGrams(db)
  const lexemes = await lexemesOf('monsoon of the')
  expect(lexemes.some(lexeme => "'monsoon'".includes(lexeme.slice(1, -1)))).toBe(true)
  expect(lexemes).not.toContain("'the'")
  expect(lexemes).not.toContain("' th'")
})
