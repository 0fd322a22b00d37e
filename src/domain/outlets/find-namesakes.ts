import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { Outlet } from './outlet.ts'
import { findKnown, listKnown, type OutletHint } from './resolve-outlets.ts'

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
