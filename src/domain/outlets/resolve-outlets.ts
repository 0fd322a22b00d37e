import { sql } from 'kysely'
import { isSharedSite, siteOf } from '../../address/site-of.ts'
import type { Db } from '../../database/connect.ts'
import { insertRows } from '../../database/insert-rows.ts'
import { setNextVersion } from '../../database/record-table.ts'
import { coreOf, wordsOf } from '../../text/outlet-names.ts'
import { oneLine } from '../../text/remove-invisible.ts'
import { foldText } from '../../text/spelling/fold-text.ts'
import { recordChange } from '../revisions/record-change.ts'
import type { Batch } from '../revisions/revision.ts'
import { withNewIds } from '../revisions/write-record.ts'
import { claimedHost, homeOf, type Outlet, outletHost } from './outlet.ts'
import { hostName } from './outlet-names.ts'
import { hostsMax } from './outlet-schema.ts'

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

/** The outlets of the same name that a feed joins: those on its site, also one without a host (added by hand), or only new ones. */
export type Joining = 'same-site' | 'without-host-too' | 'new-only'

type Write = Batch & { joining?: Joining }

type KnownOutlet = Outlet & { hosts: string[]; language: string | null; isNew: boolean }
type Known = {
  byName: Map<string, string>
  byHost: Map<string, string>
  byHome: Map<string, string>
  /** By folded name and site. */
  bySite: Map<string, KnownOutlet>
  /** The oldest existing outlet of each folded name. */
  namesakes: Map<string, KnownOutlet>
  added: KnownOutlet[]
  /** By host, the outlet that got it from a feed that joined. */
  gained: Map<string, KnownOutlet>
}

/** An existing outlet with the name of a hint. `isJoinable`: the hint belongs to it, unless a new outlet is requested. */
export type Namesake = Outlet & { isJoinable: boolean }

/** `joined`: the outlet of the same name, if the hint belongs to it for its name and site. */
type Placed<Hint> = { hint: Hint; outletId: string; joined: Outlet | null; namesake: Namesake | null }

/**
 * The hints, in order, each with the id of its outlet: the one with its name, or without a name the one with its host or home page,
 * or one that it joins, which then has its host too; else a new one, named by its host if nothing else is known. Call it inside a
 * transaction, under the lock of outlet hosts.
 */
export async function resolveOutlets<Hint extends OutletHint>(
  tx: Db,
  hints: Hint[],
  { joining = 'same-site', ...write }: Write,
): Promise<(Hint & { outletId: string; joined: Outlet | null })[]> {
  const known = await listKnown(tx, hints)
  const given = hints.map(hint => ({ hint }))
  const identified = await withNewIds(tx, given)
  const placed = identified.map(one => placeHint(known, one, joining))
  await insertOutlets(tx, known.added, write)
  await addHosts(tx, known.gained, write)
  return placed.map(({ hint, outletId, joined }) => ({ ...hint, outletId, joined }))
}

/** For each hint, the outlet that `resolveOutlets` would find for it, and an existing one with its name; writes nothing. */
export async function foreseeOutlets<Hint extends OutletHint>(
  db: Db,
  hints: Hint[],
  joining: Joining,
): Promise<Placed<Hint>[]> {
  const known = await listKnown(db, hints)
  return hints.map((hint, at) => placeHint(known, { hint, id: `new ${at}` }, joining))
}

function placeHint<Hint extends OutletHint>(
  known: Known,
  { hint, id }: { hint: Hint; id: string },
  joining: Joining,
): Placed<Hint> {
  const outletId = findKnown(known, hint)
  if (outletId) {
    const joined = (!nameOf(hint) && known.gained.get(claimedHost(homeUrlOf(hint)) ?? '')) || null
    return {
      hint,
      outletId,
      joined,
      namesake: joined && !joined.isNew ? { ...joined, isJoinable: true } : null,
    }
  }
  const near = findNear(known, hint)
  const namesake = findNamesake(known, hint, near)
  if (near && (near.isNew || joining !== 'new-only')) {
    giveHost(known, near, homeUrlOf(hint))
    return { hint, outletId: near.id, joined: near, namesake }
  }
  if (namesake?.isJoinable && joining === 'without-host-too')
    return { hint, outletId: namesake.id, joined: namesake, namesake }
  addToKnown(known, toNewOutlet(hint, { id, known }))
  return { hint, outletId: id, joined: null, namesake }
}

function nameOf({ name }: OutletHint): string {
  return oneLine(name ?? '')
}

function wantedName(hint: OutletHint): string {
  return nameOf(hint) || oneLine(hint.guessedName ?? '')
}

/** Several outlets may share one site if they have names: bbc.com/tamil and bbc.com/hindi. */
function homeUrlOf(hint: OutletHint): string {
  return nameOf(hint) && hint.siteUrl ? hint.siteUrl : homeOf(hint.siteUrl ?? hint.feedUrl)
}

async function listKnown(tx: Db, hints: OutletHint[]): Promise<Known> {
  const homes = hints.map(homeUrlOf)
  const names = [...new Set(hints.map(hint => foldText(wantedName(hint))))].filter(Boolean)
  const outlets = await tx
    .selectFrom('outlets')
    .select(['id', 'name', 'homeUrl', 'hosts', 'language'])
    .where(eb =>
      eb.or([
        eb('name', '=', sql<string>`any(${hints.map(nameOf)})`),
        eb('homeUrl', '=', sql<string>`any(${homes})`),
        eb(sql<string>`search_fold(btrim(name))`, '=', sql<string>`any(${names})`),
      ]),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const hosts = await tx
    .selectFrom('outletHosts')
    .select(['host', 'outletId'])
    .where('host', '=', sql<string>`any(${homes.map(outletHost)})`)
    .execute()
  const old = outlets.map(outlet => ({ ...outlet, isNew: false }))
  return {
    byName: new Map(outlets.map(({ id, name }) => [name, id])),
    byHost: new Map(hosts.map(({ host, outletId }) => [host, outletId])),
    byHome: new Map(outlets.map(({ id, homeUrl }) => [homeUrl, id])),
    bySite: new Map(old.flatMap(outlet => siteKeys(outlet).map(key => [key, outlet]))),
    namesakes: new Map(old.map(outlet => [foldText(outlet.name.trim()), outlet])),
    added: [],
    gained: new Map(),
  }
}

function siteKeys({ name, homeUrl, hosts }: KnownOutlet): string[] {
  return [homeUrl, ...hosts.map(host => `https://${host}/`)].flatMap(url => toSiteKey(name, url) ?? [])
}

/** Null without a name, and on sites of many outlets. */
function toSiteKey(name: string, url: string): string | null {
  const site = siteOf(url)
  return name === '' || isSharedSite(site) ? null : `${site} ${foldText(name)}`
}

function findNear(known: Known, hint: OutletHint): KnownOutlet | undefined {
  const [name, homeUrl] = [wantedName(hint), homeUrlOf(hint)]
  if (!nameOf(hint) && !isNameOfOutlet(name, homeUrl)) return undefined
  return known.bySite.get(toSiteKey(name, homeUrl) ?? '')
}

/** "Top Stories" may be the title of a feed of each newspaper of a house; "India Today" is the name of indiatoday.in. */
function isNameOfOutlet(name: string, homeUrl: string): boolean {
  return coreOf(name) !== '' || siteOf(homeUrl).startsWith(`${wordsOf(name).join('')}.`)
}

function findNamesake(known: Known, hint: OutletHint, near: KnownOutlet | undefined): Namesake | null {
  const oldest = near && !near.isNew ? near : known.namesakes.get(foldText(wantedName(hint)))
  return oldest ? { ...oldest, isJoinable: oldest === near || oldest.hosts.length === 0 } : null
}

function findKnown(known: Known, hint: OutletHint): string | undefined {
  const name = nameOf(hint)
  if (name) return known.byName.get(name)
  const homeUrl = homeUrlOf(hint)
  return known.byHost.get(claimedHost(homeUrl) ?? '') ?? known.byHome.get(homeUrl)
}

function toNewOutlet(hint: OutletHint, { id, known }: { id: string; known: Known }): KnownOutlet {
  const wanted = homeUrlOf(hint)
  // The hint names another outlet than the one with this home page, so the feed's address becomes the home page.
  const homeUrl = known.byHome.has(wanted) ? hint.feedUrl : wanted
  const host = claimedHost(homeUrl)
  return {
    id,
    homeUrl,
    hosts: host === null || known.byHost.has(host) ? [] : [host],
    name: wantedName(hint) || hostName(homeUrl),
    language: hint.language ?? null,
    isNew: true,
  }
}

function addToKnown(known: Known, outlet: KnownOutlet): void {
  const { id, name, homeUrl, hosts } = outlet
  known.added.push(outlet)
  known.byName.set(name, id)
  known.byHome.set(homeUrl, id)
  for (const host of hosts) known.byHost.set(host, id)
  for (const key of siteKeys(outlet)) known.bySite.set(key, outlet)
}

/** An outlet without hosts shares its site with others. */
function giveHost(known: Known, outlet: KnownOutlet, homeUrl: string): void {
  const { id, hosts } = outlet
  const host = known.byHome.has(homeUrl) ? null : claimedHost(homeUrl)
  if (host === null || known.byHost.has(host) || hosts.length === 0 || hosts.length >= hostsMax) return
  hosts.push(host)
  known.byHost.set(host, id)
  known.gained.set(host, outlet)
}

async function insertOutlets(tx: Db, outlets: KnownOutlet[], write: Batch): Promise<void> {
  if (outlets.length === 0) return
  const ids = outlets.map(outlet => outlet.id)
  const rows = outlets.map(({ isNew: _, ...outlet }) => ({
    ...outlet,
    createdAt: write.now,
    updatedAt: write.now,
  }))
  await recordChange(tx, { table: 'outlets', ids, action: 'add', ...write }, () =>
    insertRows('outlets', rows).execute(tx),
  )
}

async function addHosts(tx: Db, gained: Known['gained'], write: Batch): Promise<void> {
  const old = [...gained].filter(([, outlet]) => !outlet.isNew)
  const byId = Map.groupBy(old, ([, { id }]) => id)
  if (byId.size === 0) return
  const given = JSON.stringify([...byId].map(([id, of]) => ({ id, hosts: of.map(([host]) => host) })))
  await recordChange(tx, { table: 'outlets', ids: [...byId.keys()], action: 'update', ...write }, () =>
    sql`
      update outlets set hosts = outlets.hosts || given.hosts, ${setNextVersion(write.now, 'outlets')}
      from json_to_recordset(${given}::json) as given (id uuid, hosts text[])
      where outlets.id = given.id`.execute(tx),
  )
}
