import { sql } from 'kysely'
import { inEdition } from '../../address/site-path.ts'
import type { Db } from '../../database/connect.ts'
import { tryLock } from '../../database/locks.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { ConnectionKind } from '../../domain/connections/connection.ts'
import { listEditions, type StoredEditions, selectEditionsOn } from '../../domain/editions/edition.ts'
import type { Edition } from '../../text/language.ts'
import { type Notice, type WrittenNotice, writePayloads } from './write-payloads.ts'

// Turns the outbox into deliveries for each connection, in one transaction: a notice is never in both or in neither.

/** Keeps the transaction within milliseconds. */
const noticesMax = 200

// Hubs and search engines receive many changes in one request: storing one outlet's feed must not cause a hundred.
const gatherSeconds = { websub: 60, indexnow: 300 }
const addressesMax = { websub: 200, indexnow: 1_000 }

type Target = { id: string; kind: ConnectionKind; events: string[] }

/** Returns how many notices it took. With several workers, only one gathers at a time, so notices keep their order. */
export async function gatherNotices(db: Db, { origin, now }: { origin: string; now: Date }): Promise<number> {
  return inTransaction(db, async tx => {
    if (!(await tryLock(tx, 'notices'))) return 0
    const notices = await takeNotices(tx)
    if (notices.length === 0) return 0
    const { rows: targets } = await sql<Target>`
      select id, kind, events from connections where state = 'active' order by id`.execute(tx)
    const hooks = targets.filter(({ kind }) => kind === 'webhook')
    if (hooks.length > 0) await addDeliveries(tx, hooks, await writePayloads(tx, { notices, origin }))
    await addAddresses(tx, targets, { notices, origin, now })
    return notices.length
  })
}

async function takeNotices(tx: Db): Promise<Notice[]> {
  const { rows } = await sql<Notice>`
    with taken as (
      delete from notices_outbox where id = any(array(
        select id from notices_outbox order by id limit ${noticesMax} for update skip locked))
      returning *)
    select taken.id::text, event, record, record_id, categories.slug, count, facts, at
    from taken left join categories on categories.id = taken.category order by taken.id`.execute(tx)
  return rows
}

async function addDeliveries(tx: Db, hooks: Target[], written: WrittenNotice[]): Promise<void> {
  const rows = written.flatMap(({ event, payload }) =>
    hooks.filter(({ events }) => events.includes(event)).map(({ id }) => ({ id, event, payload })),
  )
  if (rows.length === 0) return
  await sql`
    insert into deliveries (connection_id, event, payload)
    select (row ->> 'id')::uuid, row ->> 'event', row -> 'payload'
    from json_array_elements(${JSON.stringify(rows)}::json) with ordinality list (row, position) order by position`.execute(
    tx,
  )
}

async function addAddresses(
  tx: Db,
  targets: Target[],
  { notices, origin, now }: { notices: Notice[]; origin: string; now: Date },
): Promise<void> {
  if (targets.every(({ kind }) => kind === 'webhook')) return
  const site = { origin, ...(await readSite(tx, notices)) }
  for (const { id, kind } of targets) {
    if (kind === 'webhook') continue
    const list = kind === 'websub' ? listChangedFeeds : listChangedPages
    const urls = list(notices, site)
    if (urls.length > 0) await addToDeliveries(tx, { id, kind, urls, now })
  }
}

/** Adds the addresses to the last delivery that is still unsent, and those that do not fit to new deliveries. */
async function addToDeliveries(
  tx: Db,
  { id, kind, urls, now }: { id: string; kind: 'websub' | 'indexnow'; urls: string[]; now: Date },
): Promise<void> {
  const { rows } = await sql<{ id: string; urls: string[] }>`
    select id::text, payload -> 'urls' as urls from deliveries
    where connection_id = ${id} and state = 'waiting' and attempts = 0 order by id for update`.execute(tx)
  const known = new Set(rows.flatMap(waiting => waiting.urls))
  const fresh = urls.filter(url => !known.has(url))
  const most = addressesMax[kind]
  const last = rows.at(-1)
  const taken = last ? fresh.splice(0, Math.max(0, most - last.urls.length)) : []
  if (last && taken.length > 0) {
    const payload = JSON.stringify({ urls: [...last.urls, ...taken] })
    await sql`update deliveries set payload = ${payload} where id = ${last.id}`.execute(tx)
  }
  const notBefore = new Date(now.getTime() + gatherSeconds[kind] * 1_000)
  for (let at = 0; at < fresh.length; at += most)
    await sql`
      insert into deliveries (connection_id, event, payload, not_before)
      values (${id}, 'addresses', ${JSON.stringify({ urls: fresh.slice(at, at + most) })}, ${notBefore})`.execute(
      tx,
    )
}

async function readSite(tx: Db, notices: Notice[]) {
  const { rows } = await sql<{ editions: StoredEditions }>`select editions from settings`.execute(tx)
  const ids = notices.flatMap(({ record, recordId }) => (record === 'story' && recordId ? [recordId] : []))
  const stories = await sql<{ id: string; slug: string }>`
    select id, slug from stories where has_been_public and id = any(${ids}::uuid[])`.execute(tx)
  return {
    editions: [null, ...listEditions(selectEditionsOn(rows[0]?.editions ?? {}))],
    slugOfStory: new Map(stories.rows.map(({ id, slug }) => [id, slug])),
  }
}

// Our addresses whose content a notice changes. Hubs and search engines fetch them themselves.

type Site = { origin: string; editions: (Edition | null)[]; slugOfStory: ReadonlyMap<string, string> }

/** Feeds of the site, its categories, stories and corrections. */
function listChangedFeeds(notices: Notice[], site: Site): string[] {
  return listAddresses(notices, site, notice => {
    if (notice.record === 'correction') return ['/corrections/feed.xml']
    return pathsOf(notice, site).flatMap(path => {
      const base = path === '/' ? '' : path
      return [`${base}/feed.xml`, `${base}/feed.json`]
    })
  })
}

/** Our own pages of stories and categories; the articles themselves are on the outlets' sites. */
function listChangedPages(notices: Notice[], site: Site): string[] {
  return listAddresses(notices, site, notice => pathsOf(notice, site).filter(path => path !== '/'))
}

function pathsOf({ record, slug, recordId, facts }: Notice, { slugOfStory }: Site): string[] {
  if (record === 'link') return slug ? ['/', `/category/${slug}`] : ['/']
  const story = facts?.slug ?? slugOfStory.get(recordId ?? '')
  return record === 'story' ? ['/stories', ...(story ? [`/story/${story}`] : [])] : []
}

function listAddresses(
  notices: Notice[],
  { origin, editions }: Site,
  pathsFor: (notice: Notice) => string[],
): string[] {
  const paths = [...new Set(notices.flatMap(pathsFor))]
  return paths.flatMap(path => editions.map(edition => origin + inEdition(edition, path)))
}
