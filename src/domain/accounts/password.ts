import { setTimeout } from 'node:timers/promises'
import { hash, verify } from '@node-rs/argon2'
import { createLimiter, type GiveUp } from '../../concurrency/limiter.ts'
import type { Db } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import { bucketOf, giveBackToEach, takeFromEach } from './limits.ts'
import { closeAllSessions, hasShownSecondFactor, openSession } from './sessions.ts'
import { trustDevice } from './trusted-devices.ts'

// OWASP's first choice for argon2id (the library's default kind): 19 MiB, two passes, one lane.
const recommendedCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// Hashing runs on libuv's four threads, which files and DNS need too: two at a time leave room for other pages. One of them is
// for people who have proved something (a session, a link, an earlier sign-in), however many strangers send passwords.
const hashesAtOnce = { known: 1, strangers: 1 }

// Longer than some eighty strangers take, short enough that their requests, and the memory for them, do not pile up.
const strangersPatienceMs = 4_000
const losePatience = (signal: AbortSignal) => setTimeout(strangersPatienceMs, null, { signal, ref: false })

// One network, however many addresses it has, must not be the whole queue: these take less than a second.
const waitingPerNetworkMax = 20

export type Passwords = {
  /** The same password typed on different keyboards (composed or decomposed letters) has the same hash. */
  hash: (password: string) => Promise<string>
  /** Whether the password matches the hash; passwords of any length and script are compared whole. */
  matches: (password: string, passwordHash: string) => Promise<boolean>
  /** Runs the work of a browser of this network that never signed in, in its turn, with its own `matches`; null if too many wait. */
  asStranger: <T>(network: string, work: (matches: Passwords['matches']) => Promise<T>) => Promise<T | null>
}

/** One per process: calls queue here, so that a burst of sign-ins leaves threads to other pages. A hash contains its cost. */
export function openPasswords(cost = recommendedCost, giveUp: GiveUp = losePatience): Passwords {
  const known = createLimiter(hashesAtOnce.known)
  const strangers = createLimiter(hashesAtOnce.strangers)
  const waiting = new Map<string, number>()
  const check = (password: string, passwordHash: string) => verify(passwordHash, password.normalize('NFC'))
  return {
    hash: password => known.run(() => hash(password.normalize('NFC'), cost)),
    matches: (...pair) => known.run(() => check(...pair)),
    asStranger: async (network, work) => {
      const others = waiting.get(network) ?? 0
      if (others >= waitingPerNetworkMax) return null
      waiting.set(network, others + 1)
      try {
        return await strangers.run(() => work(check), giveUp)
      } finally {
        const left = (waiting.get(network) ?? 1) - 1
        if (left > 0) waiting.set(network, left)
        else waiting.delete(network)
      }
    },
  }
}

export type NewPasswordProblem = 'too-short' | 'too-long' | 'common'

// NIST SP 800-63B: length protects, composition rules do not. 1,000 keeps a form from becoming a load test.
const charactersMin = 10
const charactersMax = 1_000

/** The problem with a chosen password, or null. */
export async function findNewPasswordProblem(password: string): Promise<NewPasswordProblem | null> {
  const characters = [...password].length
  if (characters < charactersMin) return 'too-short'
  if (characters > charactersMax) return 'too-long'
  return (await commonPasswords()).has(password.toLowerCase()) ? 'common' : null
}

// Loaded on first use: 49,233 words that most processes never need.
async function commonPasswords(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}

type PasswordConfirmation = {
  accountId: string
  /** The live session that makes the request. */
  sessionId: string
  password: string
  passwords: Passwords
  now: Date
}

export type ConfirmPasswordResult = { ok: true } | { ok: false; reason: 'wrong-password' | 'throttled' }

// The sign-in limits do not apply here: a stranger can fill those with wrong passwords for a known e-mail address, and
// would keep its owner from changing the password. Ten attempts per session still make guessing hopeless, because a
// further session needs the password.
const confirmationLimit = { attemptsMax: 10, minutes: 15 }

/** Checks the password again before an action for which a session is not enough. Only this session's attempts count. */
export async function confirmPassword(
  db: Db,
  { accountId, sessionId, password, passwords, now }: PasswordConfirmation,
): Promise<ConfirmPasswordResult> {
  const buckets = [bucketOf('confirmation', sessionId, confirmationLimit)]
  if (!(await takeFromEach(db, buckets, now)).ok) return { ok: false, reason: 'throttled' }
  const { passwordHash } = await db
    .selectFrom('accounts')
    .select('passwordHash')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  if (!(await passwords.matches(password, passwordHash))) return { ok: false, reason: 'wrong-password' }
  await giveBackToEach(db, buckets)
  await db.updateTable('sessions').set({ provedAt: now }).where('id', '=', sessionId).execute()
  return { ok: true }
}

type PasswordChange = {
  accountId: string
  sessionId: string
  current: string
  next: string
  address: string
  device: string
  passwords: Passwords
  now: Date
}

export type PasswordChangeResult =
  | { ok: true; sessionToken: string; deviceToken: string }
  | { ok: false; reason: NewPasswordProblem | 'wrong-password' | 'throttled' }

/** Changes one's own password: every session ends, and the person continues in a new one. */
export async function changePassword(db: Db, change: PasswordChange): Promise<PasswordChangeResult> {
  const { accountId, sessionId, address, passwords, now } = change
  const { passwordHash: hashBefore } = await db
    .selectFrom('accounts')
    .select('passwordHash')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const confirmed = await confirmPassword(db, {
    accountId,
    sessionId,
    password: change.current,
    passwords,
    now,
  })
  if (!confirmed.ok) return confirmed
  const problem = await findNewPasswordProblem(change.next)
  if (problem) return { ok: false, reason: problem }
  const passwordHash = await passwords.hash(change.next)
  return inTransaction(db, async tx => {
    // A request with the old password must not overwrite a change made in the meantime.
    const { numUpdatedRows } = await tx
      .updateTable('accounts')
      .set({ passwordHash, updatedAt: now })
      .where('id', '=', accountId)
      .where('passwordHash', '=', hashBefore)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return { ok: false, reason: 'wrong-password' }
    const hasSecondFactor = await hasShownSecondFactor(tx, sessionId)
    await closeAllSessions(tx, accountId)
    const opened = { accountId, hasSecondFactor, device: change.device, address, now }
    const sessionToken = await openSession(tx, opened)
    return { ok: true, sessionToken, deviceToken: await trustDevice(tx, { accountId, now }) }
  })
}
