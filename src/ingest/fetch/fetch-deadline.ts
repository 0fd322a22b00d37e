import { FetchError } from './fetch-error.ts'

export type FetchDeadline = {
  signal: AbortSignal
  /** The result of `work`, or the deadline's FetchError once it has passed, even if `work` ignores the signal. */
  race: <T>(work: Promise<T>) => Promise<T>
  /** Drops what is still under way, such as a body that nobody will read: it would hold its socket. */
  abandon: () => void
  clear: () => void
}

/** One deadline for a whole fetch (names, redirects, headers, body), ended early by the caller's own signal. */
export function startFetchDeadline(deadlineMs: number, outer?: AbortSignal): FetchDeadline {
  const controller = new AbortController()
  const { promise: passed, reject } = Promise.withResolvers<never>()
  // Without a race under way nobody listens; the signal has told all there is to tell.
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
