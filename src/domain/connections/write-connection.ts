import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Authorized } from '../accounts/authorize.ts'
import { newSecretToken } from '../accounts/secret-token.ts'
import { isUuid } from '../fields/record-id.ts'
import { connectionsMax, indexNowUrl } from './connection.ts'
import type { NewConnection } from './connection-schema.ts'

type AddConnectionResult =
  /** The secret is returned once; pages never show it again. */
  { ok: true; id: string; secret: string } | { ok: false; reason: 'taken' | 'repeated' | 'too-many' }

/** There is at most one hub, one IndexNow, and one webhook per address. */
export async function addConnection(
  db: Db,
  { input, by }: { input: NewConnection; by: Authorized<'administrator'> },
): Promise<AddConnectionResult> {
  const { kind } = input
  const url = kind === 'indexnow' ? indexNowUrl : receiverOf(input.url)
  const events = kind === 'webhook' ? input.events : []
  // The key of IndexNow is public and hexadecimal; the secret of a webhook signs its deliveries.
  const secret = kind === 'indexnow' ? randomBytes(16).toString('hex') : newSecretToken()
  return inTransaction(db, async tx => {
    // Two simultaneous additions must not exceed the limit.
    await sql`lock table connections in share row exclusive mode`.execute(tx)
    const { count } = await tx
      .selectFrom('connections')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    if (Number(count) >= connectionsMax) return { ok: false, reason: 'too-many' }
    const { rows } = await sql<{ id: string }>`
      insert into connections (kind, url, events, secret, added_by)
      values (${kind}, ${url}, ${events}, ${secret}, ${by.name})
      on conflict do nothing returning id`.execute(tx)
    const [row] = rows
    if (row) return { ok: true, id: row.id, secret }
    return { ok: false, reason: kind === 'webhook' ? 'repeated' : 'taken' }
  })
}

/** One text for all addresses of the same receiver. A fragment is never sent. */
function receiverOf(address: string): string {
  const url = new URL(address)
  url.hash = ''
  return url.href
}

/** Resuming clears the failures: the next delivery is tried at once, and deliveries that waited are sent then. */
export async function changeConnection(
  db: Db,
  { id, to, by: _ }: { id: string; to: 'active' | 'paused'; by: Authorized<'administrator'> },
): Promise<void> {
  if (!isUuid(id)) return
  await sql`update connections set state = ${to}, failing_since = null, next_at = now()
    where id = ${id}`.execute(db)
}

/** Null if the connection is gone or its secret cannot change: IndexNow's receivers read the key from our site. */
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

export async function deleteConnection(
  db: Db,
  { id, by: _ }: { id: string; by: Authorized<'administrator'> },
): Promise<void> {
  if (isUuid(id)) await db.deleteFrom('connections').where('id', '=', id).execute()
}
