import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { adminDesk } from '../../../test/support/admin-desk.ts'
import { addCategory, setRows } from '../../../test/support/builders.ts'
import { insertMany } from '../../../test/support/insert-many.ts'
import { posted, signedInAdmin } from '../../../test/support/signed-in.ts'
import { selectedMax } from './row-selection.tsx'

// Selections of 1,200 records exceed both one statement and one request of the queue.

const { db, now, app, cookie } = await adminDesk({
  empty: ['entries', 'newsLinks', 'feeds', 'outlets', 'revisions'],
})
const other = await signedInAdmin(db, { now, name: 'Asha Devi' })
const { id: category } = await addCategory(db)
const count = 1_200

async function post(path: string, fields: Record<string, string>, lists: [string, string[]], as = cookie) {
  const form = new URLSearchParams(fields)
  for (const value of lists[1]) form.append(lists[0], value)
  return app.request(path, { ...posted({}, as), body: form.toString() })
}

async function idsOf(table: 'news_links' | 'feeds' | 'entries', where = sql<boolean>`true`) {
  const { rows } = await sql<{
    id: string
  }>`select id from ${sql.table(table)} where ${where} order by id`.execute(db)
  return rows.map(row => row.id)
}

async function addLinks() {
  await insertMany(
    db,
    sql`insert into news_links (url, canonical_url, title, source, category)
      select url, url, 'Headline ' || n, 'The Outlet', ${category}
      from (select n, 'https://outlet.example/' || n as url from generate_series(1, ${count}::integer) n) made`,
  )
  return idsOf('news_links')
}

const batches = async () =>
  (await db.selectFrom('revisions').select('batchId').distinct().where('undone', '=', false).execute()).map(
    row => row.batchId,
  )
const undo = (batch = '') => app.request('/admin/undo', posted({ batch }, cookie))

test('1,200 links are featured and deleted completely, each in one batch that one undo reverts', async () => {
  const ids = await addLinks()
  const featured = await post('/admin/news', { change: 'feature' }, ['id', ids])
  expect(await featured.text()).toContain('1,200 news articles have been updated successfully')
  expect(await idsOf('news_links', sql`featured`)).toEqual(ids)
  const [batch, ...others] = await batches()
  expect(others).toEqual([])
  await undo(batch)
  expect(await idsOf('news_links', sql`featured`)).toEqual([])
  await db.deleteFrom('revisions').execute()
  await post('/admin/news', { change: 'delete' }, ['id', ids.toReversed()])
  expect(await idsOf('news_links')).toEqual([])
  await undo((await batches())[0])
  expect(await idsOf('news_links')).toEqual(ids)
})

test('a record that is named twice is changed once', async () => {
  const [id = ''] = await addLinks()
  await post('/admin/news', { change: 'feature' }, ['id', [id, id.toUpperCase(), id]])
  const revisions = await db.selectFrom('revisions').select('recordId').execute()
  expect(revisions.map(revision => revision.recordId)).toEqual([id])
})

test('all of 1,200 feeds are paused', async () => {
  const outlet = { name: 'The Outlet', homeUrl: 'https://outlet.example/' }
  const { id } = await db.insertInto('outlets').values(outlet).returning('id').executeTakeFirstOrThrow()
  await insertMany(
    db,
    sql`insert into feeds (outlet_id, url, host, category)
      select ${id}, 'https://outlet.example/feed/' || n, 'outlet.example', ${category}
      from generate_series(1, ${count}::integer) n`,
  )
  const answer = await post('/admin/feeds', { change: 'pause' }, ['id', await idsOf('feeds')])
  expect(await answer.text()).toContain('1,200 feeds have been paused')
  expect(await idsOf('feeds', sql`state <> 'paused'`)).toEqual([])
  expect(await batches()).toHaveLength(1)
})

test.each(['/admin/news', '/admin/feeds'])(
  '%s refuses a selection above its limit with a sentence',
  async path => {
    const [id = ''] = await addLinks()
    const ids = Array.from({ length: selectedMax + 1 }, () => id)
    const refused = await post(path, { change: path === '/admin/news' ? 'feature' : 'pause' }, ['id', ids])
    expect(refused.status).toBe(400)
    expect(await refused.text()).toContain('Nothing was changed: at most 5,000')
    expect(await batches()).toEqual([])
  },
)

async function addEntries() {
  await insertMany(
    db,
    sql`insert into entries (identity, url, canonical_url, title, source, status, category, first_seen_at)
      select url, url, url, 'Headline ' || n, 'The Outlet', 'waiting', ${category}, ${now}
      from (select n, 'https://outlet.example/' || n as url from generate_series(1, ${count}::integer) n) made`,
  )
  return (await idsOf('entries')).map(id => `${id}:1`)
}

test.each(['publish', 'reject'])(
  '1,200 entries decided in three requests are one batch and one undo: %s',
  async change => {
    const entries = await addEntries()
    let batch = ''
    const selection = `the selection to ${change}`
    for (const start of [0, 500, 1_000]) {
      const piece = entries.slice(start, start + 500)
      const answer = await (await post('/admin/queue/decide', { change, selection }, ['entry', piece])).json()
      expect(answer.decided).toHaveLength(piece.length)
      batch = answer.batchId
    }
    expect(await batches()).toEqual([batch])
    expect(await idsOf('entries', sql`status = 'waiting'`)).toEqual([])
    const undone = await (await post('/admin/queue/decide', { change: 'undo', batch }, ['entry', []])).json()
    expect(undone.decided).toHaveLength(count)
    expect(await idsOf('entries', sql`status <> 'waiting'`)).toEqual([])
    expect(await idsOf('news_links')).toEqual([])
  },
)

test('the undo of a selection covers only its own decisions: not those of another selection, of another change, of another editor, of an undone click or of an old one', async () => {
  const entries = await addEntries()
  let at = 0
  const decide = async (selection: string, { as = cookie, change = 'reject' } = {}) => {
    const sent = post('/admin/queue/decide', { change, selection }, ['entry', entries.slice(at, ++at)], as)
    const { batchId }: { batchId: string } = await (await sent).json()
    return batchId
  }
  const first = await decide('one')
  expect(await decide('one')).toBe(first)
  const others = [
    await decide(''),
    await decide('another'),
    await decide('one', { change: 'feature' }),
    await decide('one', { as: other.cookie }),
    await decide(first),
  ]
  expect(new Set([first, ...others]).size).toBe(6)
  await undo(first)
  expect(await decide('one')).not.toBe(first)
  await setRows(db, 'revisions', { at: new Date(now.getTime() - 3_600_000) })
  expect(await decide('another')).not.toBe(others[1])
})
