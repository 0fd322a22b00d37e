import ipaddr from 'ipaddr.js'

type TrustedProxies = (address: string) => boolean

/** Reads `TRUSTED_PROXIES`: addresses or CIDR ranges, already checked by `readConfig`. */
export function readTrustedProxies(entries: string[]): TrustedProxies {
  const ranges = entries.map(entry =>
    entry.includes('/') ? ipaddr.parseCIDR(entry) : wholeAddress(ipaddr.process(entry)),
  )
  return address => {
    if (!ipaddr.isValid(address)) return false
    const parsed = ipaddr.process(address)
    return ranges.some(([base, bits]) => parsed.kind() === base.kind() && parsed.match(base, bits))
  }
}

/**
 * The client's address for rate limits: the nearest address that is not a trusted proxy. An `X-Forwarded-For` that the
 * client itself sent never counts. An IPv6 network (/64) is one client: its owner has 2^64 addresses.
 */
export function readClientAddress(options: {
  remoteAddress: string
  forwardedFor: string | undefined
  isTrusted: TrustedProxies
}): string {
  const { remoteAddress, forwardedFor, isTrusted } = options
  const hops = (forwardedFor ?? '').split(',').map(hop => hop.trim())
  let address = remoteAddress
  while (isTrusted(address)) {
    const previous = hops.pop()
    if (!previous || !ipaddr.isValid(previous)) break
    address = previous
  }
  return toNetwork(address)
}

function toNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown'
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  return `${parsed.parts
    .slice(0, 4)
    .map(part => part.toString(16))
    .join(':')}::/64`
}

function wholeAddress(address: ipaddr.IPv4 | ipaddr.IPv6): [ipaddr.IPv4 | ipaddr.IPv6, number] {
  return [address, address.kind() === 'ipv4' ? 32 : 128]
}
