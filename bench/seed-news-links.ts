// node bench/seed-news-links.ts DATABASE_URL COUNT [ARTICLES.jsonl.gz]
// Fills a migrated database with COUNT news links in four scripts; with a file of articles, the English ones are varied
// from its titles and descriptions. Indexes are dropped and recreated: a million links take about three minutes.
import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import pg from 'pg'
import { z } from 'zod'
import { makeIndex } from '../src/database/backup/load-archive.ts'
import { connect } from '../src/database/connect.ts'
import { migrate } from '../src/database/migrate.ts'
import { countGrams } from '../src/search/grams.ts'
import { pickWord, type SeedLanguage, seededRandom, seedLanguages } from './seed-words.ts'

const batchRows = 10_000
// Shares of the links; `few` always has twenty and `none` stays empty.
const categories = 'latest-headlines politics business technology world opinion videos sports'.split(' ')
const newestAt = Date.UTC(2026, 10, 1)
const secondsBetweenLinks = 20

type Article = { title: string; description: string }
type Row = { title: string; description: string; language: string; source: number; category: number }

const [url, count = '100000', articlesFile] = process.argv.slice(2)
if (!url) throw new Error('Usage: node bench/seed-news-links.ts DATABASE_URL COUNT [ARTICLES.jsonl.gz]')
const migrated = await migrate(url)
if (!migrated.ok) throw new Error(`The database cannot be migrated: ${migrated.reason}`)
const client = new pg.Client({ connectionString: url })
await client.connect()
await seed(client, { count: Number(count), articles: articlesFile ? await readArticles(articlesFile) : [] })
await client.end()
// Done by the worker in an installation.
const db = connect({ url, connectionsMax: 1, applicationName: 'chowk bench' })
await countGrams(db)
await db.destroy()

async function seed(client: pg.Client, { count, articles }: { count: number; articles: Article[] }) {
  const startedAt = performance.now()
  const ids = await addCategories(client)
  const indexes = await dropIndexes(client)
  const random = seededRandom(2026)
  const makeRow = rowMaker(random, articles)
  for (let from = 0; from < count; from += batchRows) {
    const rows = Array.from({ length: Math.min(batchRows, count - from) }, makeRow)
    await insertRows(client, { rows, from, count, ids })
    process.stdout.write(`\r${from + rows.length} links`)
  }
  await client.query(
    `update news_links set category = (select id from categories where slug = 'few')
     where id in (select id from news_links order by created_at offset 1000 limit 20)`,
  )
  await client.query(`set maintenance_work_mem = '1GB'`)
  for (const definition of indexes) await client.query(definition)
  await client.query('vacuum analyze news_links')
  console.log(`\nseeded in ${Math.round((performance.now() - startedAt) / 1000)} s`)
}

async function readArticles(file: string): Promise<Article[]> {
  const article = z.object({ title: z.string().min(1), description: z.string().nullish() })
  const lines = gunzipSync(await readFile(file))
    .toString()
    .trim()
    .split('\n')
  return lines
    .map(line => article.parse(JSON.parse(line)))
    .map(({ title, description }) => ({ title, description: description ?? '' }))
}

async function addCategories(client: pg.Client): Promise<string[]> {
  const slugs = [...categories, 'few', 'none']
  await client.query(
    `insert into categories (name, slug, order_num)
     select initcap(replace(slug, '-', ' ')), slug, n from unnest($1::text[]) with ordinality as t (slug, n)
     on conflict (slug) do nothing`,
    [slugs],
  )
  const found = await client.query<{ id: string }>(
    'select id from categories where slug = any ($1) order by array_position($1, slug)',
    [categories],
  )
  return found.rows.map(row => row.id)
}

async function dropIndexes(client: pg.Client): Promise<string[]> {
  const found = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, ${makeIndex} as definition from pg_index
     where indrelid = 'news_links'::regclass and not indisunique order by indexrelid`,
  )
  for (const { name } of found.rows) await client.query(`drop index ${name}`)
  return found.rows.map(row => row.definition)
}

function rowMaker(random: () => number, articles: Article[]): () => Row {
  const languages = seedLanguages(random)
  const articleWords = articles.flatMap(article => article.title.split(' '))
  return () => {
    const language = pickLanguage(languages, random())
    const article = articles[Math.floor(random() * articles.length)]
    const texts =
      language.code === 'en' && article
        ? varied(article, articleWords, random)
        : madeUp(language.words, random)
    return {
      ...texts,
      language: language.code,
      source: random() * 400,
      category: random() ** 2 * categories.length,
    }
  }
}

function pickLanguage(languages: SeedLanguage[], point: number): SeedLanguage {
  let left = point
  for (const language of languages) {
    left -= language.share
    if (left < 0) return language
  }
  return languages[0] ?? { code: 'en', share: 1, words: ['news'] }
}

function madeUp(words: string[], random: () => number): Article {
  const sentence = (length: number) => Array.from({ length }, () => pickWord(words, random)).join(' ')
  const description = random() < 0.8 ? `${sentence(15 + Math.floor(random() * 15))}.` : ''
  return { title: sentence(7 + Math.floor(random() * 7)), description }
}

// Every fourth word is taken from another headline: no two rows are equal, and words keep their frequencies.
function varied({ title, description }: Article, words: string[], random: () => number): Article {
  const vary = (text: string) =>
    text
      .split(' ')
      .map(word => (random() < 0.25 ? words[Math.floor(random() * words.length)] : word))
      .join(' ')
  return { title: vary(title).trim() || 'News', description: vary(description) }
}

async function insertRows(
  client: pg.Client,
  { rows, from, count, ids }: { rows: Row[]; from: number; count: number; ids: string[] },
) {
  const createdAt = (n: number) => new Date(newestAt - (count - from - n) * secondsBetweenLinks * 1000)
  await client.query(
    `insert into news_links (title, description, source, language, category, url, canonical_url, image_url,
       published_at, created_at)
     select title, description, 'Outlet ' || source, language, category, url, url, url || '.jpg', at, at
     from unnest($1::text[], $2::text[], $3::integer[], $4::text[], $5::uuid[], $6::text[], $7::timestamptz[])
       as t (title, description, source, language, category, url, at)`,
    [
      rows.map(row => row.title),
      rows.map(row => row.description),
      rows.map(row => Math.floor(row.source)),
      rows.map(row => row.language),
      rows.map(row => ids[Math.floor(row.category)]),
      rows.map(
        (row, n) => `https://outlet-${Math.floor(row.source)}.example/${row.language}/article-${from + n}`,
      ),
      rows.map((_, n) => createdAt(n)),
    ],
  )
}
