import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import type { Change } from '../src/database/changes.ts'
import { addCorrection } from '../src/domain/corrections/write-correction.ts'
import { authorizedEditor } from './support/authorized.ts'
import { addRow, setRows } from './support/builders.ts'
import { fillPublicPages } from './support/fill-public-pages.ts'
import { listenToDatabase, openKeptPages } from './support/kept-pages.ts'
import { recordedDatabase } from './support/record-statements.ts'

// A page in memory stays outdated if it reads a table whose changes it does not depend on. Each page that is kept is rendered
// here, and the tables of its statements are compared with the changes that drop it.

const now = new Date('2026-01-02T06:30:00Z')
const { db, url, record } = await recordedDatabase()
const by = await authorizedEditor(db, 'Editor')
const outletId = await fillPublicPages(db, now)
await setRows(db, 'settings', {
  mostReadEnabled: true,
  adsPublisherId: 'pub-1234567890123456',
  editions: '{"hi": {}}',
})
for (const type of ['about', 'contact', 'privacy', 'terms'] as const)
  await addRow(db, 'siteLinks', { type, title: 'Us', content: '<p>Hi</p>' })
const category = await getOne('categories', sql`slug = 'world'`)
const story = await getOne('stories', sql`slug = 'flood'`)
const links = await db.selectFrom('newsLinks').select('id').orderBy('createdAt').orderBy('id').execute()
const [oldestLink = '', newestLink = ''] = [links[0]?.id, links.at(-1)?.id]

const kept = openKeptPages(db, now)
const fresh = openKeptPages(db, now)
const paths = await listPaths()

const news: Change = `news:${category}`
const anyStory: Change = 'story:00000000-0000-7000-8000-00000000dead'
const pages: Change[] = ['page:about', 'page:contact', 'page:privacy', 'page:terms']

/** The changes that announce a write to each table. A page that reads the table depends on one of them. */
const covers: Record<string, Change[]> = {
  settings: ['settings'],
  categories: ['categories'],
  news_links: [news, `story:${story}`],
  images: [news, `story:${story}`],
  stories: [anyStory],
  story_links: [anyStory],
  outlets: ['outlets'],
  corrections: ['corrections', news],
  pins: ['front'],
  site_links: pages,
  link_clicks: ['most-read'],
  revisions: ['editorial-log'],
  accounts: ['editorial-log'],
}

type Exception = { paths: RegExp; tables: string[]; change?: Change; reason: string }

/** `change`: covers the tables for these pages. */
const exceptions: Exception[] = [
  {
    paths: /^\/(hi)?$|^(\/api\/v1)?\/today$|^\/index$|^\/feed|^\/category\/\w+\/feed/,
    tables: ['stories', 'story_links'],
    change: news,
    reason: 'shows the newest link of each story, and depends on the stories of its links one by one',
  },
  {
    paths: /^\/(hi)?$|^(\/api\/v1)?\/today$/,
    tables: ['story_constraints'],
    reason: 'asks whether an editor put a link into a story, which moves the link in the same transaction',
  },
  {
    paths: /^(\/hi)?\/story\/|^\/api\/v1\/stories\/\w|^\/card\/story/,
    tables: ['stories', 'story_links'],
    change: `story:${story}`,
    reason: 'shows one story',
  },
  {
    paths: /^(\/hi)?\/corrections|^\/api\/v1\/corrections/,
    tables: ['stories', 'story_links', 'news_links'],
    change: 'corrections',
    reason: 'names what was corrected: a link announces `corrections`, a story itself',
  },
  {
    paths: /^\/search\?|^\/stories\/feed/,
    tables: ['outlets'],
    reason: 'the statement of teasers reads outlets only for pages that say who covers a story (`covered`)',
  },
  {
    paths: /\/story\/\w+\/feed/,
    tables: ['outlets'],
    reason: 'takes only the ids of the story’s links, whose order does not depend on outlets',
  },
  {
    paths: /\/stories$|^\/card\/story/,
    tables: ['corrections'],
    reason: 'reads links with their corrections and shows none',
  },
  {
    paths: /^\/search\/feed/,
    tables: ['stories', 'story_links'],
    reason: 'the search reads the stories that match, and a feed has only the links',
  },
]
/** It only orders results, and changes slowly. */
const statistics = new Set(['search_gram_shares'])

test('each page in memory depends on a change of every table that it reads', async () => {
  const tables = new Set(await listTables())
  const read = new Map<string, Set<string>>()
  for (const path of paths) {
    kept.announce('reset')
    const statements = await record(() => kept.open(path))
    // The statement of the settings also reads whether there are ratings, corrections and a hub: the test below has these.
    const names = statements
      .filter(text => !/\bfrom settings;/.test(text))
      .flatMap(text => [...text.matchAll(/\b(?:from|join) (\w+)/g)].map(([, name = '']) => name))
    read.set(path, new Set(names.filter(name => tables.has(name) && !statistics.has(name))))
  }
  const dropped = new Map(paths.map(path => [path, new Set<Change>()]))
  for (const change of new Set(
    [...Object.values(covers), ...exceptions.map(each => each.change ?? [])].flat(),
  )) {
    for (const path of paths) await kept.open(path)
    kept.announce(change)
    for (const path of paths) if (!kept.isReady(path)) dropped.get(path)?.add(change)
  }
  const gaps = [...read].flatMap(([path, names]) =>
    [...names].filter(name => !isCovered(path, name, dropped.get(path))).map(name => `${path} ${name}`),
  )
  expect(gaps).toEqual([])
})

function isCovered(path: string, table: string, dropped = new Set<Change>()): boolean {
  if (covers[table]?.some(change => dropped.has(change))) return true
  const exception = exceptions.find(each => each.paths.test(path) && each.tables.includes(table))
  return exception !== undefined && (exception.change === undefined || dropped.has(exception.change))
}

type Write = [string, () => Promise<unknown>]

const writes: Write[] = [
  ['the name of the site', () => setRows(db, 'settings', { siteName: 'Agora' })],
  ['the name of a category', () => change('categories', category, { name: 'Earth' })],
  ['a headline', () => change('news_links', newestLink, { title: 'Sun' })],
  ['a headline of a story', () => change('news_links', oldestLink, { title: 'Rain' })],
  ['the title of a story', () => change('stories', story, { title: 'Storm' })],
  ['a correction of a lead', correctLead],
  ['another lead', () => sql`update stories set lead_url = 'https://home-3.example/1'`.execute(db)],
  ['a place in a story', () => sql`delete from story_links where news_link_id = ${oldestLink}`.execute(db)],
  ['a link that joins a story', joinStory],
  ['a hidden story', () => change('stories', story, { is_hidden: true })],
  ['the name of an outlet', () => change('outlets', outletId, { name: 'Herald' })],
  ['the last ratings', removeRatings],
  ['the first rating', addRating],
  ['the last corrections', () => db.deleteFrom('corrections').execute()],
  ['a page', () => sql`update site_links set title = 'We' where type = 'about'`.execute(db)],
  ['the last page', () => db.deleteFrom('siteLinks').execute()],
  ['a deleted link', () => db.deleteFrom('newsLinks').where('id', '=', newestLink).execute()],
]

// Files other than XML show the same data, or none.
const compared = paths.filter(path => !/\.(?!xml)\w+(\?|$)/.test(path))
const { announced, close } = await listenToDatabase({ db, url })
afterAll(close)
kept.announce('reset')
// The pages after each write are those before the next one.
let before = await openAll()

for (const [name, write] of writes)
  test(`no page in memory shows the state before ${name}`, async () => {
    for (const path of compared) await kept.open(path)
    await write()
    for (const change of await announced()) kept.announce(change)
    const after = await openAll()
    const changed = compared.filter(path => after.get(path) !== before.get(path))
    before = after
    expect(changed.filter(path => kept.isReady(path))).toEqual([])
    expect(changed, 'pages that show what was written').not.toEqual([])
  })

async function openAll(): Promise<Map<string, string>> {
  fresh.announce('reset')
  const texts = new Map<string, string>()
  for (const path of compared) texts.set(path, await fresh.open(path))
  return texts
}

/** One address of each page that is kept, and the second page of a category, which its first page names. */
async function listPaths(): Promise<string[]> {
  const values: Record<string, string> = { '/api/v1/links/:id': oldestLink, '/api/v1/outlets/:id': outletId }
  const parts: Record<string, string[]> = {
    '/card/:kind/:name': ['/card/category/world.png', '/card/story/flood.png', '/card/page/about.png'],
    '/sitemap/:part': ['/sitemap/1.xml', '/sitemap/news.xml'],
  }
  const patterns = kept
    .listRoutes()
    .filter(route => route.kept)
    .map(({ pattern }) => pattern)
    .filter(pattern => !/^\/(style|site-images|test-route|privacy-policy)/.test(pattern))
  const found = patterns.flatMap(pattern => {
    const slug = values[pattern] ?? (/stor/.test(pattern) ? 'flood' : 'world')
    return parts[pattern] ?? pattern.replace(/:\w+/, slug)
  })
  const second = /\/category\/world\?after=[\w.-]+/.exec(await kept.open('/category/world'))?.[0] ?? ''
  const searches = ['/search?q=बाढ़', '/search/feed.json?q=बाढ़'].map(encodeURI)
  return [...new Set([...found, ...searches, '/hi', '/hi/stories', second])].filter(Boolean)
}

async function listTables(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'`.execute(db)
  return rows.map(({ name }) => name)
}

async function getOne(table: string, where: ReturnType<typeof sql>): Promise<string> {
  const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)} where ${where}`.execute(db)
  return rows[0]?.id ?? ''
}

async function change(table: string, id: string, values: Record<string, string | boolean>) {
  for (const [column, value] of Object.entries(values))
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value} where id = ${id}`.execute(db)
}

async function correctLead() {
  const id = await getOne(
    'news_links',
    sql`title = 'Rain' or title = 'बाढ़ 0: तीन गाँव खाली' order by title limit 1`,
  )
  await addCorrection(db, { of: { kind: 'link', id }, input: { text: 'Later' }, by, now })
}

async function addRating() {
  await sql`update outlets set lean = 'left', lean_source = 'A list', lean_rated_on = '2026-01-01', lean_note = 'By its leaders'
    where id = ${outletId}`.execute(db)
}

async function removeRatings() {
  const noLean = { lean: 'not-rated', leanSource: '', leanRatedOn: null, leanNote: '' } as const
  const noOwner = { owner: '', ownerSource: null, ownerAsOf: null }
  await setRows(db, 'outlets', { ...noLean, ...noOwner })
}

async function joinStory() {
  await sql`insert into story_links (story_id, canonical_url, title, published_at, outlet, news_link_id, status)
    select ${story}, url, title, published_at, 'new.example', id, 'placed' from news_links where id = ${newestLink}`.execute(
    db,
  )
}
