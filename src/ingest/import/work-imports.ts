import type { Db } from '../../database/connect.ts'
import { isDatabaseAway } from '../../database/database-away.ts'
import { keepWorking } from '../../database/keep-working.ts'
import { openAttemptsMax } from '../../database/lease.ts'
import { findWriteRefusal } from '../../database/write-refusal.ts'
import type { Authorized } from '../../domain/accounts/authorize.ts'
import { authorizeAccount } from '../../domain/accounts/authorize-account.ts'
import { type Claim, claimImport, keepClaim, type Pulse, releaseImport } from './claim-import.ts'
import { finishImport } from './finish-import.ts'
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

/** Works on pending imports until aborted. */
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

/**
 * Runs the dry run, the import or the undo, each a pass over batches. The readers of files and rows are loaded for the first
 * of them: most workers never import.
 */
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
