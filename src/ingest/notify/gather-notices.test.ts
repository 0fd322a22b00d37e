import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { addStory } from '../../../test/support/add-story.ts'
import { addNewsLink, addWaitingEntry, setRow, setRows } from '../../../test/support/builders.ts'
import { bodiesOf, notifyScene, startReceiver } from '../../../test/support/notify-scene.ts'
import { addConnection } from '../../domain/connections/write-connection.ts'
import { addCorrection } from '../../domain/corrections/write-correction.ts'

const scene = await notifyScene()
const { db, by, category, origin, start, addHook, openHook, gather, notify, listLog, countOutbox } = scene

beforeEach(scene.emptyTables)

test('a published link becomes a signed notice with exactly these fields', async () => {
  const { received, secret } = await openHook()
  const link = await addNewsLink(db, { category, title: 'Rain', source: 'The Outlet' })
  expect(await notify()).toBe(1)
  const [{ headers, body } = { headers: {}, body: '' }] = received
  const [, seconds = '', given = ''] =
    /^t=(\d+),v1=([0-9a-f]{64})$/.exec(`${headers['chowk-signature']}`) ?? []
  expect(given).toBe(createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex'))
  expect(Number(seconds)).toBe(Math.floor(start / 1_000))
  const { delivery, ...payload } = JSON.parse(body)
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'chowk-event': 'published',
    'chowk-delivery': delivery,
  })
  expect(payload).toEqual({
    event: 'published',
    at: expect.any(String),
    site: origin,
    link: {
      id: link.id,
      url: link.url,
      title: 'Rain',
      source: 'The Outlet',
      description: link.description,
      language: link.language,
      publishedAt: expect.any(String),
      category: { slug: 'politics', name: 'Politics', url: `${origin}/category/politics` },
    },
  })
  expect(await listLog()).toMatchObject([
    { state: 'delivered', status: 200, answer: 'thanks', attempts: 1, failure: null },
  ])
})

test('without an active connection nothing is written', async () => {
  await addNewsLink(db, { category })
  expect(await countOutbox()).toBe(0)
  const { id } = await addHook('https://receiver.example/')
  await sql`update connections set state = 'paused' where id = ${id}`.execute(db)
  await addNewsLink(db, { category, url: 'https://outlet.example/2' })
  expect(await countOutbox()).toBe(0)
})

test('waiting entries and samples cause no notice', async () => {
  await addHook('https://receiver.example/')
  await addWaitingEntry(db, { category })
  await addNewsLink(db, { category, isSample: true })
  expect(await countOutbox()).toBe(0)
})

test('a change that is rolled back leaves no notice', async () => {
  await addHook('https://receiver.example/')
  const undone = db.transaction().execute(async tx => {
    await addNewsLink(tx, { category })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await countOutbox()).toBe(0)
})

test('notices of changed, corrected and removed links arrive in order, at the connections that chose them', async () => {
  const [all, corrections] = [await startReceiver(), await startReceiver()]
  await addHook(all.url)
  await addHook(corrections.url, ['corrected'])
  const link = await addNewsLink(db, { category, title: 'Rain' })
  await notify()
  await setRows(db, 'newsLinks', { title: 'Heavy rain' })
  await setRows(db, 'newsLinks', { featured: true })
  const of = { kind: 'link', id: link.id } as const
  await addCorrection(db, { of, input: { text: 'It was snow.' }, by, now: new Date(start) })
  await notify()
  await db.deleteFrom('newsLinks').where('id', '=', link.id).execute()
  await notify()
  expect(bodiesOf(all.received).map(({ event }) => event)).toEqual(
    'published changed corrected taken-down'.split(' '),
  )
  const [, changed, corrected, gone] = bodiesOf(all.received)
  expect(changed.link.title).toBe('Heavy rain')
  expect(corrected.correction).toMatchObject({
    text: 'It was snow.',
    linkId: link.id,
    headline: 'Heavy rain',
  })
  expect(gone.link).toEqual({ id: link.id, url: link.url, title: 'Heavy rain', source: link.source })
  expect(bodiesOf(corrections.received).map(({ event }) => event)).toEqual(['corrected'])
})

test('a link removed before its notice was sent is not published to anybody', async () => {
  const receiver = await openHook()
  const link = await addNewsLink(db, { category, title: 'A mistake' })
  await db.deleteFrom('newsLinks').where('id', '=', link.id).execute()
  await notify()
  expect(bodiesOf(receiver.received).map(({ event }) => event)).toEqual(['taken-down'])
})

test('a story’s notices cover its publication with the second outlet, its merge and its removal', async () => {
  const receiver = await startReceiver()
  const links = []
  for (let n = 0; n < 4; n++)
    links.push(
      await addNewsLink(db, { category, url: `https://outlet-${n}.example/${n}`, title: `Flood ${n}` }),
    )
  await addHook(receiver.url)
  const [one, two] = [
    await addStory(db, { links: links.slice(0, 2), slug: 'flood' }),
    await addStory(db, { links: links.slice(2), slug: 'water' }),
  ]
  await sql`update stories set has_been_public = true`.execute(db)
  await setRow(db, 'stories', two.id, { mergedInto: one.id })
  await notify()
  await setRow(db, 'stories', one.id, { isHidden: true })
  await notify()
  const told = bodiesOf(receiver.received).map(({ event, story }) => [event, story.url, story.into?.url])
  expect(told).toEqual([
    ['published', `${origin}/story/flood`, undefined],
    ['merged', `${origin}/story/water`, `${origin}/story/flood`],
    ['taken-down', `${origin}/story/flood`, undefined],
  ])
})

test('an import of many links is one notice per category and statement, with their count', async () => {
  const receiver = await openHook()
  await sql`
    insert into news_links (title, url, canonical_url, source, category)
    select 'Link', 'https://outlet.example/' || n, 'https://outlet.example/' || n, 'The Outlet', ${category}
    from generate_series(1, 600) n`.execute(db)
  expect(await countOutbox()).toBe(1)
  await notify()
  expect(bodiesOf(receiver.received)).toMatchObject([
    { event: 'published', many: { record: 'link', count: 600, category: 'politics' } },
  ])
})

test('the hub is notified of changed feeds, once for many changes and in every edition', async () => {
  const hub = await startReceiver((_, response) => response.writeHead(204).end())
  const hi = { siteName: 'चौक', tagline: '', siteDescription: '' }
  await setRows(db, 'settings', { editions: JSON.stringify({ hi }) })
  await addConnection(db, { input: { kind: 'websub', url: hub.url }, by })
  await addNewsLink(db, { category })
  expect(await notify()).toBe(0)
  await addNewsLink(db, { category, url: 'https://outlet.example/2' })
  expect(await notify(0.5)).toBe(0)
  expect(await notify(1.1)).toBe(1)
  const [{ headers, body } = { headers: {}, body: '' }] = hub.received
  expect(headers['content-type']).toBe('application/x-www-form-urlencoded')
  const fields = new URLSearchParams(body)
  expect(fields.get('hub.mode')).toBe('publish')
  expect(fields.getAll('hub.url').toSorted()).toEqual(
    ['', '/hi']
      .flatMap(edition => ['', '/category/politics'].map(path => `${origin}${edition}${path}`))
      .flatMap(base => [`${base}/feed.json`, `${base}/feed.xml`])
      .toSorted(),
  )
  await setRows(db, 'settings', { editions: '{}' })
})

test('IndexNow is notified of our own pages, with the key published at /indexnow.txt', async () => {
  const engine = await startReceiver()
  const added = await addConnection(db, { input: { kind: 'indexnow' }, by })
  await sql`update connections set url = ${engine.url}`.execute(db)
  const links = []
  for (let n = 0; n < 2; n++)
    links.push(await addNewsLink(db, { category, url: `https://outlet-${n}.example/${n}` }))
  await addStory(db, { links, slug: 'flood' })
  await sql`update stories set has_been_public = true`.execute(db)
  await notify()
  expect(await notify(5.1)).toBe(1)
  expect(bodiesOf(engine.received)).toEqual([
    {
      host: 'chowk.example',
      key: added.ok ? added.secret : '',
      keyLocation: `${origin}/indexnow.txt`,
      urlList: [`${origin}/category/politics`, `${origin}/stories`, `${origin}/story/flood`],
    },
  ])
})

test('a burst of more addresses than fit one request omits none and repeats none', async () => {
  const hub = await startReceiver()
  await addConnection(db, { input: { kind: 'websub', url: hub.url }, by })
  const addStories = (from: number, to: number) =>
    sql`insert into notices_outbox (event, record, record_id, facts)
      select 'taken-down', 'story', gen_random_uuid(), jsonb_build_object('slug', 'story-' || n)
      from generate_series(${from}::integer, ${to}::integer) n`.execute(db)
  await addStories(1, 150)
  await gather()
  await addStories(101, 199)
  await addNewsLink(db, { category })
  await gather()
  await notify(2)
  const told = hub.received.map(({ body }) => new URLSearchParams(body).getAll('hub.url'))
  expect(told.map(({ length }) => length)).toEqual([200, 200, 4])
  expect(new Set(told.flat()).size).toBe(404)
  expect(told.flat()).toContain(`${origin}/feed.xml`)
})
