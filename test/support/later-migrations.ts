import { createHash } from 'node:crypto'
import { type Migration, readMigrations } from '../../src/database/migrate.ts'

/** The migrations of this version, and those that a later one would add: each makes a table with its own trigger and a row. */
export async function withLaterMigrations(count: number): Promise<Migration[]> {
  const later = Array.from({ length: count }, (_, n) => {
    const table = `later_${n + 1}`
    const sql = `create table ${table} (id integer primary key, name text not null);
      insert into ${table} select 1, site_name from settings;
      create trigger refuse_while_restoring before insert or update or delete or truncate on ${table}
        for each statement execute function refuse_while_restoring();`
    return { name: `9${100 + n}_later.sql`, sql, checksum: createHash('sha256').update(sql).digest('hex') }
  })
  return [...(await readMigrations()), ...later]
}
