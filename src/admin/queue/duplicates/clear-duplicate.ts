import { droppedParameters } from '../../../address/explain-address.ts'
import type { Db } from '../../../database/connect.ts'
import type { Authorized } from '../../../domain/accounts/authorize.ts'
import { exemptAddresses } from '../../../domain/duplicates/exempt-addresses.ts'
import { type NotADuplicateResult, notADuplicate } from '../../../domain/queue/not-a-duplicate.ts'
import type { SeenEntry } from '../../../domain/queue/open-entries.ts'

/** *Not a duplicate*, as used by the queue and the ledger. */
export function clearDuplicate(
  db: Db,
  seen: { entry: SeenEntry; by: Authorized; now: Date },
): Promise<NotADuplicateResult> {
  return notADuplicate(db, { ...seen, rules: { droppedParameters, exemptAddresses } })
}
