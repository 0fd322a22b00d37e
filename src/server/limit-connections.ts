import type { Server } from 'node:net'
import type { Logger } from 'pino'

// Files, pipes and connections to the database need open files too.
const keptShare = 0.1
const keptMin = 100

// Systems allow at least as many by default.
const openFilesUsual = 1_024

const where = 'LimitNOFILE of a systemd unit, ulimit -n of a shell'

const warningsEveryMs = 60_000

/**
 * Closes connections beyond nine tenths of the files that the process may have open. If one of several processes
 * cannot take a connection that the main process passes to it, it is never passed another.
 */
export function limitConnections(
  server: Server,
  { openFilesMax, log }: { openFilesMax: number; log: Pick<Logger, 'warn'> },
): void {
  if (openFilesMax === Number.POSITIVE_INFINITY) return
  const kept = Math.max(keptMin, Math.ceil(openFilesMax * keptShare))
  const connectionsMax = Math.max(1, openFilesMax - kept)
  // Node's types lack the second argument: without it, the main process would keep offering the connection to all processes.
  Object.assign(server, { maxConnections: connectionsMax, dropMaxConnection: true })
  const limits = { connectionsMax, openFilesMax }
  if (openFilesMax < openFilesUsual)
    log.warn(limits, `the limit of open files is too low: raise it (${where})`)
  let nextWarningMs = 0
  server.on('drop', () => {
    if (performance.now() < nextWarningMs) return
    nextWarningMs = performance.now() + warningsEveryMs
    log.warn(
      limits,
      `connections are closed, because too many are open: raise the limit of open files (${where})`,
    )
  })
}
