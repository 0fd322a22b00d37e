import type { Db } from '../../database/connect.ts'
import { isDatabaseAway } from '../../database/database-away.ts'
import { inTransaction } from '../../database/transaction.ts'
import { findWriteRefusal } from '../../database/write-refusal.ts'
import type { Authorized } from '../../domain/accounts/authorize.ts'
import { authorizeAccount } from '../../domain/accounts/authorize-account.ts'
import type { ImportFailure, ImportJob } from '../../domain/exchange/import-job.ts'
import { openAttemptsMax } from '../../domain/open-attempts.ts'
import { type Claim, claimImport, keepClaim, type Pulse, releaseImport } from './claim-import.ts'
import { listLists } from './file/open-file.ts'
import { endImport, endUndo, endWork } from './finish-import.ts'
import { readPieces } from './read-pieces.ts'
import { runPass } from './run-pass.ts'
import { undoImported } from './undo-imported.ts'

export type ImportDeps = {
  db: Db
  now: () => Date
  log: { error: (details: object, message: string) => void }
  signal: AbortSignal
}

/** Does what imports wait for, one after another, until none does. May run in any number of workers at once. */
export async function workImports(deps: ImportDeps): Promise<void> {
  while (!deps.signal.aborted) {
    const claim = await claimImport(deps.db, deps.now())
    if (!claim) return
    await workOn(deps, claim)
  }
}

async function workOn(deps: ImportDeps, claim: Claim): Promise<void> {
  const { db, now } = deps
  const pulse = keepClaim(db, claim, deps)
  let by: Authorized | null = null
  try {
    const hasCrashed = claim.job.openAttempts > openAttemptsMax
    by = claim.job.accountId
      ? await authorizeAccount(db, { accountId: claim.job.accountId, role: 'editor' })
      : null
    if (hasCrashed) await fail(db, claim, { failure: 'crashed-the-reader', by, now: now() })
    else if (by) await doWork({ ...deps, pulse, by }, claim)
    else await fail(db, claim, { failure: 'account-gone', by, now: now() })
  } catch (error) {
    // It is taken up again when its claim ends; anything else would fail the same way for ever.
    if (isDatabaseAway(error) || findWriteRefusal(error)) throw error
    deps.log.error({ err: error, importId: claim.job.id }, 'import failed')
    await fail(db, claim, { failure: 'faulty', by, now: now() })
  } finally {
    await pulse.end()
  }
}

type Work = ImportDeps & { pulse: Pulse; by: Authorized }

async function doWork(work: Work, claim: Claim): Promise<void> {
  switch (claim.job.state) {
    case 'checking':
      return check(work, claim)
    case 'importing':
      return write(work, claim)
    case 'undoing':
      return undo(work, claim)
    default:
      throw new Error(`nothing to do for an import that is ${claim.job.state}`)
  }
}

async function check({ db, now, pulse, by }: Work, claim: Claim): Promise<void> {
  const job = await chooseList(db, claim)
  const result = await runPass(db, { job, pass: 'check', by, now: now(), pulse })
  if (result.ended === 'closing') return releaseImport(db, claim)
  if (result.ended !== 'whole' && result.ended !== 'failed') return
  const { reading, table: recordTable } = result
  const ending =
    result.ended === 'failed'
      ? { state: 'failed' as const, failure: result.failure }
      : { state: 'checked' as const }
  await inTransaction(db, tx => endWork(tx, claim, { ...ending, reading, recordTable, now: now() }))
}

/** Of a file with several lists the first; the others come when it has been imported or left out. */
async function chooseList(db: Db, { job, token }: Claim): Promise<ImportJob> {
  if (job.list) return job
  const [list = null, ...listsLeft] = await listLists(() => readPieces(db, job.id))
  if (!list) return job
  await db
    .updateTable('imports')
    .set({ list, listsLeft })
    .where('id', '=', job.id)
    .where('claim', '=', token)
    .execute()
  return { ...job, list, listsLeft }
}

async function write({ db, now, pulse, by }: Work, claim: Claim): Promise<void> {
  const { job } = claim
  const result = await runPass(db, { job, pass: 'import', by, now: now(), pulse })
  switch (result.ended) {
    case 'lost':
      return
    case 'closing':
      return releaseImport(db, claim)
    case 'whole':
    case 'stop-asked': {
      const state = result.ended === 'whole' ? 'done' : 'stopped'
      return inTransaction(db, tx => endImport(tx, claim, { state, failure: null, by, now: now() }))
    }
    case 'failed':
      return fail(db, claim, { failure: result.failure, by, now: now() })
  }
}

async function undo({ db, now, pulse, by }: Work, claim: Claim): Promise<void> {
  const { job } = claim
  if (!job.recordTable) throw new Error('an import without a table was to be undone')
  const { ended } = await undoImported(db, { job, table: job.recordTable, by, now: now(), pulse })
  if (ended === 'closing') return releaseImport(db, claim)
  if (ended === 'whole') await inTransaction(db, tx => endUndo(tx, claim, { by, now: now() }))
}

/** Batches already written stay, are reported and can be undone; without any, only the failure is recorded. */
async function fail(
  db: Db,
  claim: Claim,
  { failure, by, now }: { failure: ImportFailure; by: Authorized | null; now: Date },
): Promise<void> {
  const { state, accountName } = claim.job
  // The account that began the import may be gone; its writes keep its name.
  const teller = by ?? { accountId: null, name: accountName }
  await inTransaction(db, async tx => {
    if (state === 'importing') await endImport(tx, claim, { state: 'stopped', failure, by: teller, now })
    else await endWork(tx, claim, { state: state === 'checking' ? 'failed' : 'stopped', failure, now })
  })
}
