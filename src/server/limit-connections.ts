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
 * Closes connections beyond nine tenths of the files that the process may have open, and survives one that the system cannot
 * accept. If one of several processes cannot take a connection that the main process passes to it, it is never passed another.
 */
export function limitConnections(
  server: Server,
  { openFilesMax, log }: { openFilesMax: number; log: Pick<Logger, 'warn'> },
): void {
  let nextWarningMs = 0
  const warnRarely = (details: object, text: string) => {
    if (performance.now() < nextWarningMs) return
    nextWarningMs = performance.now() + warningsEveryMs
    log.warn(details, text)
  }
  server.once('listening', () => {
    server.on('error', err => warnRarely({ err }, 'a connection could not be accepted'))
  })
  if (openFilesMax === Number.POSITIVE_INFINITY) return
  const kept = Math.max(keptMin, Math.ceil(openFilesMax * keptShare))
  const connectionsMax = Math.max(1, openFilesMax - kept)
  // Node's types lack the second argument: without it, the main process would keep offering the connection to all processes.
  Object.assign(server, { maxConnections: connectionsMax, dropMaxConnection: true })
  const limits = { connectionsMax, openFilesMax }
  if (openFilesMax < openFilesUsual)
    log.warn(limits, `the limit of open files is too low: raise it (${where})`)
  const tooMany = `connections are closed, because too many are open: raise the limit of open files (${where})`
  server.on('drop', () => warnRarely(limits, tooMany))
}
