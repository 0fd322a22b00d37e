import { sql } from 'kysely'
import { pino } from 'pino'
import { expect } from 'vitest'
import { addWaitingEntry, getRow, setRow, setRows } from '../../../test/support/builders.ts'
import { landed, landedToo, landing, rain, sceneNow, storyTest } from '../../../test/support/story-scene.ts'
import { connect } from '../../database/connect.ts'
import { takeLock } from '../../database/locks.ts'
import { claimDue } from './due-articles.ts'
import { keepMatching } from './keep-matching.ts'

const { db, url, test, readStories } = await storyTest()

test('links about one event become one story with its counts, times and heat', async ({ scene }) => {
  await scene.addLink(landing, { hoursAgo: 3 })
  await scene.addLink(landed, { hoursAgo: 1 })
  await scene.arrive(rain)
  expect(await readStories()).toEqual([[landed, landing]])
  const [story] = await db.selectFrom('stories').selectAll().execute()
  expect(story).toMatchObject({ articleCount: 2, voiceCount: 2, isEdited: false })
  expect(story?.lastAt).toEqual(new Date(sceneNow.getTime() - 3_600_000))
})

test('an article joins an existing story, and its place has reason codes', async ({ scene }) => {
  await scene.addLink(landing, { hoursAgo: 3 })
  await scene.addLink(landed, { hoursAgo: 2 })
  await scene.match()
  const third = await scene.addLink(landedToo, { hoursAgo: 0.1 })
  await scene.match()
  expect(await readStories()).toEqual([[landed, landing, landedToo].toSorted()])
  const place = await getRow(db, 'storyLinks', { newsLinkId: third.id })
  expect(place.score).toBeGreaterThan(0.8)
  expect(JSON.stringify(place.reasons)).toContain('shared-words')
})

test('waiting entries are placed like links, and keep their place once published', async ({ scene }) => {
  const at = new Date(sceneNow.getTime() - 60_000)
  const entry = await addWaitingEntry(db, {
    title: landing,
    firstSeenAt: at,
    url: 'https://waiting.example/1',
  })
  await setRow(db, 'entries', entry.id, { publishedAt: at })
  await scene.arrive(landed)
  const before = await readStories()
  expect(before).toEqual([[landed, landing]])
  const link = await scene.addLink(landing, { site: 'waiting.example' })
  await setRow(db, 'entries', entry.id, { status: 'published', newsLinkId: link.id, decidedAt: sceneNow })
  await scene.match()
  expect(await readStories()).toEqual(before)
  const place = await db.selectFrom('storyLinks').selectAll().where('newsLinkId', '=', link.id).execute()
  expect(place).toMatchObject([{ entryId: entry.id, title: landing }])
})

test('matching again changes nothing and counts no word twice', async ({ scene }) => {
  await scene.arrive(landing, landed)
  const read = () =>
    Promise.all([
      db.selectFrom('storyLinks').select(['id', 'storyId']).orderBy('id').execute(),
      db.selectFrom('storyTermCounts').selectAll().orderBy('hash').execute(),
    ])
  const before = await read()
  await scene.match()
  await scene.pass()
  await scene.pass()
  expect(await read()).toEqual(before)
})

test('a recurring headline of an outlet is in no story on any day', async ({ scene }) => {
  const site = 'gold.example'
  await scene.addLink('Gold price today, January 8: rates in Chennai and Delhi', { hoursAgo: 50, site })
  await scene.addLink('Gold price today, January 9: rates in Chennai and Delhi', { hoursAgo: 26, site })
  await scene.addLink('Gold price today, January 10: rates in Chennai and Delhi', { hoursAgo: 2, site })
  await scene.addLink('Gold price today, January 10: rates in Chennai and Delhi city', { hoursAgo: 1 })
  await scene.match()
  await scene.pass()
  const places = await db
    .selectFrom('storyLinks')
    .select('isRecurring')
    .where('canonicalUrl', 'like', 'https://gold.example/%')
    .orderBy('publishedAt')
    .execute()
  expect(places.map(({ isRecurring }) => isRecurring)).toEqual([false, true, true])
  expect(await readStories()).toEqual([])
})

test('a renamed live blog is placed again', async ({ scene }) => {
  await scene.addLink(landing)
  const blog = await scene.addLink(landed)
  await scene.match()
  await setRow(db, 'newsLinks', blog.id, { title: rain })
  await scene.pass()
  // Readers may have its address, but its page disappears with the second outlet.
  expect(await readStories()).toEqual([[landing]])
  expect(await db.selectFrom('stories').select('publicOutletCount').execute()).toEqual([
    { publicOutletCount: 1 },
  ])
})

test('a deleted link leaves its story, and a story of one article is dissolved', async ({ scene }) => {
  await scene.addLink(landing)
  const gone = await scene.addLink(landed)
  await scene.match()
  await db.deleteFrom('newsLinks').where('id', '=', gone.id).execute()
  await scene.arrive(landedToo)
  expect(await readStories()).toEqual([[landedToo, landing].toSorted()])
  expect(await db.selectFrom('stories').select('articleCount').execute()).toEqual([{ articleCount: 2 }])
})

test('an article that crashed three workers is not claimed again', async ({ scene }) => {
  const { id } = await scene.addLink(landing)
  await scene.match()
  await setRows(db, 'storyLinks', { status: 'due', attempts: 3 })
  await scene.arrive(landed)
  const places = await db.selectFrom('storyLinks').select(['newsLinkId', 'status']).execute()
  expect(places).toContainEqual({ newsLinkId: id, status: 'failed' })
  expect(places).toContainEqual({ newsLinkId: expect.any(String), status: 'placed' })
})

test('the newest articles are claimed first, and one that was attempted before alone', async ({ scene }) => {
  for (const [index, title] of [landing, landed, rain].entries())
    await scene.addLink(title, { hoursAgo: 3 - index })
  await scene.match()
  await setRows(db, 'storyLinks', { status: 'due', attempts: 0, claimedUntil: null })
  const newest = await db.selectFrom('storyLinks').select('id').where('title', '=', rain).executeTakeFirst()
  expect(await claimDue(db, { now: sceneNow, batchMax: 1 })).toEqual([newest?.id])
  expect(await claimDue(db, { now: sceneNow, batchMax: 200 })).toHaveLength(2)
  const later = new Date(sceneNow.getTime() + 61_000)
  expect(await claimDue(db, { now: later, batchMax: 200 })).toHaveLength(1)
})

test('old articles and samples open no stories', async ({ scene }) => {
  const link = await scene.addLink(landing)
  await setRow(db, 'newsLinks', link.id, { publishedAt: new Date('2024-01-01') })
  const sample = await addWaitingEntry(db, { firstSeenAt: sceneNow })
  await setRow(db, 'entries', sample.id, { isSample: true })
  const old = await addWaitingEntry(db, { firstSeenAt: sceneNow })
  await setRow(db, 'entries', old.id, { publishedAt: new Date('2024-01-01') })
  await scene.pass()
  expect(await db.selectFrom('storyLinks').selectAll().execute()).toEqual([])
})

test('a worker that waits too long for another one reports no error but a warning after five times, and its articles are matched later', async ({
  scene,
}) => {
  await scene.addLink(landing)
  const impatient = connect({ url, connectionsMax: 1, applicationName: 'chowk impatient' })
  await sql`set lock_timeout = 50`.execute(impatient)
  const holder = await db.startTransaction().execute()
  await takeLock(holder, 'stories')
  const lines: { level: number; times: number }[] = []
  const stopping = new AbortController()
  const write = (line: string) => {
    lines.push(JSON.parse(line))
    stopping.abort()
  }
  const deps = { ...scene.deps, db: impatient, log: pino({ level: 'warn' }, { write }) }
  await keepMatching(deps, { signal: stopping.signal, isPolling: () => false, everyMs: 0 })
  await holder.commit().execute()
  await impatient.destroy()
  await scene.match()
  expect(await db.selectFrom('storyLinks').select('status').execute()).toEqual([{ status: 'placed' }])
  expect(lines).toMatchObject([{ level: 40, times: 5 }])
})

test('two simultaneous workers open only one story for an event', async ({ scene }) => {
  for (const title of [landing, landed, landedToo]) await scene.addLink(title)
  await Promise.all([scene.match(), scene.match()])
  await scene.pass()
  expect(await readStories()).toEqual([[landed, landing, landedToo].toSorted()])
})

test('Hindi and English headlines are proposed in either order, and never joined', async ({ scene }) => {
  await scene.addLink('Harvard sues Trump administration over Zelensky grant', { hoursAgo: 5 })
  await scene.match()
  const hindi = await scene.addLink('हार्वर्ड ने ट्रंप प्रशासन पर जेलेंस्की अनुदान को लेकर मुकदमा किया', { hoursAgo: 2 })
  await scene.addLink('பெங்களூரு: கெஜ்ரிவால், ஸ்டாலின் சந்திப்பு', { hoursAgo: 3 })
  await scene.match()
  const stranger = await scene.addLink('Kejriwal and Stalin meet in Bengaluru over Tamil fishermen', {
    hoursAgo: 1,
  })
  await scene.match()
  await scene.pass()
  const proposals = await db.selectFrom('storyProposals').selectAll().orderBy('createdAt').execute()
  expect(proposals.map(({ kind }) => kind)).toEqual(['other-script', 'other-script'])
  expect([proposals[0]?.firstUrl, proposals[0]?.secondUrl]).toContain(hindi.url)
  expect(proposals[0]?.reasons).toContainEqual({
    code: 'names-across-scripts',
    names: expect.arrayContaining([
      { stem: 'harvard', other: 'हार्वर्ड', per100000: expect.any(Number) },
      { stem: 'trump', other: 'ट्रंप', per100000: expect.any(Number) },
    ]),
  })
  expect(proposals[0]?.reasons).toContainEqual({ code: 'hours-apart', hours: 3 })
  expect([proposals[1]?.firstUrl, proposals[1]?.secondUrl]).toContain(stranger.url)
  expect(await readStories()).toEqual([])
})

test('names in an event more than a day earlier lead to no proposal across scripts', async ({ scene }) => {
  await scene.addLink('Harvard sues Trump administration over Zelensky grant', { hoursAgo: 28 })
  await scene.addLink('हार्वर्ड ने ट्रंप प्रशासन पर जेलेंस्की अनुदान को लेकर मुकदमा किया', { hoursAgo: 2 })
  await scene.match()
  expect(await db.selectFrom('storyProposals').selectAll().execute()).toEqual([])
})

test('a title in eight scripts is placed', async ({ scene }) => {
  await scene.addLink('Delhi दिल्ली দিল্লি டெல்லி ఢిల్లీ ದೆಹಲಿ دہلی દિલ્હી: 3 dead 🚨 \u200d\ufeff')
  await scene.pass()
  expect(await db.selectFrom('storyLinks').select('status').execute()).toEqual([{ status: 'placed' }])
})
