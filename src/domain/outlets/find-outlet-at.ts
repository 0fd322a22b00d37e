import { siteOf } from '../../address/site-of.ts'
import type { Db } from '../../database/connect.ts'
import { outletHost } from './outlet.ts'

export type OutletAtAddress = { id: string; name: string; iconUrl: string; language: string | null }

/** The outlet whose home page contains the address (bbc.com/hindi), otherwise the one with its host or the nearest parent host. */
export async function findOutletAt(db: Db, address: string): Promise<OutletAtAddress | null> {
  const columns = ['id', 'name', 'iconUrl', 'language', 'homeUrl'] as const
  const hosts = hostsAbove(address)
  const found = await db
    .selectFrom('outletHosts')
    .innerJoin('outlets', 'outlets.id', 'outletHosts.outletId')
    .select([...columns, 'outletHosts.host'])
    .where('outletHosts.host', 'in', hosts)
    .execute()
  const below = await db
    .selectFrom('outlets')
    .select(columns)
    .where('homeUrl', 'in', homesAbove(address))
    .execute()
  const nearest = found.toSorted((a, b) => b.host.length - a.host.length)[0]
  const home = below.toSorted((a, b) => b.homeUrl.length - a.homeUrl.length)[0]
  const outlet = home ?? nearest
  if (!outlet) return null
  const { id, name, iconUrl, language } = outlet
  return { id, name, iconUrl, language }
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
  return [
    ...root,
    ...[...origins].flatMap(one => paths.flatMap(path => [`${one}${path}`, `${one}${path}/`])),
    '-',
  ]
}
