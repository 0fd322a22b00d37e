import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** The key that signs image addresses, one for all processes of an installation; made when first asked for. */
export async function getImageKey(db: Db): Promise<string> {
  const found = await findImageKey(db)
  if (found) return found
  const key = randomBytes(32).toString('hex')
  await sql`insert into installation (key, value) values ('image-key', to_jsonb(${key}::text))
    on conflict (key) do nothing`.execute(db)
  // Another process may have been quicker.
  return (await findImageKey(db)) ?? key
}

async function findImageKey(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('installation')
    .select(sql<string>`value #>> '{}'`.as('key'))
    .where('installation.key', '=', 'image-key')
    .executeTakeFirst()
  return row?.key ?? null
}
