import type { Logger } from 'pino'
import type { Db } from '../database/connect.ts'
import { keepWorking } from '../database/keep-working.ts'
import { releaseRow } from '../database/lease.ts'
import { finishLetters } from '../domain/newsletter/letters.ts'
import { subjectOf } from '../domain/newsletter/mail-failure.ts'
import {
  type ClaimedMail,
  claimMail,
  dropMail,
  findGiveUpReason,
  recordFailure,
  recordSent,
} from '../domain/newsletter/outbox.ts'
import { composeMail } from './compose-mail.ts'
import type { Mailer } from './open-mailer.ts'
import { planLetters } from './plan-letters.ts'

type MailingDeps = {
  db: Db
  mailer: Mailer
  origin: string
  log: Logger
  now: () => Date
  signal: AbortSignal
}

/** Mails that one worker sends at once: what small mail servers accept from one client. */
export const lanes = 2

// Per lane; together ten mails a second, below what the large mail services allow a new sender.
const paceMs = 200

// The longest delay before a confirmation is sent, and before a letter is planned.
const everyMs = 2_000

// A mail server that is down or refuses us is left alone for this long, and for twice as long each further time.
const pauseMs = { first: 30_000, most: 10 * 60_000 }

/** Plans letters and sends waiting mails, until aborted. */
export async function keepMailing(deps: MailingDeps): Promise<void> {
  await Promise.all([keepPlanning(deps), ...Array.from({ length: lanes }, () => keepSending(deps))])
}

async function keepPlanning(deps: MailingDeps): Promise<void> {
  const { db, origin, log, now, signal } = deps
  const work = async () => {
    await planLetters(db, { origin, now: now() })
    await finishLetters(db, now())
  }
  await keepWorking(work, { everyMs, name: 'planning letters', log, signal })
}

async function keepSending(deps: MailingDeps): Promise<void> {
  const { log, signal } = deps
  let restMs = pauseMs.first
  let nextMs = everyMs
  const work = async () => {
    nextMs = everyMs
    const outcome = await sendNext(deps)
    if (outcome === 'none') return
    nextMs = outcome === 'tried' ? paceMs : restMs
    restMs = outcome === 'tried' ? pauseMs.first : Math.min(2 * restMs, pauseMs.most)
  }
  await keepWorking(work, { everyMs: () => nextMs, name: 'sending mails', log, signal })
}

/** Sends one mail, if one is due. Its attempt is counted before the mail is composed. */
export async function sendNext(deps: Omit<MailingDeps, 'log'>): Promise<'none' | 'tried' | 'server-fails'> {
  const { db, now, signal } = deps
  const mail = await claimMail(db, now())
  if (!mail) return 'none'
  const giveUpReason = findGiveUpReason(mail, now())
  if (giveUpReason) await recordFailure(db, mail, { failure: giveUpReason, reply: '', now: now() })
  else if (!mail.address) await dropMail(db, mail)
  else if (signal.aborted) await releaseRow(db, 'mails', mail.id)
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
  const failure = await recordFailure(db, mail, { ...sent, now: now() })
  return ['server', 'unanswered'].includes(subjectOf(failure)) ? 'server-fails' : 'tried'
}
