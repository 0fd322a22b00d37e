import { promises as dns } from 'node:dns'
import { setTimeout as wait } from 'node:timers/promises'

/** All addresses of a host name, IPv4 first. Throws when it has none, and when no name server responds. */
export type ResolveHost = (hostname: string) => Promise<string[]>

// A laptop changes networks, and c-ares reads the list of name servers only when a resolver is created.
const resolverLifeMs = 30_000

/**
 * Public names are resolved by the name servers directly: `dns.lookup` runs on libuv's few threads, where dead name servers would
 * delay all feeds. Allowed names are resolved by the operating system, which knows its hosts file.
 */
export function createResolveHost(
  isAllowedName: (hostname: string) => boolean,
  options: { nameServers?: readonly string[]; now?: () => number } = {},
): { resolveHost: ResolveHost; cancel: () => void } {
  const { nameServers, now = () => performance.now() } = options
  let resolver = startResolver(nameServers)
  let startedAt = now()
  return {
    async resolveHost(hostname) {
      if (isAllowedName(hostname)) return resolveBySystem(hostname)
      if (Math.abs(now() - startedAt) >= resolverLifeMs) {
        resolver = startResolver(nameServers)
        startedAt = now()
      }
      return resolveByNameServers(resolver, hostname)
    },
    cancel: () => resolver.cancel(),
  }
}

function startResolver(nameServers: readonly string[] | undefined): dns.Resolver {
  const resolver = new dns.Resolver({ timeout: 2_500, tries: 2 })
  if (nameServers !== undefined) resolver.setServers(nameServers)
  return resolver
}

async function resolveBySystem(hostname: string): Promise<string[]> {
  const answers = await dns.lookup(hostname, { all: true, order: 'ipv4first' })
  return answers.map(answer => answer.address)
}

// Some name servers never respond to a question for IPv6 addresses. RFC 8305, section 3, has this delay.
const sixWaitMs = 50

async function resolveByNameServers(resolver: dns.Resolver, hostname: string): Promise<string[]> {
  const six = resolver.resolve6(hostname)
  const sixOrNone = six.catch((): string[] => [])
  const four = await resolver.resolve4(hostname).catch((error: unknown) => ({ error }))
  if ('error' in four)
    return six.catch(() => {
      throw four.error
    })
  return [...four, ...(await Promise.race([sixOrNone, wait(sixWaitMs, [], { ref: false })]))]
}
