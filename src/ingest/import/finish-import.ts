import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { Authorized } from '../../domain/accounts/authorize.ts'
import type { ImportFailure, ImportState, Reading } from '../../domain/exchange/import-job.ts'
import { countOutcomes } from '../../domain/exchange/import-queries.ts'
import { startNextList } from '../../domain/exchange/start-next-list.ts'
import { removeSamples } from '../../domain/news-links/remove-samples.ts'
import { recordActivity } from '../../domain/revisions/record-activity.ts'
import type { Claim } from './claim-import.ts'

type Ending = {
  state: ImportState
  recordTable?: string | null
  reading?: Reading | null
  failure?: ImportFailure | null
  keptCount?: number
}

/** Whose line it is in the activity. */
type Teller = Pick<Authorized, 'accountId' | 'name'>

/** Ends the work on an import, if it is still this worker's; the file goes unless it is still to be written. */
export async function endWork(
  tx: Db,
  { job, token }: Claim,
  ending: Ending & { now: Date },
): Promise<boolean> {
  const { now, reading, ...values } = ending
  const { numUpdatedRows } = await tx
    .updateTable('imports')
    .set({
      ...values,
      ...(reading === undefined ? {} : { reading }),
      claim: null,
      claimedUntil: null,
      openAttempts: 0,
      stopAsked: false,
      updatedAt: now,
    })
    .where('id', '=', job.id)
    .where('claim', '=', token)
    .where('state', '=', job.state)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  if (goesOn(ending)) await startNextList(tx, job.id, now)
  if (ending.state !== 'checked') await tx.deleteFrom('importPieces').where('importId', '=', job.id).execute()
  return true
}

// To stop one list says nothing of the others: each is decided about after a dry run of its own. That needs an account.
function goesOn({ state, failure }: Ending): boolean {
  return state === 'done' || (state === 'stopped' && failure !== 'account-gone')
}

/** An import is one line of the activity; sample links make room for the imported ones. */
export async function endImport(
  tx: Db,
  claim: Claim,
  ending: { state: 'done' | 'stopped'; failure: ImportFailure | null; by: Teller; now: Date },
): Promise<void> {
  const { by, ...values } = ending
  if (!(await endWork(tx, claim, values))) return
  const { job } = claim
  const counts = await countOutcomes(tx, job.id, 'import')
  if (job.recordTable === 'news_links' && counts.new > 0) await removeSamples(tx)
  if (counts.new + counts.changed === 0) return
  const after = { title: job.fileName, added: counts.new, changed: counts.changed }
  await recordActivity(tx, { recordId: job.id, action: 'add', after, by, now: ending.now })
}

/** Tells the activity, and keeps how many records stayed because somebody changed them since. */
export async function endUndo(
  tx: Db,
  claim: Claim,
  { by, now }: { by: Authorized; now: Date },
): Promise<void> {
  const { job } = claim
  const left = await tx
    .selectFrom('revisions')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('batchId', '=', job.batchId)
    .where('undone', '=', false)
    .executeTakeFirstOrThrow()
  if (!(await endWork(tx, claim, { state: 'undone', keptCount: left.count, now }))) return
  await recordActivity(tx, { recordId: job.id, action: 'restore', after: { title: job.fileName }, by, now })
}
