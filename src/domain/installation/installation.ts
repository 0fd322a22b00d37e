import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { WriteRefusal } from '../../database/database-error.ts'
import { sessionLocks } from '../../database/locks.ts'

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

/** Why the database refuses writes right now; null while it accepts them. */
export async function findWriteStop(db: Db): Promise<WriteRefusal | null> {
  const { rows } = await sql<{ isReadOnly: boolean; isRestoring: boolean }>`
    select current_setting('transaction_read_only') = 'on' as is_read_only,
      not pg_try_advisory_xact_lock_shared(${sessionLocks.restore}) as is_restoring`.execute(db)
  if (rows[0]?.isRestoring) return 'restoring'
  return rows[0]?.isReadOnly ? 'disk-full' : null
}

/** The first tasks of the administrator of a fresh installation, in order. */
const nextSteps = ['add-feed', 'choose-categories', 'name-site', 'write-pages'] as const
export type NextStep = (typeof nextSteps)[number]

/** The steps that are still to be done. Saving the settings counts as naming the site, even under the same name. */
export async function listNextSteps(db: Db): Promise<NextStep[]> {
  const { rows } = await sql<Record<NextStep, boolean>>`
    select exists (select from feeds) as "add-feed", exists (select from categories) as "choose-categories",
      exists (select from settings where version > 1) as "name-site",
      exists (select from site_links) as "write-pages"`.execute(db)
  return nextSteps.filter(step => !rows[0]?.[step])
}
