import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** An IP address, with or without brackets, or a host name; undefined for any other text. */
export function readHost(text: string): string | undefined {
  const host = text.replace(/^\[(.*)\]$/, '$1').toLowerCase()
  return isIP(host) || isHostName(host) ? host : undefined
}

/** Where the last label is a number, browsers and the URL standard read an IPv4 address, so it is a wrong one. */
function isHostName(host: string): boolean {
  return (
    host.length <= 253 &&
    /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*\.?$/.test(host) &&
    !/(^|\.)\d+\.?$/.test(host)
  )
}

/** Whether a host is this machine: `localhost`, or any spelling of a loopback address. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || (isIP(host) !== 0 && ipaddr.process(host).range() === 'loopback')
}
