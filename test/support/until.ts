import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'

const everyMs = 20
// A third of a test's limit: a busy machine needs a few seconds, and the test ends with the reason, not by its limit.
const usualDeadlineS = 60

/**
 * Polls for a condition that another process causes, and throws an error that names `what` was expected if it stays false until
 * the deadline. Without a pause the loop would take the processor from that process.
 */
export async function until(
  what: string,
  isTrue: () => boolean | Promise<boolean>,
  { withinS = usualDeadlineS }: { withinS?: number } = {},
): Promise<void> {
  const endsAt = performance.now() + withinS * 1000
  while (!(await isTrue())) {
    if (performance.now() > endsAt) throw new Error(didNotHappen(what, withinS))
    await wait(everyMs)
  }
}

/** Like `until`, but checks the condition after each event `name` of `source` and at no other time. */
export async function untilEvent(
  what: string,
  isTrue: () => boolean,
  { source, name, withinS = usualDeadlineS }: { source: NodeJS.EventEmitter; name: string; withinS?: number },
): Promise<void> {
  const signal = AbortSignal.timeout(withinS * 1000)
  while (!isTrue()) {
    await once(source, name, { signal }).catch(error => {
      throw signal.aborted ? new Error(didNotHappen(what, withinS)) : error
    })
  }
}

const didNotHappen = (what: string, withinS: number) => `Waited ${withinS} s, but it did not happen: ${what}`
