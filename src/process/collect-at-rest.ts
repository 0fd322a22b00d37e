import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const lookEveryMs = 5_000
/** Below it a process that only keeps time and claims counts as resting: 1 % of a processor. */
const restingMsALook = 50
const looksOfRest = 4
/** So much work leaves something to collect; what the beats of an idle process add up to in an hour does too. */
const worthMs = 500

/**
 * Gives memory back to the system once the process has worked and then rested for twenty seconds. V8 by itself collects
 * when it allocates, so what a start or a burst has left behind stays for as long as nothing happens: 87 MB of a web process
 * where 65 are enough. The collection takes about 50 ms, and nobody waits for anything then.
 */
export function collectAtRest({
  readActiveMs = () => performance.eventLoopUtilization().active,
  collect = openCollector(),
}: {
  /** Milliseconds that the event loop has worked since the process began. */
  readActiveMs?: () => number
  collect?: () => void
} = {}): void {
  let activeMs = readActiveMs()
  let workedMs = Number.POSITIVE_INFINITY
  let rested = 0
  setInterval(() => {
    const sinceLook = readActiveMs() - activeMs
    activeMs += sinceLook
    workedMs += sinceLook
    rested = sinceLook < restingMsALook ? rested + 1 : 0
    if (rested < looksOfRest || workedMs < worthMs) return
    collect()
    workedMs = 0
    activeMs = readActiveMs()
  }, lookEveryMs).unref()
}

/** `gc` as `--expose-gc` has it; a flag of the command line would also show it to every module. */
function openCollector(): () => void {
  setFlagsFromString('--expose-gc')
  const gc: NodeJS.GCFunction = runInNewContext('gc')
  // Shrinks the heap of young objects too, which the usual one keeps at its size.
  return () => void gc({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
