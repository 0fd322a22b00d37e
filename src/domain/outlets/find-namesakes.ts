import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { Outlet } from './outlet.ts'
import { findKnown, listKnown, type OutletHint } from './resolve-outlets.ts'

/** An existing outlet with the name of one that would be created. */
export type Namesake = Outlet & { hasHosts: boolean }

/** For each hint, in order: the outlet with the same name in any case, if `resolveOutlets` would create a second; else null. */
export async function findNamesakes(db: Db, hints: OutletHint[]): Promise<(Namesake | null)[]> {
  const known = await listKnown(db, hints)
  const names = hints.map(hint => (findKnown(known, hint) ? '' : wantedName(hint)))
  const { rows } = await sql<Namesake & { wanted: string }>`
    select distinct on (wanted) wanted, outlets.id, name, home_url, hosts <> '{}' as has_hosts
    from unnest(${[...new Set(names)]}::text[]) as wanted
      join outlets on search_fold(btrim(name)) = search_fold(wanted)
    where wanted <> '' order by wanted, created_at, outlets.id`.execute(db)
  const byName = new Map(rows.map(({ wanted, ...namesake }) => [wanted, namesake]))
  return names.map(name => byName.get(name) ?? null)
}

function wantedName({ name, guessedName }: OutletHint): string {
  return name?.trim() || guessedName?.trim() || ''
}
