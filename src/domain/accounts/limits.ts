import { networkOf } from '../../address/network-of.ts'
import type { Db } from '../../database/connect.ts'
import { type AttemptResult, type Bucket, bucketKey, giveBackToEach, takeFromEach } from './attempt-bucket.ts'
import type { Authorized } from './authorize.ts'

// Limits sign-in attempts. An attempt counts before the password is checked, so that many simultaneous ones cannot slip
// through; a correct one is given back. A browser that has signed in before has a bucket of its own, so that an attacker
// elsewhere cannot lock the account's owner out.

/** `address`: the client, as `readClientAddress` names it; an IPv6 network counts as one. */
type SignInAttempt = { email: string; address: string; trustedDevice: Buffer | null; now: Date }

const minuteMs = 60_000

/** Counts an attempt, or says when the next one is allowed; any full bucket refuses it. */
export async function takeAttempt(db: Db, attempt: SignInAttempt): Promise<AttemptResult> {
  return takeFromEach(db, signInBuckets(attempt), attempt.now)
}

/** After a correct password: the attempt does not count against the next one. */
export async function giveAttemptBack(db: Db, attempt: SignInAttempt): Promise<void> {
  await giveBackToEach(db, signInBuckets(attempt))
}

function signInBuckets({ email, address, trustedDevice }: SignInAttempt): Bucket[] {
  if (trustedDevice) {
    return [
      { key: bucketKey('device', trustedDevice.toString('hex')), attemptsMax: 10, windowMs: 15 * minuteMs },
    ]
  }
  return [
    { key: bucketKey('address', address), attemptsMax: 10, windowMs: 5 * minuteMs },
    // As many as five addresses: whoever has one of an IPv6 network often has 65,536. It does not fill the account's bucket.
    { key: bucketKey('sign-in-network', networkOf(address)), attemptsMax: 50, windowMs: 5 * minuteMs },
    { key: bucketKey('account', email), attemptsMax: 20, windowMs: 15 * minuteMs },
  ]
}

// How often a program may use its token, and how often an address may try wrong ones. 256 bits cannot be guessed; the
// second limit bounds what a broken program costs. It never refuses a good token, so that neighbours with the same
// address cannot lock each other out.

/** A request a second: more than an import by hand, less than a runaway loop. */
export async function takeTokenUse(
  db: Db,
  { tokenId, now }: { tokenId: string; now: Date },
): Promise<AttemptResult> {
  return takeFromEach(
    db,
    [{ key: bucketKey('api-token', tokenId), attemptsMax: 300, windowMs: 5 * minuteMs }],
    now,
  )
}

export async function takeWrongToken(
  db: Db,
  { address, now }: { address: string; now: Date },
): Promise<AttemptResult> {
  return takeFromEach(
    db,
    [{ key: bucketKey('api-wrong', address), attemptsMax: 20, windowMs: 5 * minuteMs }],
    now,
  )
}

// An editor at work pastes one address every ten seconds; a stolen session must not turn us into a scanner.
// Pictures are fetched more often, because each picture address that is typed shows a preview.
const fetchesMaxOf = { page: 60, picture: 200 }
const fetchWindowMs = 5 * 60_000

/** Counts one page or picture that an editor wants fetched. */
export async function takeFetch(
  db: Db,
  { what, by, now }: { what: keyof typeof fetchesMaxOf; by: Authorized<'contributor'>; now: Date },
): Promise<AttemptResult> {
  const key = bucketKey(`fetch-${what}`, by.accountId ?? by.name)
  return takeFromEach(db, [{ key, attemptsMax: fetchesMaxOf[what], windowMs: fetchWindowMs }], now)
}

// Limits how many tips are accepted, read and kept. Without limits, anybody could fill the queue without an account and
// send our worker anywhere. No limit that strangers can reach excludes others: acceptance is limited per address and
// network, and tips beyond the other limits wait longer.

/** In the queue at once: less than an hour's work of one editor, at sixty entries in ten minutes. */
export const queuedTipsMax = 300

/** Kept unread, for further tips of the same network and for first ones. They take 3 KB each at most. */
export const keptTipsMax = { further: 300, first: 5_000 }

function tipBuckets(address: string): Bucket[] {
  return [
    // A reader going through a morning paper sends no more.
    { key: bucketKey('tip', address), attemptsMax: 5, windowMs: 15 * minuteMs },
    // As many as one address may send in an hour, since rented addresses are often neighbours.
    { key: bucketKey('tip-network', networkOf(address)), attemptsMax: 20, windowMs: 60 * minuteMs },
  ]
}

/**
 * `address` as `readClientAddress` names clients; a network that sends too many does not affect others. `count`: the tips
 * of its network within the hour, including this one.
 */
export async function takeTip(
  db: Db,
  { address, now }: { address: string; now: Date },
): Promise<AttemptResult> {
  return takeFromEach(db, tipBuckets(address), now)
}

/** Strangers, however many they are, can make our worker fetch at most one page a minute, averaged over an hour. */
export async function takeTipReading(db: Db, now: Date): Promise<AttemptResult> {
  const key = bucketKey('tips', 'read')
  return takeFromEach(db, [{ key, attemptsMax: 60, windowMs: 60 * minuteMs }], now)
}
