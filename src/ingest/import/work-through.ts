import type { Halt, Pulse } from './claim-import.ts'

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
