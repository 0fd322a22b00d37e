import type { Language } from '../../text/language.ts'
import * as words from '../../words/mail-failures.ts'
import { isKeyOf } from '../fields/is-key-of.ts'

// Every way in which sending a mail can fail, as a closed list, with the text that the newsletter's page shows.

/**
 * Whether a failure concerns the address (a bounce), this mail only, or the mail server, which would refuse all other
 * mails too, so that sending pauses for a while. `later`: the next attempt may succeed. `unanswered`: the server has the whole
 * mail and may have delivered it, so each further attempt may be one more copy.
 */
type Subject = 'address' | 'mail' | 'server' | 'later' | 'unanswered'

const failures = {
  'address-refused': { of: 'address', say: words.addressRefused },
  'all-refused': { of: 'server', say: words.allRefused },
  'message-refused': { of: 'mail', say: words.messageRefused },
  'try-later': { of: 'later', say: words.tryLater },
  'no-connection': { of: 'server', say: words.noConnection },
  'no-greeting': { of: 'server', say: words.noGreeting },
  timeout: { of: 'server', say: words.timeout },
  'no-answer': { of: 'unanswered', say: words.noAnswer },
  'no-tls': { of: 'server', say: words.noTls },
  'wants-tls': { of: 'server', say: words.wantsTls },
  'bad-certificate': { of: 'server', say: words.badCertificate },
  'login-refused': { of: 'server', say: words.loginRefused },
  'relay-refused': { of: 'server', say: words.relayRefused },
  'sender-refused': { of: 'server', say: words.senderRefused },
  'limit-reached': { of: 'server', say: words.limitReached },
  expired: { of: 'mail', say: words.expired },
  'given-up': { of: 'mail', say: words.givenUp },
  'returned-mail': { of: 'address', say: words.returnedMail },
  unknown: { of: 'later', say: words.unknown },
} as const satisfies Record<string, { of: Subject; say: (language: Language) => string }>

export type MailFailure = keyof typeof failures

export function describeMailFailure(code: string, language: Language): string {
  return failures[isKeyOf(failures, code) ? code : 'unknown'].say(language)
}

export function subjectOf(failure: MailFailure): Subject {
  return failures[failure].of
}

/** Whether the mail server would refuse all other mails too. */
export function isOfServer(code: string): boolean {
  return isKeyOf(failures, code) && subjectOf(code) === 'server'
}

/** The failures that concern the address. */
export const bounces = Object.keys(failures).filter(
  code => isKeyOf(failures, code) && subjectOf(code) === 'address',
)
