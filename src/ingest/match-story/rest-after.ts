/** Polls share this thread: after each batch they have it alone for three times as long as the batch took. */
const restPerBatch = 3

/** A part of that shows whether anything else is to be done at all. */
const lookPerBatch = 0.25

/** The thread of a worker without feeds that are due is busy for less than a hundredth of its time. */
const idleBelow = 0.05

type Thread = {
  wait: (ms: number) => Promise<void>
  /** Starts to measure; the function that it returns says for what share of the time since then the thread was busy. */
  measureBusy: () => () => number
}

/**
 * Rests after a batch of `tookMs`. Fifty thousand articles that came at once would take twenty minutes with the whole rest
 * after each batch: where the thread has nothing else to do, it is cut short.
 */
export async function restAfter(tookMs: number, { wait, measureBusy }: Thread): Promise<void> {
  const busyShare = measureBusy()
  await wait(tookMs * lookPerBatch)
  if (busyShare() >= idleBelow) await wait(tookMs * (restPerBatch - lookPerBatch))
}
