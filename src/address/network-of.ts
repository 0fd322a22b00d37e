import ipaddr from 'ipaddr.js'

/**
 * IPv4 by /24 and IPv6 by /48: the smallest networks that are routed on the internet, so a block of addresses given to
 * one customer lies within one. IPv6 clients are already named by their /64.
 */
export function networkOf(address: string): string {
  const isIpv6 = address.includes(':')
  return address
    .split(isIpv6 ? ':' : '.')
    .slice(0, 3)
    .join(isIpv6 ? ':' : '.')
}

/**
 * The network of a client on the internet; null for a private address: a proxy that TRUSTED_PROXIES does not name, so that all
 * readers seem to have its address, or a newsroom's own network.
 */
export function publicNetworkOf(address: string): string | null {
  const host = address.replace(/\/64$/, '')
  return ipaddr.isValid(host) && ipaddr.parse(host).range() === 'unicast' ? networkOf(address) : null
}
