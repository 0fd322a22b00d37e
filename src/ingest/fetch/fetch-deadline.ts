import { FetchError } from './fetch-error.ts'

export type FetchDeadline = {
  signal: AbortSignal
  /** Resolves as `work` does, or rejects with the deadline's FetchError, even if `work` ignores the signal. */
  race: <T>(work: Promise<T>) => Promise<T>
  /** Cancels anything in flight, such as a body that nobody will read and that would keep its socket open. */
  abandon: () => void
  clear: () => void
}

/** One deadline for a whole fetch (DNS, redirects, headers, body); the caller's signal ends it early. */
export function startFetchDeadline(deadlineMs: number, outer?: AbortSignal): FetchDeadline {
  const controller = new AbortController()
  const { promise: passed, reject } = Promise.withResolvers<never>()
  // Without a race in flight nothing handles this rejection; the signal has already reported it.
  passed.catch(() => undefined)
  const end = (error: FetchError) => {
    controller.abort(error)
    reject(error)
  }
  const cancel = () => end(new FetchError('cancelled', { code: 'stopped' }))
  const timer = setTimeout(() => end(new FetchError('timeout', { code: 'deadline' })), deadlineMs)
  outer?.addEventListener('abort', cancel)
  if (outer?.aborted) cancel()
  return {
    signal: controller.signal,
    abandon: () => controller.abort(),
    race: work => Promise.race([work, passed]),
    clear() {
      clearTimeout(timer)
      outer?.removeEventListener('abort', cancel)
    },
  }
}
