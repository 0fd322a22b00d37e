import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

type KeyName = 'image-key' | 'newsletter-key'

/** A key that signs addresses, shared by all processes of an installation; created on first use. */
export async function getSigningKey(db: Db, name: KeyName): Promise<string> {
  const found = await findSigningKey(db, name)
  if (found) return found
  const key = randomBytes(32).toString('hex')
  await sql`insert into installation (key, value) values (${name}, to_jsonb(${key}::text))
    on conflict (key) do nothing`.execute(db)
  // Another process may have stored one first.
  return (await findSigningKey(db, name)) ?? key
}

/** Null if no key exists yet, so nothing has been signed. */
export async function findSigningKey(db: Db, name: KeyName): Promise<string | null> {
  const row = await db
    .selectFrom('installation')
    .select(sql<string>`value #>> '{}'`.as('key'))
    .where('installation.key', '=', name)
    .executeTakeFirst()
  return row?.key ?? null
}
