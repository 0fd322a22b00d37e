import type { Db } from '../../database/connect.ts'
import type { Authorized } from '../accounts/authorize.ts'
import { isUuid } from '../fields/record-id.ts'

/**
 * Deletes an address with its mails, as if its owner had left; a keyed digest keeps a restore from mailing it again.
 * No revision holds the address, so this cannot be undone. False if the address was already gone.
 */
export async function removeSubscriber(
  db: Db,
  { id }: { id: string; by: Authorized<'administrator'> },
): Promise<boolean> {
  if (!isUuid(id)) return false
  const { numDeletedRows } = await db.deleteFrom('subscribers').where('id', '=', id).executeTakeFirst()
  return numDeletedRows === 1n
}
