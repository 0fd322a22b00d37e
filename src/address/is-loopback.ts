import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Whether a host is this machine: `localhost`, or any spelling of a loopback address. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || (isIP(host) !== 0 && ipaddr.process(host).range() === 'loopback')
}
