import type { ReadyMessage } from './supervise-process.ts'

/** Default environment of the web and worker processes. */
export const childEnvironment = {
  NODE_ENV: 'production',
  // Else each thread gets a heap of its own that keeps what is freed: the web process held 290 MB instead of 180.
  MALLOC_ARENA_MAX: '2',
}

/** Node lets young objects take 128 MB a thread on a machine with much memory: the worker held 400 MB, 45 in use. */
export const childFlags = ['--max-semi-space-size=16']

/**
 * Ends the process when it is told to or left alone, in the middle of its start as well: nobody would stop it later.
 * `works` tells the parent that it has started, and says what is to be closed before the end from then on.
 */
export function endWhenTold({ withinMs }: { withinMs: number }) {
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
  // The parent may have gone while the sources were read.
  if (process.connected === false) void end()
  const works = (message: ReadyMessage, closeAll: () => Promise<void>) => {
    close = closeAll
    // Without a callback, a channel that has just broken would be an error that nobody hears.
    process.send?.(message, () => undefined)
  }
  return { works }
}
