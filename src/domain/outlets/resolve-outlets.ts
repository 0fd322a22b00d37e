import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { insertRows } from '../../database/insert-rows.ts'
import { oneLine } from '../../text/one-line.ts'
import { recordChange } from '../revisions/record-change.ts'
import type { Batch } from '../revisions/revision.ts'
import { withNewIds } from '../revisions/write-record.ts'
import { claimedHost, homeOf, type Outlet, outletHost } from './outlet.ts'
import { hostName } from './outlet-names.ts'

export type OutletHint = {
  feedUrl: string
  /** An address on the outlet's own site, if known: feed services carry many outlets on one host. */
  siteUrl?: string
  /** A name from an editor or a list; it means the outlet of that name, whatever its address. */
  name?: string
  /** A guess, for a new outlet without a `name`. */
  guessedName?: string
  language?: string | null
}

type NewOutlet = Outlet & { hosts: string[]; language: string | null }
type Known = { byName: Map<string, string>; byHost: Map<string, string>; byHome: Map<string, string> }

/**
 * The hints, in order, each with the id of its outlet: the one with its name, or without a name the one with its host or home page,
 * else a new one, named by its host if nothing else is known. Call it inside a transaction, under the lock of outlet hosts.
 */
export async function resolveOutlets<Hint extends OutletHint>(
  tx: Db,
  hints: Hint[],
  write: Batch,
): Promise<(Hint & { outletId: string })[]> {
  const known = await listKnown(tx, hints)
  const added: NewOutlet[] = []
  const identified = await withNewIds(
    tx,
    hints.map(hint => ({ hint })),
  )
  const resolved = identified.map(({ id, hint }) => {
    const outletId = findKnown(known, hint)
    if (outletId) return { ...hint, outletId }
    const outlet = toNewOutlet(hint, { id, known })
    added.push(outlet)
    addToKnown(known, outlet)
    return { ...hint, outletId: id }
  })
  await insertOutlets(tx, added, write)
  return resolved
}

function nameOf({ name }: OutletHint): string {
  return oneLine(name ?? '')
}

/** Several outlets may share one site if they have names: bbc.com/tamil and bbc.com/hindi. */
function homeUrlOf(hint: OutletHint): string {
  return nameOf(hint) && hint.siteUrl ? hint.siteUrl : homeOf(hint.siteUrl ?? hint.feedUrl)
}

async function listKnown(tx: Db, hints: OutletHint[]): Promise<Known> {
  const homes = hints.map(homeUrlOf)
  const outlets = await tx
    .selectFrom('outlets')
    .select(['id', 'name', 'homeUrl'])
    .where(eb =>
      eb.or([
        eb('name', '=', sql<string>`any(${hints.map(nameOf)})`),
        eb('homeUrl', '=', sql<string>`any(${homes})`),
      ]),
    )
    .orderBy('createdAt', 'desc')
    .execute()
  const hosts = await tx
    .selectFrom('outletHosts')
    .select(['host', 'outletId'])
    .where('host', '=', sql<string>`any(${homes.map(outletHost)})`)
    .execute()
  return {
    byName: new Map(outlets.map(({ id, name }) => [name, id])),
    byHost: new Map(hosts.map(({ host, outletId }) => [host, outletId])),
    byHome: new Map(outlets.map(({ id, homeUrl }) => [homeUrl, id])),
  }
}

function findKnown(known: Known, hint: OutletHint): string | undefined {
  const name = nameOf(hint)
  if (name) return known.byName.get(name)
  const homeUrl = homeUrlOf(hint)
  return known.byHost.get(claimedHost(homeUrl) ?? '') ?? known.byHome.get(homeUrl)
}

function toNewOutlet(hint: OutletHint, { id, known }: { id: string; known: Known }): NewOutlet {
  const wanted = homeUrlOf(hint)
  // The hint names another outlet than the one with this home page, so the feed's address becomes the home page.
  const homeUrl = known.byHome.has(wanted) ? hint.feedUrl : wanted
  const host = claimedHost(homeUrl)
  return {
    id,
    homeUrl,
    hosts: host === null || known.byHost.has(host) ? [] : [host],
    name: nameOf(hint) || hint.guessedName?.trim() || hostName(homeUrl),
    language: hint.language ?? null,
  }
}

function addToKnown(known: Known, { id, name, homeUrl, hosts }: NewOutlet): void {
  known.byName.set(name, id)
  known.byHome.set(homeUrl, id)
  for (const host of hosts) known.byHost.set(host, id)
}

async function insertOutlets(tx: Db, outlets: NewOutlet[], write: Batch): Promise<void> {
  if (outlets.length === 0) return
  const ids = outlets.map(outlet => outlet.id)
  const rows = outlets.map(outlet => ({ ...outlet, createdAt: write.now, updatedAt: write.now }))
  await recordChange(tx, { table: 'outlets', ids, action: 'add', ...write }, () =>
    insertRows('outlets', rows).execute(tx),
  )
}

/** An existing outlet with the name of one that would be created. */
export type Namesake = Outlet & { hasHosts: boolean }

/** The hints for which `resolveOutlets` would create a second outlet of the same name in any case, with the first. */
export async function findNamesakes<Hint extends OutletHint>(
  db: Db,
  hints: Hint[],
): Promise<{ hint: Hint; namesake: Namesake }[]> {
  const known = await listKnown(db, hints)
  const unknown = hints.filter(hint => !findKnown(known, hint))
  const { rows } = await sql<Namesake & { wanted: string }>`
    select distinct on (wanted) wanted, outlets.id, name, home_url, hosts <> '{}' as has_hosts
    from unnest(${[...new Set(unknown.map(wantedName))]}::text[]) as wanted
      join outlets on search_fold(btrim(name)) = search_fold(wanted)
    where wanted <> '' order by wanted, created_at, outlets.id`.execute(db)
  const byName = new Map(rows.map(({ wanted, ...namesake }) => [wanted, namesake]))
  return unknown.flatMap(hint => {
    const namesake = byName.get(wantedName(hint))
    return namesake ? [{ hint, namesake }] : []
  })
}

function wantedName({ name, guessedName }: OutletHint): string {
  return name?.trim() || guessedName?.trim() || ''
}
