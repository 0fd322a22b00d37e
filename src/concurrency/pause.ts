import { setTimeout as wait } from 'node:timers/promises'

/** Resolves after this time, or as soon as the signal is aborted. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return wait(ms, undefined, { signal }).catch(() => undefined)
}
