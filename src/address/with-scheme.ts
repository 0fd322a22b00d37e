// People type and list just the host name; like a browser, we add the scheme.
const hostFirst = /^[\p{L}\p{M}\p{N}_-]+(?:\.[\p{L}\p{M}\p{N}_-]+)+(?:[/?:]|$)/u

export function withScheme(address: string): string {
  if (address.startsWith('//')) return `https:${address}`
  return hostFirst.test(address) ? `https://${address}` : address
}
