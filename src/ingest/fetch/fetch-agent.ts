import { Agent } from 'undici'
import { type Connect, createGuardedConnector, type GuardRules } from './guarded-connector.ts'

export type FetchAgent = {
  agent: Agent
  /** True while so many sockets are open that new connections should not be kept alive. */
  isCrowded: () => boolean
}

// Long enough for a redirect or the next image of the same host. Servers close idle connections after 5 s or more, so we
// never send into a connection that is just being closed.
const idleMs = 2_000
// Polling a thousand hosts in a minute must not leave a thousand sockets open.
const socketsMaxDefault = 256
const connectionsPerOrigin = 6
const headerBytesMax = 32 * 1024

/** undici's connection pool, with every connection opened by the guarded connector. */
export function createFetchAgent(
  rules: GuardRules,
  options: { connect?: Connect; socketsMax?: number } = {},
): FetchAgent {
  const { socketsMax = socketsMaxDefault } = options
  let openSockets = 0
  const guarded = createGuardedConnector(rules, options.connect)
  const agent = new Agent({
    allowH2: false,
    pipelining: 1,
    connections: connectionsPerOrigin,
    keepAliveTimeout: idleMs,
    keepAliveMaxTimeout: idleMs,
    maxHeaderSize: headerBytesMax,
    connect: (options, callback) =>
      guarded(options, (...result) => {
        if (result[0] === null) {
          openSockets += 1
          result[1].once('close', () => {
            openSockets -= 1
          })
        }
        callback(...result)
      }),
  })
  return { agent, isCrowded: () => openSockets >= socketsMax }
}
