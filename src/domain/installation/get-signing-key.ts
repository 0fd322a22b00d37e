import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

type KeyName = 'image-key' | 'newsletter-key'

/** A key that signs addresses, one for all processes of an installation; made when first asked for. */
export async function getSigningKey(db: Db, name: KeyName): Promise<string> {
  const found = await findSigningKey(db, name)
  if (found) return found
  const key = randomBytes(32).toString('hex')
  await sql`insert into installation (key, value) values (${name}, to_jsonb(${key}::text))
    on conflict (key) do nothing`.execute(db)
  // Another process may have been quicker.
  return (await findSigningKey(db, name)) ?? key
}

/** Null where none was made: nothing is signed yet. */
export async function findSigningKey(db: Db, name: KeyName): Promise<string | null> {
  const row = await db
    .selectFrom('installation')
    .select(sql<string>`value #>> '{}'`.as('key'))
    .where('installation.key', '=', name)
    .executeTakeFirst()
  return row?.key ?? null
}
