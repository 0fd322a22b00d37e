import type { Language } from '../../text/language.ts'
import * as words from '../../words/mail-failures.ts'
import { isKeyOf } from '../fields/is-key-of.ts'

// Every way in which sending a mail can fail, as a closed list; the newsletter's page shows its texts.

const failures = {
  'address-refused': words.addressRefused,
  'message-refused': words.messageRefused,
  'try-later': words.tryLater,
  'no-connection': words.noConnection,
  timeout: words.timeout,
  'no-answer': words.noAnswer,
  'no-tls': words.noTls,
  'bad-certificate': words.badCertificate,
  'login-refused': words.loginRefused,
  'relay-refused': words.relayRefused,
  'sender-refused': words.senderRefused,
  expired: words.expired,
  'given-up': words.givenUp,
  'returned-mail': words.returnedMail,
  unknown: words.unknown,
} as const

export type MailFailure = keyof typeof failures

export function describeMailFailure(code: string, language: Language): string {
  return isKeyOf(failures, code) ? failures[code](language) : failures.unknown(language)
}

/** Whether the mail server would refuse all other mails too. */
export function isOfServer(code: string): boolean {
  return concerns('server', code)
}

/**
 * Whether a failure concerns the address (a bounce), this mail only, or the mail server, which would refuse all other
 * mails too, so that sending pauses for a while. `later`: the next attempt may succeed. `unanswered`: the server has the whole
 * mail and may have delivered it, so each further attempt may be one more copy.
 */
export function subjectOf(failure: MailFailure): 'address' | 'mail' | 'server' | 'later' | 'unanswered' {
  switch (failure) {
    case 'address-refused':
    case 'returned-mail':
      return 'address'
    case 'message-refused':
    case 'expired':
    case 'given-up':
      return 'mail'
    case 'try-later':
    case 'unknown':
      return 'later'
    case 'no-answer':
      return 'unanswered'
    case 'no-connection':
    case 'timeout':
    case 'no-tls':
    case 'bad-certificate':
    case 'login-refused':
    case 'relay-refused':
    case 'sender-refused':
      return 'server'
  }
}

function concerns(subject: ReturnType<typeof subjectOf>, code: string): boolean {
  return isKeyOf(failures, code) && subjectOf(code) === subject
}

/** The failures that concern the address. */
export const bounces = Object.keys(failures).filter(code => concerns('address', code))

// Reads a returned mail (RFC 3464): which of ours it was, and whether it failed for good. The message id is the evidence:
// only the receivers of a mail know it, so a stranger who writes to the sender's address cannot disable a subscriber.

const failed = /^Action:[ \t]*failed\b/im
const permanent = /^Status:[ \t]*5\.\d{1,3}\.\d{1,3}/im
// As mail/compose-mail.ts writes them; nodemailer puts the id of a long host name on a line of its own. The report's own
// Message-ID comes first, but it is not a UUID of ours.
const messageId =
  /^(?:Message-ID|X-Original-Message-ID|References|In-Reply-To):[^<\n]{0,200}(?:\n[ \t][^<\n]{0,200})?<([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/gim

/** The id of the mail; null for anything but a report of a permanent failure. */
export function readReturnedMail(text: string): string | null {
  if (!failed.test(text) || !permanent.test(text)) return null
  const ids = new Set([...text.matchAll(messageId)].map(([, id = '']) => id))
  // For a report on several mails, none is guessed.
  return ids.size === 1 ? ([...ids][0] ?? null) : null
}
