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
