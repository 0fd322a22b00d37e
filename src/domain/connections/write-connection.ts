import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Authorized } from '../accounts/authorize.ts'
import { newSecretToken } from '../accounts/secret-token.ts'
import { isUuid } from '../is-uuid.ts'
import { connectionsMax, indexNowUrl } from './connection.ts'
import type { NewConnection } from './connection-schema.ts'

export type AddConnectionResult =
  /** The secret is given once; pages never show it again. */
  { ok: true; id: string; secret: string } | { ok: false; reason: 'taken' | 'too-many' }

/** There is at most one hub and one IndexNow. */
export async function addConnection(
  db: Db,
  { input, by }: { input: NewConnection; by: Authorized<'administrator'> },
): Promise<AddConnectionResult> {
  const { kind } = input
  const url = kind === 'indexnow' ? indexNowUrl : input.url
  const events = kind === 'webhook' ? input.events : []
  // The key of IndexNow is public and hexadecimal; that of a webhook signs.
  const secret = kind === 'indexnow' ? randomBytes(16).toString('hex') : newSecretToken()
  return inTransaction(db, async tx => {
    // Two that are added at once must not both be the last.
    await sql`lock table connections in share row exclusive mode`.execute(tx)
    const { count } = await tx
      .selectFrom('connections')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    if (Number(count) >= connectionsMax) return { ok: false, reason: 'too-many' }
    const { rows } = await sql<{ id: string }>`
      insert into connections (kind, url, events, secret, added_by)
      values (${kind}, ${url}, ${events}, ${secret}, ${by.name}) on conflict do nothing returning id`.execute(
      tx,
    )
    const [row] = rows
    return row ? { ok: true, id: row.id, secret } : { ok: false, reason: 'taken' }
  })
}

/** Resuming forgets the failures: the next delivery is tried at once. Deliveries that waited meanwhile are sent then. */
export async function changeConnection(
  db: Db,
  { id, to, by: _ }: { id: string; to: 'active' | 'paused'; by: Authorized<'administrator'> },
): Promise<void> {
  if (!isUuid(id)) return
  await sql`update connections set state = ${to}, failing_since = null, next_at = now() where id = ${id}`.execute(
    db,
  )
}

/** Null for one that is gone, or has none that may change: the receiver of IndexNow reads its key from us. */
export async function renewSecret(
  db: Db,
  { id, by: _ }: { id: string; by: Authorized<'administrator'> },
): Promise<string | null> {
  if (!isUuid(id)) return null
  const secret = newSecretToken()
  const { rows } = await sql`
    update connections set secret = ${secret} where id = ${id} and kind = 'webhook' returning id`.execute(db)
  return rows.length > 0 ? secret : null
}

/** With its log. */
export async function deleteConnection(
  db: Db,
  { id, by: _ }: { id: string; by: Authorized<'administrator'> },
): Promise<void> {
  if (isUuid(id)) await db.deleteFrom('connections').where('id', '=', id).execute()
}
