import type { Language } from '../../text/language.ts'
import * as words from '../../words/mail-failures.ts'
import { isKeyOf } from '../fields/is-key-of.ts'

// Every way in which sending a mail can fail, as a closed list; the newsletter's page shows its texts.

const failures = {
  'address-refused': words.addressRefused,
  'all-refused': words.allRefused,
  'message-refused': words.messageRefused,
  'try-later': words.tryLater,
  'no-connection': words.noConnection,
  'no-greeting': words.noGreeting,
  timeout: words.timeout,
  'no-answer': words.noAnswer,
  'no-tls': words.noTls,
  'wants-tls': words.wantsTls,
  'bad-certificate': words.badCertificate,
  'login-refused': words.loginRefused,
  'relay-refused': words.relayRefused,
  'sender-refused': words.senderRefused,
  'limit-reached': words.limitReached,
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
    case 'no-greeting':
    case 'timeout':
    case 'no-tls':
    case 'wants-tls':
    case 'bad-certificate':
    case 'login-refused':
    case 'relay-refused':
    case 'sender-refused':
    case 'limit-reached':
    case 'all-refused':
      return 'server'
  }
}

function concerns(subject: ReturnType<typeof subjectOf>, code: string): boolean {
  return isKeyOf(failures, code) && subjectOf(code) === subject
}

/** The failures that concern the address. */
export const bounces = Object.keys(failures).filter(code => concerns('address', code))
