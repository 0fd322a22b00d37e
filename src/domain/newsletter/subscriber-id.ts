import { createHmac } from 'node:crypto'

/**
 * The id of whoever subscribes with this address: the same after leaving and subscribing again, so that the unsubscribe link of
 * an old letter, which holds the id, also ends the new subscription. A UUID of version 8 (RFC 9562), keyed because an id must
 * not tell whether an address is ours.
 */
export function subscriberIdOf(key: string, address: string): string {
  const bytes = createHmac('sha256', key).update(`subscriber:${address}`).digest().subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** False for the random ids (version 7) of subscribers from before. */
export function isDerivedId(id: string): boolean {
  return id.charAt(14) === '8'
}
