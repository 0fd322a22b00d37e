import type pg from 'pg'

/** Whether a table, named with its schema, exists: a restore may find an empty database. */
export async function hasTable(client: pg.Client, name: string): Promise<boolean> {
  const { rows } = await client.query<{ isThere: boolean }>(
    'select to_regclass($1) is not null as "isThere"',
    [name],
  )
  return rows[0]?.isThere ?? false
}
