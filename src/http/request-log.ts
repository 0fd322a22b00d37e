import type { IncomingMessage } from 'node:http'
import type { Logger } from 'pino'

// What people searched for, tokens and the like stand in the query: only the path is written down.
const loggedPathMax = 200

/** One line an answer that took work; pages from memory are counted, not written down. */
export function logAnswer(
  log: Logger,
  { request, status, ms }: { request: IncomingMessage; status: number; ms: number },
): void {
  const path = (request.url ?? '').replace(/\?.*/s, '').slice(0, loggedPathMax)
  log.info({ method: request.method, path, status, ms: Math.round(ms * 10) / 10 }, 'answered')
}
