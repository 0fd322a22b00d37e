import { isIP } from 'node:net'
import { Agent, buildConnector } from 'undici'
import { isPublicAddress, isPublicInNat64, normalAddress } from './address-guard.ts'
import { FetchError, failureOfError } from './fetch-error.ts'
import { type FetchAllow, isFetchAllowed, isPortAllowed } from './fetch-url.ts'
import type { ResolveHost } from './resolve-host.ts'

// The one place where a socket to the outside is opened. The name is resolved once, every address in the answer is
// checked, and the socket goes to a checked address, never to the name, so a second DNS answer (rebinding) has no effect.
// It works below keep-alive and redirects, so every new connection passes through it.

export type Connect = buildConnector.connector

export type GuardRules = {
  allow: FetchAllow
  /** Ports of our own processes: refused on private addresses unless FETCH_ALLOW names them with the port. */
  ownPorts: readonly number[]
  ownAddresses: () => ReadonlySet<string>
  resolveHost: ResolveHost
  onRefused: (refused: { hostname: string; port: number; address: string }) => void
}

// A name may resolve to dozens of addresses, all of them dead.
const addressesMax = 4

/** A connector for undici that opens sockets to checked addresses only. */
export function createGuardedConnector(rules: GuardRules, connect: Connect = plainConnector()): Connect {
  return (options, callback) => {
    findAddresses(options, rules).then(
      addresses => connectToFirst(addresses, { options, connect, callback }),
      error => callback(error, null),
    )
  }
}

function plainConnector(): Connect {
  // HTTP/2 would give a hostile server many more ways to exhaust our memory, and feeds gain nothing from it.
  return buildConnector({ allowH2: false, rejectUnauthorized: true, timeout: 5_000, maxCachedSessions: 200 })
}

async function findAddresses(options: buildConnector.Options, rules: GuardRules): Promise<string[]> {
  const { hostname } = options
  const port = Number(options.port || (options.protocol === 'https:' ? 443 : 80))
  const isLiteral = isIP(hostname) !== 0
  const answers = isLiteral ? [hostname] : await rules.resolveHost(hostname)
  const addresses = isLiteral ? answers : answers.filter(address => !isPublicInNat64(address))
  if (addresses.length === 0) throw new FetchError('dns', { code: 'no-address-of-name' })
  const refused = addresses.find(address => !mayConnect({ hostname, port, address }, rules))
  if (refused === undefined) return addresses.slice(0, addressesMax)
  rules.onRefused({ hostname, port, address: refused })
  // Whether a name resolves to an inner address is a secret of that network, so it looks like a name that does not exist.
  throw new FetchError(isLiteral ? 'private-address' : 'dns', { code: 'private-address' })
}

function mayConnect(target: { hostname: string; port: number; address: string }, rules: GuardRules): boolean {
  const { hostname, port, address } = target
  if (isPublicAddress(address) && !rules.ownAddresses().has(normalAddress(address))) return true
  if (rules.ownPorts.includes(port)) return isPortAllowed(rules.allow, { hostname, port })
  return isFetchAllowed(rules.allow, { hostname, port })
}

type Connection = { options: buildConnector.Options; connect: Connect; callback: buildConnector.Callback }

/** Tries one address after the other. If all fail, reports the first error of an address that could be reached. */
function connectToFirst(
  [address = '', ...others]: string[],
  { options, connect, callback }: Connection,
  earlier?: Error,
): void {
  // The certificate must match the name, although the socket connects to the address.
  const servername = isIP(options.hostname) === 0 ? options.hostname.replace(/\.$/, '') : undefined
  const pinned = {
    ...options,
    hostname: address,
    servername: options.protocol === 'https:' ? servername : undefined,
  }
  connect(pinned, (...result) => {
    if (result[0] === null) return callback(...result)
    const error = earlier && failureOfError(earlier) !== 'unreachable' ? earlier : result[0]
    if (others.length === 0) callback(error, null)
    else connectToFirst(others, { options, connect, callback }, error)
  })
}

export type FetchAgent = {
  agent: Agent
  /** True while so many sockets are open that new connections should not be kept alive. */
  isCrowded: () => boolean
}

// Long enough for a redirect or the next image, and below the 5 s after which servers close idle connections.
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
