import { isWebAddress } from '../fields/form-text-schema.ts'

// The owner of an outlet: a fact with an address as its source and a day. The table's constraint enforces the same.

export const ownerLengthMax = 200

const sourceLengthMax = 2_048

/** The name must not be empty in the form in which owners are compared (`owner_key`). */
export function isOwnerName(owner: string): boolean {
  return owner.replaceAll(/[\s.,]/g, '') !== ''
}

export function isOwnerSource(url: string): boolean {
  return url.startsWith('https://') && isWebAddress(url) && url.length <= sourceLengthMax && !/\s/.test(url)
}

// The day in the zone that is furthest ahead (UTC+14), so that today's date is accepted everywhere.
const furthestAheadMs = 14 * 3_600_000

/** `day` is YYYY-MM-DD. Whether it has not begun anywhere on earth. */
export function isFutureDay(day: string, now: Date): boolean {
  return day > new Date(now.getTime() + furthestAheadMs).toISOString().slice(0, 10)
}
