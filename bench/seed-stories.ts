// Fills a database with the stories of an installation, with texts varied from a file of articles.
import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import type { Db } from '../src/database/connect.ts'
import { scriptWords } from '../src/domain/stories/matching/names-across-scripts.ts'
import { packWords } from '../src/domain/stories/matching/packed-words.ts'
import { storyWords } from '../src/domain/stories/matching/story-words.ts'
import { chooseKeys, type WordRarity } from '../src/domain/stories/matching/word-rarity.ts'
import { nameKeys, storyKeys } from '../src/ingest/match-story/story-window.ts'

type Article = { title: string; description: string }

type VariedArticles = {
  all: readonly Article[]
  /** The n-th article, from the beginning again after the last. */
  pick: (n: number) => Article
  /** The headline of the n-th article with two words from another, so that words are as common as in real ones. */
  vary: (n: number) => string
}

export async function readVariedArticles(file: string, random: () => number): Promise<VariedArticles> {
  const all: Article[] = gunzipSync(await readFile(file))
    .toString()
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line))
  const pick = (n: number): Article => {
    const article = all[n % all.length]
    if (!article) throw new Error(`${file} holds no articles`)
    return article
  }
  const vary = (n: number): string => {
    const words = pick(n).title.split(' ')
    const others = pick(Math.floor(random() * all.length)).title.split(' ')
    words.splice(Math.floor(random() * words.length), 2, ...others.slice(0, 2))
    return words.join(' ')
  }
  return { all, pick, vary }
}

// The number of places that an installation with thousands of feeds has in three days; the others are older.
const windowLinks = 100_000
const windowMs = 3 * 86_400_000
export const rowsAtOnce = 5000

type Seed = {
  articles: VariedArticles
  random: () => number
  rarityOf: WordRarity
  /** The id of the category. */
  category: string
  links: number
  stories: number
  now: Date
}

export async function seedStories(db: Db, seed: Seed): Promise<void> {
  const { category, links, stories, now } = seed
  await sql`insert into stories (id, first_at, last_at, public_outlet_count, public_heat)
    select uuid_v7(), ${now}, ${now}, 2 + n % 5, n from generate_series(1, ${stories}::integer) n`.execute(db)
  await sql`create unlogged table story_ids as select row_number() over () as n, id from stories`.execute(db)
  await sql`create index on story_ids (n)`.execute(db)
  const inWindow = Math.min(windowLinks, links)
  for (let from = 0; from < inWindow; from += rowsAtOnce) {
    const rows = Array.from({ length: Math.min(rowsAtOnce, inWindow - from) }, (_, n) =>
      toPlace(from + n, seed),
    )
    // Arriving articles are compared with these words.
    await sql`
      with given as materialized (
        select uuid_v7() as id, *
        from json_to_recordset(${JSON.stringify(rows)}::json)
          as given (story integer, title text, description text, url text, at timestamptz, keys json)
      ), link as (
        insert into news_links (id, title, url, canonical_url, source, description, category, published_at, created_at)
        select id, title, url, url, 'The Outlet', description, ${category}::uuid, at, at from given
      )
      insert into story_links (news_link_id, story_id, canonical_url, published_at, keys, status, is_touched, title)
      select given.id, story_ids.id, url, at, array(select json_array_elements_text(keys)::bigint), 'placed', false, title
      from given left join story_ids on story_ids.n = given.story`.execute(db)
  }
  // The same texts from long ago: their keys belong to other days.
  await sql`
    insert into story_links (entry_id, story_id, canonical_url, published_at, keys, status, is_touched, title)
    select gen_random_uuid(), story_id, canonical_url || '/' || ago, published_at - ago * 40 * interval '1 day',
      array(select key - ago * 10 * 4294967296 from unnest(keys) key), 'placed', false, 'seeded'
    from story_links, generate_series(1, ${Math.ceil(links / windowLinks) - 1}::integer) ago`.execute(db)
  await sql`truncate story_recounts`.execute(db)
  await sql`analyze story_links, stories, news_links`.execute(db)
}

function toPlace(n: number, { articles, random, rarityOf, stories, now }: Seed) {
  const at = now.getTime() - random() * windowMs
  const title = articles.vary(n)
  const words = packWords(storyWords({ title, url: '', description: '' }))
  const keys = [...storyKeys(chooseKeys(words, rarityOf), at), ...nameKeys(scriptWords(title), at)]
  const story = random() < 0.6 ? 1 + Math.floor(random() * stories) : 0
  const url = `https://outlet-${n % 400}.example/seeded/${n}`
  return {
    story,
    title,
    description: articles.pick(n).description.slice(0, 600),
    url,
    at: new Date(at),
    keys,
  }
}
