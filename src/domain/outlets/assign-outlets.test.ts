import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import {
  addCategory,
  addNewsLink,
  addScheduledEntry,
  addWaitingEntry,
  getRow,
  setRow,
} from '../../../test/support/builders.ts'
import { explainQueries } from '../../../test/support/explain-queries.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { untilBlocked } from '../../../test/support/until-blocked.ts'
import { readScheduledLink } from '../schedule/schedule-link.ts'
import { assignOutlets } from './assign-outlets.ts'

const { db, url } = await freshDatabase()
const { id: category } = await addCategory(db)
const { signal } = new AbortController()

beforeEach(async () => {
  await db.deleteFrom('newsLinks').execute()
  await db.deleteFrom('entries').execute()
  await db.deleteFrom('outlets').execute()
  await db.deleteFrom('changedOutlets').execute()
})

const addOutlet = (hosts: string[], homeUrl = `https://${hosts[0] ?? 'nowhere.example'}/`) =>
  db
    .insertInto('outlets')
    .values({ name: `Of ${homeUrl}`, homeUrl, hosts })
    .returning('id')
    .executeTakeFirstOrThrow()
const outletOf = async (table: 'newsLinks' | 'entries', id: string) =>
  (await db.selectFrom(table).select('outletId').where('id', '=', id).executeTakeFirstOrThrow()).outletId

test('an outlet gets the links and the waiting entries that were there before it', async () => {
  const link = await addNewsLink(db, { category, url: 'https://www.daily.example/a' })
  const waiting = await addWaitingEntry(db, { url: 'https://m.daily.example/b' })
  const rejected = await addWaitingEntry(db, { url: 'https://daily.example/c', status: 'rejected' })
  const other = await addNewsLink(db, { category, url: 'https://other.example/a' })
  const { id } = await addOutlet(['daily.example'])
  expect(await assignOutlets(db, signal)).toBe(2)
  expect(await outletOf('newsLinks', link.id)).toBe(id)
  expect(await outletOf('entries', waiting.id)).toBe(id)
  expect(await outletOf('entries', rejected.id)).toBeNull()
  expect(await outletOf('newsLinks', other.id)).toBeNull()
})

test('a new host of an outlet, or another home page, brings their links', async () => {
  const [host, home] = [
    await addNewsLink(db, { category, url: 'https://sports.example/a' }),
    await addNewsLink(db, { category, url: 'https://shared.example/hindi/a' }),
  ]
  const { id } = await addOutlet(['daily.example'])
  await assignOutlets(db, signal)
  await setRow(db, 'outlets', id, { hosts: ['daily.example', 'sports.example'] })
  await assignOutlets(db, signal)
  expect(await outletOf('newsLinks', host.id)).toBe(id)
  await setRow(db, 'outlets', id, { homeUrl: 'https://shared.example/hindi' })
  await assignOutlets(db, signal)
  expect(await outletOf('newsLinks', home.id)).toBe(id)
})

test('a link of another outlet, also of a deleted one, stays with it', async () => {
  const { id } = await addOutlet(['first.example'])
  const link = await addNewsLink(db, { category, url: 'https://daily.example/a', outletId: id })
  await db.deleteFrom('outlets').execute()
  await addOutlet(['daily.example'])
  expect(await assignOutlets(db, signal)).toBe(0)
  expect(await outletOf('newsLinks', link.id)).toBe(id)
})

test('a link that a slow transaction adds after the first pass comes with the second', async () => {
  const { id } = await addOutlet(['daily.example'])
  await assignOutlets(db, signal)
  const late = await addNewsLink(db, { category, url: 'https://daily.example/late' })
  await db.updateTable('changedOutlets').set({ changedAt: sql`now() - interval '61 seconds'` }).execute()
  expect(await assignOutlets(db, signal)).toBe(1)
  expect(await outletOf('newsLinks', late.id)).toBe(id)
  const unseen = await addNewsLink(db, { category, url: 'https://daily.example/unseen' })
  expect(await assignOutlets(db, signal)).toBe(0)
  expect(await outletOf('newsLinks', unseen.id)).toBeNull()
})

test('links below a host, on other ports and of other spellings come too, those of similar hosts do not', async () => {
  const at = (host: string) => addNewsLink(db, { category, url: `${host}/${host.length}` })
  const hosts = [
    'https://daily.example',
    'http://www.daily.example:8080',
    'https://a.b.daily.example',
    'https://m.daily.example',
  ]
  const own = await Promise.all(hosts.map(at))
  const others = [
    'https://x-daily.example',
    'https://mydaily.example',
    'https://daily.example.net',
    'https://daily.examples',
  ]
  const foreign = await Promise.all(others.map(at))
  const { id } = await addOutlet(['daily.example'])
  expect(await assignOutlets(db, signal)).toBe(own.length)
  for (const link of own) expect(await outletOf('newsLinks', link.id)).toBe(id)
  for (const link of foreign) expect(await outletOf('newsLinks', link.id)).toBeNull()
})

test('a home page with www, and one on another port, bring their links', async () => {
  const link = await addNewsLink(db, { category, url: 'https://www.shared.example/hindi/a' })
  const onPort = await addNewsLink(db, { category, url: 'https://www.daily.example:8443/a' })
  const [hindi, daily] = [
    await addOutlet([], 'https://www.shared.example/hindi'),
    await addOutlet([], 'https://daily.example:8443/'),
  ]
  expect(await assignOutlets(db, signal)).toBe(2)
  expect(await outletOf('newsLinks', link.id)).toBe(hindi.id)
  expect(await outletOf('newsLinks', onPort.id)).toBe(daily.id)
})

test('a host that moves to another outlet brings the links that neither has, and a deleted outlet none', async () => {
  const first = await addOutlet(['daily.example'])
  const second = await addOutlet(['other.example'])
  await setRow(db, 'outlets', first.id, { hosts: [] })
  await setRow(db, 'outlets', second.id, { hosts: ['other.example', 'daily.example'] })
  await addOutlet(['gone.example'])
  await db.deleteFrom('outlets').where('homeUrl', '=', 'https://gone.example/').execute()
  const link = await addNewsLink(db, { category, url: 'https://daily.example/a' })
  const gone = await addNewsLink(db, { category, url: 'https://gone.example/a' })
  expect(await assignOutlets(db, signal)).toBe(1)
  expect(await outletOf('newsLinks', link.id)).toBe(second.id)
  expect(await outletOf('newsLinks', gone.id)).toBeNull()
})

test('a change of one outlet reads only the links at its hosts', async () => {
  await addLinks('other.example', 2_100)
  await addOutlet(['daily.example'])
  const plans = await explainQueries(url, explained => assignOutlets(explained, signal))
  expect(plans).toHaveLength(1)
  expect(plans.flat().map(({ index }) => index)).toEqual(['news_links_without_outlet'])
})

test('links and open entries of a renamed outlet get its new name, unless an editor typed another, also when it is named back', async () => {
  const { id: outletId } = await addOutlet(['daily.example'])
  await setRow(db, 'outlets', outletId, { name: 'Daily' })
  const own = { outletId, source: 'Daily' }
  const links = [
    await addNewsLink(db, { category, ...own }),
    await addNewsLink(db, { category, ...own, source: 'Daily (print)' }),
    await addNewsLink(db, { category, source: 'Daily' }),
  ]
  for (const status of ['waiting', 'duplicate', 'rejected'] as const)
    await addWaitingEntry(db, { ...own, status })
  const scheduled = await addScheduledEntry(db, { ...own, category })
  // Its editor typed another name for the link than the feed has.
  await addScheduledEntry(db, { ...own, category, source: 'Daily feed' })
  await setRow(db, 'entries', (await addScheduledEntry(db, { ...own, category })).id, {
    source: 'Daily feed',
    scheduledLink: scheduled.scheduledLink,
  })
  const sources = async () => {
    const entries = await db.selectFrom('entries').selectAll().orderBy('id').execute()
    const rows = await db.selectFrom('newsLinks').select(['id', 'source']).execute()
    const sourceOf = new Map(rows.map(({ id, source }) => [id, source]))
    return [
      ...links.map(({ id }) => sourceOf.get(id)),
      ...entries.map(({ status, source, scheduledLink }) =>
        [`${status} ${source}`, readScheduledLink(scheduledLink)?.input.source ?? []].flat().join(', '),
      ),
    ]
  }
  const before = await sources()
  await setRow(db, 'outlets', outletId, { name: 'The Day' })
  await setRow(db, 'outlets', outletId, { name: 'The Daily' })
  expect(await assignOutlets(db, signal)).toBe(5)
  const named = [
    'The Daily',
    'Daily (print)',
    'Daily',
    'waiting The Daily',
    'duplicate The Daily',
    'rejected Daily',
    'scheduled The Daily, The Daily',
    'scheduled Daily feed, Daily feed',
    'scheduled Daily feed, The Daily',
  ]
  expect(await sources()).toEqual(named)
  await setRow(db, 'outlets', outletId, { name: 'Daily' })
  expect(await assignOutlets(db, signal)).toBe(5)
  expect(await sources()).toEqual(before)
})

test('a name that an editor types while the worker renames stays', async () => {
  const { id: outletId } = await addOutlet(['daily.example'])
  await setRow(db, 'outlets', outletId, { name: 'Daily' })
  const link = await addNewsLink(db, { category, outletId, source: 'Daily' })
  await setRow(db, 'outlets', outletId, { name: 'The Daily' })
  const { assigning } = await db.transaction().execute(async tx => {
    await setRow(tx, 'newsLinks', link.id, { source: 'Daily (print)' })
    const assigning = assignOutlets(db, signal)
    await untilBlocked(tx)
    return { assigning }
  })
  expect(await assigning).toBe(0)
  expect(await getRow(db, 'newsLinks', link.id)).toMatchObject({ source: 'Daily (print)' })
})

test('more links than one slice', async () => {
  await addLinks('daily.example', 2_100)
  await addOutlet(['daily.example'])
  expect(await assignOutlets(db, signal)).toBe(2_100)
  await db.updateTable('newsLinks').set({ source: 'Of https://daily.example/' }).execute()
  await db.updateTable('outlets').set({ name: 'The Daily' }).execute()
  expect(await assignOutlets(db, signal)).toBe(2_100)
})

async function addLinks(host: string, count: number): Promise<void> {
  await sql`
    insert into news_links (title, url, canonical_url, source, category)
    select 'Headline', 'https://' || ${host}::text || '/' || n, 'https://' || ${host}::text || '/' || n, 'Daily', ${category}::uuid
    from generate_series(1, ${count}::integer) n`.execute(db)
}
