import type { ReadyMessage } from './supervise-process.ts'

/** Default environment of the web and worker processes. */
export const childEnvironment = {
  NODE_ENV: 'production',
  // Otherwise each thread has a heap of its own that keeps freed memory: the web process held 290 MB instead of 180.
  MALLOC_ARENA_MAX: '2',
}

// Node lets young objects take 128 MB per thread on a machine with much memory: the worker held 400 MB, 45 of it in use.
const youngHeap = '--max-semi-space-size=16'

/**
 * Node's flags of the processes. The worker collects its garbage as soon as the heap has grown by two fifths: a pass over
 * 15,000 stories took 53 MB instead of 153, in the same time. The web process would need a fifth more processor for a page.
 */
export const childFlags = { web: [youngHeap], worker: [youngHeap, '--heap-growing-percent=40'] }

/**
 * Ends the process on a signal or when its parent is gone, even during its start, because nothing would stop it later.
 * `reportReady` tells the parent that the process has started, answers its pings, and sets what is closed before the end
 * from then on.
 */
export function exitOnSignal({ withinMs }: { withinMs: number }) {
  let close = async (): Promise<void> => undefined
  let isEnding = false
  const end = async () => {
    if (isEnding) return
    isEnding = true
    setTimeout(() => process.exit(1), withinMs).unref()
    await close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.on(signal, end)
  // The parent may have gone while the sources were being loaded.
  if (process.connected === false) void end()
  const reportReady = (message: ReadyMessage, closeAll: () => Promise<void>) => {
    close = closeAll
    process.on('message', () => process.send?.('pong', () => undefined))
    // Without a callback, a channel that has just broken would raise an unhandled error.
    process.send?.(message, () => undefined)
  }
  return { reportReady }
}
