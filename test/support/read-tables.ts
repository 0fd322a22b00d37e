import { sql } from 'kysely'
import type { Db } from '../../src/database/connect.ts'

/** Every row as text, by table, except sign-in attempts and sessions, which are meant to change. */
export async function readTables(db: Db): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name not in ('attempts', 'sessions')`.execute(db)
  const tables: Record<string, string> = {}
  for (const { name } of rows) {
    const read = await sql<{ text: string }>`
      select coalesce(string_agg(t::text, e'\\n' order by t::text), '') as text from ${sql.table(name)} t`.execute(
      db,
    )
    tables[name] = read.rows[0]?.text ?? ''
  }
  return tables
}
