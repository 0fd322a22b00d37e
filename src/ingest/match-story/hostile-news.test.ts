import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { emptyBefore } from '../../../test/support/empty-before.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { insertMany } from '../../../test/support/insert-many.ts'
import { landed, landing, readStories, sceneNow, storyScene } from '../../../test/support/story-scene.ts'
import { listBigStories } from '../../domain/stories/story-queries.ts'

const { db } = await freshDatabase()

emptyBefore(db, 'stories', 'storyLinks', 'storyProposals', 'storyTermCounts', 'newsLinks')

test('five hundred outlets that print the same agency text within a minute are one story with one voice', async () => {
  const scene = await storyScene(db)
  for (let n = 0; n < 500; n++) await scene.addLink(landing, { hoursAgo: 1 + n / 30_000 })
  await scene.match()
  await scene.pass()
  const stories = db.selectFrom('stories').selectAll().where('mergedInto', 'is', null)
  const [story, ...others] = await stories.execute()
  expect(others).toEqual([])
  expect(story).toMatchObject({ publicOutletCount: 500, publicVoiceCount: 1, articleCount: 500 })
  expect(await listBigStories(db, 5)).toEqual([])
  await scene.addLink(landed)
  await scene.match()
  expect(await listBigStories(db, 5)).toMatchObject([{ outletCount: 501 }])
})

test('hundreds of near-equal headlines that arrive together are one story', async () => {
  const scene = await storyScene(db)
  const { id: category } = await db.selectFrom('categories').select('id').executeTakeFirstOrThrow()
  await insertMany(
    db,
    sql`insert into news_links (title, url, canonical_url, source, category, created_at, published_at)
      select 'Board declares class twelve result with record pass share of ' || word, address, address, 'Outlet ' || n,
        ${category}::uuid, ${sceneNow}::timestamptz, ${sceneNow}::timestamptz - n * interval '3 seconds'
      from generate_series(1, 450) n
        cross join lateral (select 'https://outlet-' || n || '.example/' || n as address) a
        cross join lateral (select ('{girls,boys,students,schools,districts}'::text[])[1 + n % 5] as word) w`,
  )
  await scene.match()
  expect((await readStories(db)).map(({ length }) => length)).toEqual([450])
})

test('a word in every headline of a day, and headlines of one rare word, make no story and no proposal', async () => {
  const scene = await storyScene(db)
  const events = [
    'ferry sinks',
    'budget passed',
    'bridge opens',
    'teachers strike',
    'rain floods market',
    'minister resigns',
  ]
  for (const event of events) await scene.addLink(`Zubromania: ${event}`)
  for (let n = 0; n < 3; n++) await scene.addLink('Zubromania')
  await scene.match()
  await scene.pass()
  expect((await readStories(db)).filter(titles => titles.some(title => title !== 'Zubromania'))).toEqual([])
  expect(await db.selectFrom('storyProposals').select('id').execute()).toEqual([])
})

test('the ends of a chain of similar headlines are never in one story', async () => {
  const scene = await storyScene(db)
  const words =
    'Vembanad Kuttanad Pampa Achenkovil Manimala Meenachil Kallada Ithikkara Karamana Neyyar Vamanapuram'
  const names = words.split(' ')
  const chain = Array.from({ length: names.length - 4 }, (_, n) => names.slice(n, n + 5).join(' '))
  for (const title of chain) await scene.addLink(title)
  await scene.match()
  await scene.pass()
  const stories = await readStories(db)
  const [first = '', last = ''] = [chain[0], chain.at(-1)]
  expect(stories.length).toBeGreaterThan(0)
  expect(stories.filter(titles => titles.includes(first) && titles.includes(last))).toEqual([])
})

test('a feed with a thousand variants of one headline does not delay other news', async () => {
  const scene = await storyScene(db)
  const { id: category } = await db.selectFrom('categories').select('id').executeTakeFirstOrThrow()
  await insertMany(
    db,
    sql`insert into news_links (title, url, canonical_url, source, category, created_at, published_at)
      select 'Board declares class twelve result of Ward' || n || ' with record pass share', address, address, 'Flood',
        ${category}::uuid, ${sceneNow}::timestamptz, ${sceneNow}::timestamptz - interval '2 hours'
      from generate_series(1, 1000) n cross join lateral (select 'https://flood.example/' || n as address) a`,
  )
  await scene.addLink(landing)
  await scene.addLink(landed)
  // The newest articles are placed first, before a flood of yesterday’s.
  const { enrollArticles } = await import('./enroll-articles.ts')
  const { placeDue } = await import('./place-due.ts')
  const since = new Date(sceneNow.getTime() - 1)
  while ((await enrollArticles(db, { now: sceneNow, since })) > 0);
  for (let n = 0; n < 10; n++) await placeDue(scene.deps)
  expect(await readStories(db)).toContainEqual([landed, landing])
  const { places, distinct } = await db
    .selectFrom('storyLinks')
    .select(({ fn }) => [
      fn.countAll<number>().as('places'),
      fn.count('newsLinkId').distinct().as('distinct'),
    ])
    .executeTakeFirstOrThrow()
  expect([Number(places), Number(distinct)]).toEqual([1_002, 1_002])
  const failed = await db.selectFrom('storyLinks').select('id').where('status', '=', 'failed').execute()
  expect(failed).toEqual([])
  expect(await db.selectFrom('storyProposals').select('id').execute()).toEqual([])
})
