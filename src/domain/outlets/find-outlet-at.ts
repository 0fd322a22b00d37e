import { sql } from 'kysely'
import { isSharedSite, siteOf } from '../../address/site-of.ts'
import type { Db } from '../../database/connect.ts'
import { memoize } from '../stories/matching/memoize.ts'
import { claimedHost, type Outlet, outletHost } from './outlet.ts'

export type OutletAtAddress = { id: string; name: string; iconUrl: string; language: string | null }

/** The outlet whose home page contains the address (bbc.com/hindi), otherwise the one with its host or the nearest parent host. */
export async function findOutletAt(db: Db, address: string): Promise<OutletAtAddress | null> {
  return (await findOutletsAt(db, [address])).get(address) ?? null
}

/** By address, the outlet that `findOutletAt` finds there. */
export async function findOutletsAt(
  db: Db,
  addresses: readonly string[],
): Promise<Map<string, OutletAtAddress>> {
  const places = [...new Set(addresses)]
    .filter(address => URL.canParse(address))
    .map(address => ({ address, homes: homesAbove(address), hosts: hostsAbove(address) }))
  const columns = ['id', 'name', 'iconUrl', 'language'] as const
  const hosts = await db
    .selectFrom('outletHosts')
    .innerJoin('outlets', 'outlets.id', 'outletHosts.outletId')
    .select(columns.map(column => `outlets.${column}` as const))
    .select('outletHosts.host')
    .where('outletHosts.host', '=', sql<string>`any(${unique(places.flatMap(place => place.hosts))})`)
    .execute()
  const homes = await db
    .selectFrom('outlets')
    .select([...columns, 'homeUrl'])
    .where('homeUrl', '=', sql<string>`any(${unique(places.flatMap(place => place.homes))})`)
    .execute()
  const [atHost, atHome] = [
    new Map(hosts.map(({ host, ...outlet }) => [host, outlet])),
    new Map(homes.map(({ homeUrl, ...outlet }) => [homeUrl, outlet])),
  ]
  return new Map(
    places.flatMap(({ address, ...near }) => {
      const outlet = findNearest(near.homes, atHome) ?? findNearest(near.hosts, atHost)
      return outlet ? [[address, outlet] as const] : []
    }),
  )
}

/** `voice`: see `voiceOf`. */
export type AddressOwner = { id: string; name: string; voice: string }

/**
 * By address, the outlet that has its host, where a feed of `outletId` brings it. Missing where no outlet has the host, and where
 * the feed's outlet may bring anybody's addresses: it has no host itself, like an aggregator, its home page is on the same host,
 * or both are of one house or one owner.
 */
export async function findOutletsByHost(
  db: Db,
  { outletId, addresses }: { outletId: string; addresses: readonly string[] },
): Promise<Map<string, AddressOwner>> {
  const places = [...new Set(addresses)].map(address => ({ address, hosts: hostsAbove(address) }))
  const rows = await db
    .selectFrom('outletHosts')
    .innerJoin('outlets', 'outlets.id', 'outletHosts.outletId')
    .innerJoin('outlets as bringing', join => join.on('bringing.id', '=', outletId))
    .select(['outletHosts.host', 'outlets.id', 'outlets.name', 'outlets.homeUrl', 'outlets.ownerKey'])
    .select(['bringing.homeUrl as feedHomeUrl', 'bringing.ownerKey as feedOwnerKey'])
    .where('outletHosts.host', '=', sql<string>`any(${unique(places.flatMap(place => place.hosts))})`)
    .where(sql<boolean>`bringing.hosts <> '{}'`)
    .execute()
  const atHost = new Map(rows.map(row => [row.host, row]))
  return new Map(
    places.flatMap(({ address, hosts }) => {
      const owner = findNearest(hosts, atHost)
      if (!owner) return []
      const { id, name, host, feedHomeUrl, feedOwnerKey } = owner
      const voice = voiceOf(owner)
      const isShared =
        outletHost(feedHomeUrl) === host ||
        voice === voiceOf({ id: outletId, homeUrl: feedHomeUrl, ownerKey: feedOwnerKey })
      return id !== outletId && isShared ? [] : [[address, { id, name, voice }] as const]
    }),
  )
}

/**
 * The key by which stories count an outlet: outlets without an owner that claim hosts of one registrable domain are one house,
 * such as a newspaper's sections. Two blogs of one platform and outlets below a path are not. `homeUrl` is '' if there is none.
 */
export function houseOf({ id, homeUrl, ownerKey }: OwnedOutlet): string {
  return (ownerKey === '' && siteOfHome(homeUrl)) || id
}

// Memoized because the articles of one outlet are read repeatedly.
const siteOfHome = memoize(
  homeUrl => {
    if (homeUrl === '' || claimedHost(homeUrl) === null) return ''
    const site = siteOf(homeUrl)
    return isSharedSite(site) ? '' : site
  },
  { max: 5000, lengthMax: 200 },
)

type OwnedOutlet = Pick<Outlet, 'id' | 'homeUrl'> & { ownerKey: string }

/** The key of the outlet's owner if known; otherwise its house. */
export function voiceOf(outlet: OwnedOutlet): string {
  return outlet.ownerKey ? `owner ${outlet.ownerKey}` : houseOf(outlet)
}

/** The longest is the nearest. */
function findNearest<Found>(
  above: readonly string[],
  outlets: ReadonlyMap<string, Found>,
): Found | undefined {
  const found = above.filter(place => outlets.has(place)).toSorted((a, b) => b.length - a.length)[0]
  return found === undefined ? undefined : outlets.get(found)
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)]
}

function hostsAbove(address: string): string[] {
  const site = siteOf(address)
  const labels = outletHost(address).split('.')
  const hosts = labels.map((_label, at) => labels.slice(at).join('.'))
  return hosts.filter((host, at) => at === 0 || host.length >= site.length)
}

/** No home page lies deeper; without the limit, an address of a thousand folders would look up a thousand rows. */
const foldersMax = 3

function homesAbove(address: string): string[] {
  const { origin, pathname, hostname, port, protocol } = new URL(address)
  const folders = pathname.split('/').filter(Boolean).slice(0, foldersMax)
  const paths = folders.map((_folder, at) => `/${folders.slice(0, at + 1).join('/')}`)
  const origins = new Set([origin, `https://${hostname.replace(/^www\./, '')}${port ? `:${port}` : ''}`])
  // An address with a port of its own counts as a different host.
  const root = port ? [`${protocol}//${outletHost(address)}:${port}/`] : []
  return [...root, ...[...origins].flatMap(one => paths.flatMap(path => [`${one}${path}`, `${one}${path}/`]))]
}
