import type { Db } from '../../database/connect.ts'
import type { Authorized } from '../../domain/accounts/authorize.ts'
import type { ExchangeTable } from '../../domain/exchange/exchange-table.ts'
import type { ImportFailure, ImportJob, Reading } from '../../domain/exchange/import-job.ts'
import type { ImportPass } from '../../domain/exchange/import-queries.ts'
import type { Halt, Pulse } from './claim-import.ts'
import { type BatchWork, doBatch } from './do-batch.ts'
import { openFile } from './file/open-file.ts'
import { listMovedKeys } from './moved-keys.ts'
import { type Batch, readBatches } from './read-batches.ts'
import { readPieces } from './read-pieces.ts'

export type PassResult =
  | { ended: 'whole'; table: ExchangeTable; reading: Reading }
  | { ended: 'failed'; failure: ImportFailure; table: ExchangeTable | null; reading: Reading | null }
  | { ended: Halt }

// The index of searches costs most of an import, and PostgreSQL uses one core a connection.
const batchesAtOnce = 2

/** Goes through the whole file once. Batches that an earlier worker finished are read, for what they hold, and left. */
export async function runPass(
  db: Db,
  work: { job: ImportJob; pass: ImportPass; by: Authorized; now: Date; pulse: Pulse },
): Promise<PassResult> {
  const { job, pass, now, pulse } = work
  const opened = await openFile(() => readPieces(db, job.id), { onBytes: pulse.report, list: job.list })
  if (!opened.ok) return { ...opened, ended: 'failed' }
  const { table, reading, records } = opened
  const finished = await listFinished(db, job.id, pass)
  const moved = await listMovedKeys(db, job, table)
  const flights = createFlights(db, { ...work, table, moved })
  try {
    for await (const batch of readBatches(records, { table, now })) {
      const halt = pulse.halt()
      if (halt) return { ended: halt }
      if (!finished.has(batch.number)) await flights.take(batch)
    }
  } finally {
    await flights.land()
  }
  return { ended: 'whole', table, reading }
}

async function listFinished(db: Db, importId: string, pass: ImportPass): Promise<Set<number>> {
  const parts = await db
    .selectFrom('importParts')
    .select('number')
    .where('importId', '=', importId)
    .where('pass', '=', pass)
    .execute()
  return new Set(parts.map(part => part.number))
}

/** Lets a few batches be written at once; `take` waits for a free place, `land` for all, and both throw what failed. */
function createFlights(db: Db, { pulse, ...work }: BatchWork & { pulse: Pulse }) {
  const open = new Set<Promise<void>>()
  let failure: { error: unknown } | null = null
  const start = async (batch: Batch) => {
    try {
      await doBatch(db, batch, work)
      pulse.advance()
    } catch (error) {
      failure ??= { error }
    }
  }
  const land = async (placesTaken: number) => {
    while (open.size > placesTaken) await Promise.race(open)
    if (failure) throw failure.error
  }
  return {
    take: async (batch: Batch) => {
      await land(batchesAtOnce - 1)
      const flight = start(batch).finally(() => open.delete(flight))
      open.add(flight)
    },
    land: () => land(0),
  }
}
