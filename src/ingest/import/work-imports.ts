import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { findWriteRefusal, isDatabaseAway } from '../../database/database-error.ts'
import { keepWorking } from '../../database/keep-working.ts'
import { openAttemptsMax } from '../../database/lease.ts'
import { inTransaction } from '../../database/transaction.ts'
import { type Authorized, authorizeAccount } from '../../domain/accounts/authorize.ts'
import { startNextList } from '../../domain/exchange/decide-import.ts'
import type { ImportState } from '../../domain/exchange/import-job.ts'
import { countOutcomes, type ImportJob } from '../../domain/exchange/import-queries.ts'
import { removeSamples } from '../../domain/news-links/remove-samples.ts'
import { recordActivity } from '../../domain/revisions/record-change.ts'
import { type Claim, claimImport, keepClaim, type Pulse, releaseImport } from './claim-import.ts'
import type { PassResult } from './run-pass.ts'
import { undoImported } from './undo-imported.ts'

type ImportDeps = {
  db: Db
  now: () => Date
  log: { error: (details: object, message: string) => void }
  signal: AbortSignal
}

// An editor who has uploaded a file is watching the page; this is the longest wait. Each round costs one cheap query.
const everyMs = 1_000

export async function keepImporting(deps: ImportDeps): Promise<void> {
  await keepWorking(() => workImports(deps), { ...deps, everyMs, name: 'importing' })
}

/** Works on pending imports one after another until none is left. Any number of workers may run this. */
export async function workImports(deps: ImportDeps): Promise<void> {
  while (!deps.signal.aborted) {
    const claim = await claimImport(deps.db, deps.now())
    if (!claim) return
    await workOn(deps, claim)
  }
}

async function workOn(deps: ImportDeps, claim: Claim): Promise<void> {
  const { db, now } = deps
  const { job } = claim
  const pulse = keepClaim(db, claim, deps)
  let by: Authorized | null = null
  try {
    by = job.accountId ? await authorizeAccount(db, { accountId: job.accountId, role: 'editor' }) : null
    const result = await doWork(db, claim, { pulse, by, now: now() })
    if (result.ended === 'closing') await releaseImport(db, claim)
    else if (result.ended !== 'lost') await finishImport(db, claim, { ...result, by, now: now() })
  } catch (error) {
    // The import is resumed when its claim expires; any other error would fail the same way every time.
    if (isDatabaseAway(error) || findWriteRefusal(error)) throw error
    deps.log.error({ err: error, importId: job.id }, 'import failed')
    await finishImport(db, claim, { ended: 'failed', failure: 'faulty', by, now: now() })
  } finally {
    await pulse.end()
  }
}

type Work = { pulse: Pulse; by: Authorized | null; now: Date }

/** Runs the dry run, the import or the undo. The readers are loaded for the first of them: most workers never import. */
async function doWork(db: Db, { job, token }: Claim, { by, ...work }: Work): Promise<PassResult> {
  if (job.openAttempts > openAttemptsMax) return { ended: 'failed', failure: 'crashed-the-reader' }
  if (!by) return { ended: 'failed', failure: 'account-gone' }
  const { chooseList, runPass } = await import('./run-pass.ts')
  switch (job.state) {
    case 'checking':
      return runPass(db, { job: await chooseList(db, job, token), pass: 'check', by, ...work })
    case 'importing':
      return runPass(db, { job, pass: 'import', by, ...work })
    default:
      return { ended: await undoImported(db, { job, by, ...work }) }
  }
}

type Ending = Exclude<PassResult, { ended: 'closing' | 'lost' }> & { by: Authorized | null; now: Date }

/** Ends an import that this worker still holds. Written batches stay; the file stays while it is to be imported or has another list. */
export async function finishImport(db: Db, { job, token }: Claim, ending: Ending): Promise<boolean> {
  const { now } = ending
  const failure = ending.ended === 'failed' ? ending.failure : null
  const state = nextState(job.state, ending.ended)
  return inTransaction(db, async tx => {
    const { numUpdatedRows } = await tx
      .updateTable('imports')
      .set({
        state,
        failure,
        claim: null,
        claimedUntil: null,
        openAttempts: 0,
        stopAsked: false,
        updatedAt: now,
        ...(job.state === 'checking' ? readingColumns(ending) : {}),
      })
      .where('id', '=', job.id)
      .where('claim', '=', token)
      .where('state', '=', job.state)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    // Stopping one list does not stop the others: each gets its own dry run and decision, which needs the account.
    const hasNext = state === 'done' || (state === 'stopped' && failure !== 'account-gone')
    if (hasNext) await startNextList(tx, job.id, now)
    if (state !== 'checked') await tx.deleteFrom('importPieces').where('importId', '=', job.id).execute()
    if (job.state === 'importing') await recordWritten(tx, job, ending)
    if (state === 'undone') await recordUndone(tx, job, ending)
    return true
  })
}

function nextState(state: ImportState, ended: Ending['ended']): ImportState {
  if (state === 'checking') return ended === 'whole' ? 'checked' : 'failed'
  if (ended !== 'whole') return 'stopped'
  return state === 'importing' ? 'done' : 'undone'
}

function readingColumns(ending: Ending) {
  return 'table' in ending ? { recordTable: ending.table, reading: ending.reading ?? null } : {}
}

/** Records the import as one line of activity, and removes sample links once real ones are imported. */
async function recordWritten(tx: Db, job: ImportJob, { by, now }: Ending): Promise<void> {
  const counts = await countOutcomes(tx, job.id, 'import')
  if (job.recordTable === 'news_links' && counts.new > 0) await removeSamples(tx)
  if (counts.new + counts.changed === 0) return
  const after = { title: job.fileName, added: counts.new, changed: counts.changed }
  await recordActivity(tx, { recordId: job.id, action: 'add', after, by: by ?? editorOf(job), now })
}

/** Also counts the records that were kept because an editor has changed them since. */
async function recordUndone(tx: Db, job: ImportJob, { by, now }: Ending): Promise<void> {
  await sql`
    update imports set kept_count = (select count(*) from revisions where batch_id = imports.batch_id
        and record_table = imports.record_table and not undone)
    where id = ${job.id}`.execute(tx)
  const after = { title: job.fileName }
  await recordActivity(tx, { recordId: job.id, action: 'restore', after, by: by ?? editorOf(job), now })
}

/** The account that started the import may be deleted; the activity keeps its name. */
function editorOf({ accountName }: ImportJob) {
  return { accountId: null, name: accountName }
}
