import type { Db } from '../../database/connect.ts'
import { type AttemptResult, type Bucket, bucketKey, takeFromEach } from './attempt-bucket.ts'

// Decides how many tips are taken, read and kept. Without limits, whoever may write without an account fills the queue
// and sends our worker wherever they like. No limit that strangers can reach closes the box for others: those at the
// door count for one address and its network, and what is beyond the others waits longer.

/** In the queue at once: what one editor gets through in an hour, at sixty entries in ten minutes. */
export const queuedTipsMax = 300

/** Kept unread, for the second and further tips of a network and for first ones. They take 3 KB each at most. */
export const keptTipsMax = { further: 300, first: 5_000 }

const minuteMs = 60_000

function bucketsOf(address: string): Bucket[] {
  return [
    // A reader with a morning's paper sends no more.
    { key: bucketKey('tip', address), attemptsMax: 5, windowMs: 15 * minuteMs },
    // As many as one address may in the hour: whoever rents addresses has neighbouring ones.
    { key: bucketKey('tip-network', networkOf(address)), attemptsMax: 20, windowMs: 60 * minuteMs },
  ]
}

/**
 * `address` as `readClientAddress` names clients; one that sends too many costs other networks nothing. `count`: the
 * tips of its network within the hour, with this one.
 */
export async function takeTip(
  db: Db,
  { address, now }: { address: string; now: Date },
): Promise<AttemptResult> {
  return takeFromEach(db, bucketsOf(address), now)
}

/** A page a minute over the hour is what strangers, however many, may make our worker ask others for. */
export async function takeTipReading(db: Db, now: Date): Promise<AttemptResult> {
  const key = bucketKey('tips', 'read')
  return takeFromEach(db, [{ key, attemptsMax: 60, windowMs: 60 * minuteMs }], now)
}

/**
 * IPv4 by /24 and IPv6 by /48: the smallest networks that the internet routes, so what one customer of a host or an
 * access provider is given as a block lies within one. Clients of IPv6 are named by their /64 already.
 */
export function networkOf(address: string): string {
  const isIpv6 = address.includes(':')
  return address
    .split(isIpv6 ? ':' : '.')
    .slice(0, 3)
    .join(isIpv6 ? ':' : '.')
}
