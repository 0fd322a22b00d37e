import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { foldedPattern } from '../../database/contains-words.ts'
import { slicePage } from '../../database/slice-page.ts'
import { isUuid } from '../fields/record-id.ts'
import type { Lean } from './lean.ts'
import { homeOf, outletHost } from './outlet.ts'

export type ListedOutlet = Awaited<ReturnType<typeof listOutlets>>['outlets'][number]

export type OutletKey = { name: string; id: string }

export type OutletFilter = {
  /** The name or a host must contain it, compared after folding. '' matches all. */
  needle: string
  lean: Lean | null
  /** Compared by `owner_key`; '' matches all. */
  owner: string
  withoutOwner: boolean
}

export type EditedOutlet = NonNullable<Awaited<ReturnType<typeof findEditedOutlet>>>

/** One page of outlets by name, below `after`. */
export async function listOutlets(
  db: Db,
  { filter, after, limit }: { filter: OutletFilter; after: OutletKey | null; limit: number },
) {
  const pattern = foldedPattern(filter.needle)
  let query = db
    .selectFrom('outlets')
    .select(['id', 'name', 'homeUrl', 'hosts', 'language', 'region', 'lean', 'owner'])
    .select(
      sql<number>`(select count(*) from feeds where feeds.outlet_id = outlets.id)::integer`.as('feedCount'),
    )
    .select(
      sql<number>`(select count(*) from feeds where feeds.outlet_id = outlets.id
        and feeds.state <> 'paused' and feeds.failure is not null)::integer`.as('failingCount'),
    )
    .orderBy('name')
    .orderBy('id')
  if (filter.needle)
    query = query.where(
      sql<boolean>`(search_fold(name) like ${pattern} or array_to_string(hosts, ' ') like ${pattern})`,
    )
  if (filter.lean) query = query.where('lean', '=', filter.lean)
  if (filter.owner)
    query = query
      .where(sql<boolean>`owner_key = fold_owner(search_fold(${filter.owner}))`)
      .where('owner', '<>', '')
  if (filter.withoutOwner) query = query.where('owner', '=', '')
  if (after) query = query.where(sql<boolean>`(name, id) > (${after.name}, ${after.id}::uuid)`)
  const found = await query.limit(limit + 1).execute()
  const { rows: outlets, next } = slicePage(found, { limit, keyOf: ({ name, id }) => ({ name, id }) })
  return { outlets, next }
}

/** Owners by name, each once, in the spelling that most outlets have. */
export async function listOwners(db: Db, limit: number): Promise<string[]> {
  const { rows } = await sql<{ owner: string }>`
    select mode() within group (order by owner) as owner from outlets where owner <> ''
    group by owner_key order by owner_key limit ${limit}`.execute(db)
  return rows.map(row => row.owner)
}

/** `leanRatedOn` and `ownerAsOf` are days, YYYY-MM-DD. */
export async function findEditedOutlet(db: Db, id: string) {
  if (!isUuid(id)) return null
  const outlet = await db
    .selectFrom('outlets')
    .select(['id', 'version', 'name', 'homeUrl', 'hosts', 'iconUrl', 'language', 'region'])
    .select(['lean', 'leanSource', 'leanNote', 'owner'])
    .select(eb => eb.fn.coalesce('ownerSource', sql<string>`''`).as('ownerSource'))
    .select(sql<string | null>`owner_as_of::text`.as('ownerAsOf'))
    .select(sql<string | null>`lean_rated_on::text`.as('leanRatedOn'))
    .where('id', '=', id)
    .executeTakeFirst()
  return outlet ?? null
}

export async function listOutletNames(db: Db, limit: number): Promise<string[]> {
  const rows = await db.selectFrom('outlets').select('name').orderBy('name').limit(limit).execute()
  return rows.map(row => row.name)
}

/** The outlet with this host, which must be in the form that `outletHost` returns. */
export async function findOutletOfHost(db: Db, host: string): Promise<{ id: string; name: string } | null> {
  const outlet = await db
    .selectFrom('outletHosts')
    .innerJoin('outlets', 'outlets.id', 'outletHosts.outletId')
    .select(['outlets.id', 'outlets.name'])
    .where('outletHosts.host', '=', host)
    .executeTakeFirst()
  return outlet ?? null
}

/** The outlet that has the host of a feed, otherwise the one whose home page is on that host. */
export async function findOutletOfFeed(
  db: Db,
  feedUrl: string,
): Promise<{ id: string; name: string } | null> {
  const owner = await findOutletOfHost(db, outletHost(feedUrl))
  if (owner) return owner
  const columns = ['id', 'name'] as const
  const home = await db
    .selectFrom('outlets')
    .select(columns)
    .where('homeUrl', '=', homeOf(feedUrl))
    .executeTakeFirst()
  return home ?? null
}

// A higher exact count would not change the decision.
const countMax = 10_000

type OutletCounts = { newsLinks: number; waiting: number; rules: number }

/** The records that refer to an outlet, for the question before its deletion; news links are counted to 10,000. */
export async function countOfOutlet(db: Db, id: string): Promise<OutletCounts> {
  const { rows } = await sql<OutletCounts>`select
    (select count(*) from (
      select from news_links where outlet_id = ${id} limit ${countMax}) counted)::integer as news_links,
    (select count(*) from (
      select from entries where outlet_id = ${id} and status = 'waiting' limit ${countMax}) counted)::integer as waiting,
    (select count(*) from rules where outlet_id = ${id})::integer as rules
  `.execute(db)
  return rows[0] ?? { newsLinks: 0, waiting: 0, rules: 0 }
}

export async function listOutletsByName(db: Db): Promise<{ id: string; name: string; homeUrl: string }[]> {
  return db.selectFrom('outlets').select(['id', 'name', 'homeUrl']).orderBy('name').orderBy('id').execute()
}

type UsualCategory = { category: string; count: number; of: number }

/** How many of an outlet's latest links are counted. */
const lastLinks = 50

/** The category of most of an outlet's latest links; null for an outlet without links. */
export async function findUsualCategory(db: Db, outletId: string): Promise<UsualCategory | null> {
  const { rows } = await sql<UsualCategory>`
    select category, count(*)::int as count, sum(count(*)) over ()::int as of
    from (select category from news_links where outlet_id = ${outletId} order by created_at desc limit ${lastLinks}) last
    group by category order by count(*) desc, category limit 1`.execute(db)
  return rows[0] ?? null
}

/** The category that all feeds of an outlet use; null if they use several or the outlet has no feed. */
export async function findFeedCategory(db: Db, outletId: string): Promise<string | null> {
  const categories = await db
    .selectFrom('feeds')
    .select('category')
    .distinct()
    .where('outletId', '=', outletId)
    .limit(2)
    .execute()
  return categories.length === 1 ? (categories[0]?.category ?? null) : null
}
