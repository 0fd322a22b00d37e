import { randomUUID } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { keepBeating, leaseRows } from '../../database/lease.ts'
import type { DB } from '../../database/tables.ts'
import { workedStates } from '../../domain/exchange/import-job.ts'
import { type ImportJob, toImportJob } from '../../domain/exchange/import-queries.ts'

export type Claim = { job: ImportJob; token: string }

// A killed worker's import is taken over after this time; a live worker renews its claim every second.
const claimMs = 30_000
const beatMs = 1_000

/** Claims the longest-waiting import, or one whose worker died, and counts the attempt. Null when none is due. */
export async function claimImport(db: Db, now: Date): Promise<Claim | null> {
  const token = randomUUID()
  const due = sql`state = any(${[...workedStates]})`
  const set = sql`claim = ${token}`
  const { rows } = await sql<Selectable<DB['imports']>>`
    ${leaseRows('imports', { due, order: sql`updated_at`, now, leaseMs: claimMs, set })} returning *`.execute(
    db,
  )
  const [row] = rows
  return row ? { job: toImportJob(row), token } : null
}

/** Why work ends early: an editor stopped it, the process is closing, or another worker has taken over the import. */
export type Halt = 'stop-asked' | 'closing' | 'lost'

export type Pulse = {
  halt: () => Halt | null
  report: (bytesDone: number) => void
  /** Reports progress: an attempt that makes progress does not count as one without an outcome. */
  advance: () => void
  end: () => Promise<void>
}

/** Renews the claim once a second, writes the progress, and learns whether the work should end. */
export function keepClaim(
  db: Db,
  { job, token }: Claim,
  { now, signal }: { now: () => Date; signal: AbortSignal },
): Pulse {
  let bytesDone = 0
  let hasAdvanced = false
  let halt: Halt | null = job.stopAsked && job.state === 'importing' ? 'stop-asked' : null
  const beat = async () => {
    const row = await db
      .updateTable('imports')
      .set({ bytesDone, claimedUntil: new Date(now().getTime() + claimMs) })
      .set(hasAdvanced ? { openAttempts: 0 } : {})
      .where('id', '=', job.id)
      .where('claim', '=', token)
      .where('state', '=', job.state)
      .returning('stopAsked')
      .executeTakeFirst()
    if (!row) halt = 'lost'
    else if (row.stopAsked && job.state === 'importing') halt ??= 'stop-asked'
  }
  // If the database stays unreachable, the work itself fails with that error.
  const beating = keepBeating(beat, beatMs)
  return {
    halt: () => (signal.aborted ? 'closing' : halt),
    report: bytes => {
      bytesDone = bytes
    },
    advance: () => {
      hasAdvanced = true
    },
    end: beating.end,
  }
}

/** Releases an import, so that another worker can continue it at once. */
export async function releaseImport(db: Db, { job, token }: Claim): Promise<void> {
  await db
    .updateTable('imports')
    .set({ claim: null, claimedUntil: null, openAttempts: 0 })
    .where('id', '=', job.id)
    .where('claim', '=', token)
    .execute()
}

type Work<Batch> = {
  pulse: Pulse
  /** How many batches run concurrently. */
  atOnce: number
  isDone?: (batch: Batch) => boolean
  work: (batch: Batch) => Promise<void>
}

/** Runs all batches, or until the pulse reports a reason to stop. Waits for the batches in flight; throws their error. */
export async function workThrough<Batch>(
  batches: AsyncIterable<Batch>,
  { pulse, atOnce, isDone = () => false, work }: Work<Batch>,
): Promise<'whole' | Halt> {
  const open = new Set<Promise<void>>()
  let failure: { error: unknown } | null = null
  const start = async (batch: Batch) => {
    try {
      await work(batch)
      pulse.advance()
    } catch (error) {
      failure ??= { error }
    }
  }
  const land = async (openMax: number) => {
    while (open.size > openMax) await Promise.race(open)
    if (failure) throw failure.error
  }
  try {
    for await (const batch of batches) {
      const halt = pulse.halt()
      if (halt) return halt
      if (isDone(batch)) continue
      await land(atOnce - 1)
      const flight = start(batch).finally(() => open.delete(flight))
      open.add(flight)
    }
  } finally {
    await land(0)
  }
  return 'whole'
}
