import { sql } from 'kysely'
import { expect } from 'vitest'
import { insertMany } from '../../../test/support/insert-many.ts'
import { landed, landing, sceneNow, storyTest } from '../../../test/support/story-scene.ts'
import { listBigStories } from '../../domain/stories/story-queries.ts'

const { db, test, openScene, readStories } = await storyTest()

test('five hundred outlets with one agency text in a minute are one story, one voice', async ({ scene }) => {
  for (let n = 0; n < 500; n++) await scene.addLink(landing, { hoursAgo: 1 + n / 30_000 })
  await scene.match()
  await scene.pass()
  const stories = db.selectFrom('stories').selectAll().where('mergedInto', 'is', null)
  const [story, ...others] = await stories.execute()
  expect(others).toEqual([])
  expect(story).toMatchObject({ publicOutletCount: 500, publicVoiceCount: 1, articleCount: 500 })
  expect(await listBigStories(db, 5)).toEqual([])
  await scene.arrive(landed)
  expect(await listBigStories(db, 5)).toMatchObject([{ outletCount: 501 }])
})

test('hundreds of near-equal headlines that arrive together are one story', async ({ scene }) => {
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
  expect((await readStories()).map(({ length }) => length)).toEqual([450])
})

test('a day’s common word, or one rare word alone, makes no story and no proposal', async ({ scene }) => {
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
  expect((await readStories()).filter(titles => titles.some(title => title !== 'Zubromania'))).toEqual([])
  expect(await db.selectFrom('storyProposals').select('id').execute()).toEqual([])
})

test('the ends of a chain of similar headlines are never in one story', async ({ scene }) => {
  const words =
    'Vembanad Kuttanad Pampa Achenkovil Manimala Meenachil Kallada Ithikkara Karamana Neyyar Vamanapuram'
  const names = words.split(' ')
  const chain = Array.from({ length: names.length - 4 }, (_, n) => names.slice(n, n + 5).join(' '))
  for (const title of chain) await scene.addLink(title)
  await scene.match()
  await scene.pass()
  const stories = await readStories()
  const [first = '', last = ''] = [chain[0], chain.at(-1)]
  expect(stories.length).toBeGreaterThan(0)
  expect(stories.filter(titles => titles.includes(first) && titles.includes(last))).toEqual([])
})

test('a feed with a thousand variants of one headline does not delay other news', async ({ scene }) => {
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
  const { enrollArticles } = await import('./due-articles.ts')
  const { placeDue } = await import('./place-due.ts')
  const since = new Date(sceneNow.getTime() - 1)
  while ((await enrollArticles(db, { now: sceneNow, since })) > 0);
  for (let n = 0; n < 10; n++) await placeDue(scene.deps)
  expect(await readStories()).toContainEqual([landed, landing])
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

const kalinga = { site: 'kalinga.example' }
const utkal = { site: 'utkal.example' }

test('two days of a template that changes its words each day are in no story, also if another outlet follows a day later', async ({
  scene,
}) => {
  const days = ['January 5', '6 January', 'Jan 7', 'January 8th', '9 Jan']
  const templates = [
    (day: string) => `Gold rate in Cuttack on ${day}: what ten grams cost now`,
    (day: string) => `What ten grams of gold cost in Cuttack on ${day}`,
    (day: string) => `Cuttack gold rate, ${day}: ten grams and what they cost`,
    (day: string) => `On ${day}: gold rate of Cuttack, what ten grams cost`,
    (day: string) => `Ten grams of gold in Cuttack: what they cost on ${day}`,
  ]
  for (const [n, template] of templates.entries()) {
    await scene.addLink(template(days[n] ?? ''), kalinga)
    if (n > 0) await scene.addLink(template(days[n - 1] ?? ''), utkal)
    await scene.match()
    await scene.pass()
    scene.later(24)
  }
  const daysIn = (titles: string[]) => days.filter(day => titles.some(title => title.includes(day)))
  expect((await readStories()).filter(titles => daysIn(titles).length > 1)).toEqual([])
})

test('lost frequencies cost and make no story: the shipped words find the events', async ({ scene }) => {
  await scene.arrive(landing)
  await db.deleteFrom('storyTermCounts').execute()
  await scene.deps.words.load(db)
  await scene.addLink(landed)
  for (const place of ['Nashik', 'Latur', 'Akola'])
    await scene.addLink(`Everyone waits for the verdict in ${place}`)
  await scene.match()
  await scene.pass()
  expect(await readStories()).toEqual([[landed, landing].toSorted()])
  const { articles } = scene.deps.words.counts(scene.deps.now())
  expect(articles).toBeCloseTo(4)
})

test('an empty installation groups the articles of its first minute correctly', async () => {
  const scene = await openScene({ isEmpty: true })
  const strangers = ['Police arrest two men in Delhi', 'Police arrest man in Mumbai murder case']
  await scene.arrive(landing, landed, ...strangers)
  expect(await readStories()).toEqual([[landed, landing]])
  await scene.pass()
  expect(await readStories()).toEqual([[landed, landing]])
})

test.each([
  ['in an empty installation', true],
  ['among many English ones', false],
])('Hindi headlines that share only the words of their beat stay apart %s', async (_, isEmpty) => {
  const scene = await openScene({ isEmpty })
  for (const title of [
    'मध्य प्रदेश में बस पलटी, 4 लोगों की मौत, 20 घायल',
    'महाराष्ट्र में ट्रक और कार की टक्कर, 5 लोगों की मौत',
    'यूपी पुलिस ने मुठभेड़ के बाद दो बदमाशों को किया गिरफ्तार',
    'दिल्ली पुलिस ने गिरोह के पांच आरोपी किए गिरफ्तार',
    'मौसम विभाग ने कई राज्यों में बारिश का अलर्ट जारी किया',
    'अगले तीन दिन लू चलने की चेतावनी, मौसम विभाग ने जारी किया अलर्ट',
  ])
    await scene.arrive(title)
  await scene.pass()
  expect(await readStories()).toEqual([])
})

test('an article of a feed’s first poll is placed at once, although its link is dated back to its publication', async () => {
  const scene = await openScene({ isEmpty: true })
  for (const title of [landing, landed]) {
    const { id } = await scene.addLink(title, { hoursAgo: 6 })
    await sql`
      update news_links set created_at = published_at,
        id = overlay(id::text placing ${idTimeOf(new Date(sceneNow.getTime() - 1000))} from 1 for 13)::uuid
      where id = ${id}`.execute(db)
  }
  await scene.match()
  expect(await readStories()).toEqual([[landed, landing]])
})

/** The first digits of ids that are given at this time. */
function idTimeOf(at: Date): string {
  return at.getTime().toString(16).padStart(12, '0').replace(/^.{8}/, '$&-')
}

test('articles in a script without known usual words stay alone', async () => {
  const scene = await openScene({ isEmpty: true })
  for (const title of ['హైదరాబాద్‌లో పోలీసుల దాడులు, ఇద్దరు అరెస్ట్', 'హైదరాబాద్‌లో పోలీసుల తనిఖీలు, ముగ్గురు అరెస్ట్'])
    await scene.arrive(title)
  await scene.pass()
  expect(await readStories()).toEqual([])
})
