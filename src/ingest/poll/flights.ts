type Flights = {
  add: (flight: Promise<unknown>) => void
  size: () => number
  /** How many more polls may start now. */
  placesFree: () => number
  /** Resolves when a flight ends, after `waitMs`, or on abort. */
  nextChange: (options: { waitMs: number; signal: AbortSignal }) => Promise<void>
  settled: () => Promise<void>
}

type Limits = { placesMax: number; inFlightMax: number; slowAfterMs: number }

/**
 * Polls in flight. Each holds one of `placesMax` places for `slowAfterMs`; a slower one frees its place for others, as
 * long as fewer than `inFlightMax` polls are in flight. Times are those of the monotonic clock.
 */
export function createFlights(limits: Limits, monotonicMs: () => number = () => performance.now()): Flights {
  const startedAtMs = new Map<Promise<unknown>, number>()
  const placesFree = () => {
    const quickSinceMs = monotonicMs() - limits.slowAfterMs
    const quick = [...startedAtMs.values()].filter(started => started > quickSinceMs).length
    return Math.max(0, Math.min(limits.placesMax - quick, limits.inFlightMax - startedAtMs.size))
  }
  return {
    add(flight) {
      const tracked: Promise<unknown> = flight.finally(() => startedAtMs.delete(tracked))
      startedAtMs.set(tracked, monotonicMs())
    },
    size: () => startedAtMs.size,
    placesFree,
    nextChange: options => waitForChange([...startedAtMs.keys()], options),
    settled: async () => {
      await Promise.all(startedAtMs.keys())
    },
  }
}

async function waitForChange(
  flights: Promise<unknown>[],
  { waitMs, signal }: { waitMs: number; signal: AbortSignal },
): Promise<void> {
  if (signal.aborted) return
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, waitMs)
  const onAbort = () => resolve()
  signal.addEventListener('abort', onAbort, { once: true })
  try {
    await Promise.race([promise, ...flights])
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', onAbort)
  }
}
