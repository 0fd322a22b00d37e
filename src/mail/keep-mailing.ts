import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Db } from '../database/connect.ts'
import { findWriteRefusal } from '../database/write-refusal.ts'
import { finishLetters } from '../domain/newsletter/finish-letters.ts'
import { subjectOf } from '../domain/newsletter/mail-failure.ts'
import {
  type ClaimedMail,
  claimMail,
  dropMail,
  findEnd,
  recordFailure,
  recordSent,
  releaseMail,
} from '../domain/newsletter/outbox.ts'
import { composeMail } from './compose-mail.ts'
import type { Mailer } from './open-mailer.ts'
import { planLetters } from './plan-letters.ts'

export type MailingDeps = {
  db: Db
  mailer: Mailer
  origin: string
  log: Logger
  now: () => Date
  signal: AbortSignal
}

/** Mails that one worker sends at once: what small mail servers take from one client. */
export const lanes = 2

// Of each lane; together ten mails a second, below what the large mail services allow a new sender.
const paceMs = 200

// How late a confirmation leaves, and a letter is planned.
const everyMs = 2_000

// A mail server that is away, or that refuses us, is left alone for as long, and for twice as long each further time.
const pauseMs = { first: 30_000, most: 10 * 60_000 }

/** Plans letters and sends what waits, until aborted. A database that is away is waited for. */
export async function keepMailing(deps: MailingDeps): Promise<void> {
  await Promise.all([keepPlanning(deps), ...Array.from({ length: lanes }, () => keepSending(deps))])
}

async function keepPlanning(deps: MailingDeps): Promise<void> {
  const { db, origin, log, now, signal } = deps
  while (!signal.aborted) {
    await survive(log, async () => {
      await planLetters(db, { origin, now: now() })
      await finishLetters(db, now())
    })
    await pause(everyMs, signal)
  }
}

async function keepSending(deps: MailingDeps): Promise<void> {
  const { log, signal } = deps
  let restMs = pauseMs.first
  while (!signal.aborted) {
    const outcome = (await survive(log, () => sendNext(deps))) ?? 'none'
    if (outcome !== 'server-fails') restMs = outcome === 'tried' ? pauseMs.first : restMs
    await pause(outcome === 'tried' ? paceMs : outcome === 'none' ? everyMs : restMs, signal)
    if (outcome === 'server-fails') restMs = Math.min(2 * restMs, pauseMs.most)
  }
}

/** Sends one mail, if one waits. Its attempt is counted before anything is made of it. */
export async function sendNext(deps: Omit<MailingDeps, 'log'>): Promise<'none' | 'tried' | 'server-fails'> {
  const { db, now, signal } = deps
  const mail = await claimMail(db, now())
  if (!mail) return 'none'
  const end = findEnd(mail, now())
  if (end) await recordFailure(db, mail, { failure: end, reply: '', now: now() })
  else if (!mail.address) await dropMail(db, mail)
  else if (signal.aborted) await releaseMail(db, mail)
  else return await sendTo(deps, mail, mail.address)
  return 'tried'
}

async function sendTo(
  { db, mailer, origin, now }: Omit<MailingDeps, 'log'>,
  mail: ClaimedMail,
  address: string,
): Promise<'tried' | 'server-fails'> {
  const composed = await composeMail(db, { mail, address, origin, now: now() })
  if (!composed) {
    await dropMail(db, mail)
    return 'tried'
  }
  const sent = await mailer.send(composed)
  if (sent.ok) {
    await recordSent(db, mail, now())
    return 'tried'
  }
  await recordFailure(db, mail, { ...sent, now: now() })
  return subjectOf(sent.failure) === 'server' ? 'server-fails' : 'tried'
}

async function survive<T>(log: Logger, work: () => Promise<T>): Promise<T | null> {
  try {
    return await work()
  } catch (err) {
    // A full disk lasts for hours, and lines about it would fill it further.
    if (!findWriteRefusal(err)) log.error({ err }, 'the newsletter met an error and goes on in a moment')
    return null
  }
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await wait(ms, undefined, { signal }).catch(() => undefined)
}
