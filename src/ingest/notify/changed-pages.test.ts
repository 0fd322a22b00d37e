import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { addStory } from '../../../test/support/add-story.ts'
import { addNewsLink, setRows } from '../../../test/support/builders.ts'
import { bodiesOf, notifyScene, startReceiver } from '../../../test/support/notify-scene.ts'
import { addConnection } from '../../domain/connections/write-connection.ts'

const scene = await notifyScene()
const { db, by, category, origin, gather, notify } = scene

beforeEach(scene.emptyTables)

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
