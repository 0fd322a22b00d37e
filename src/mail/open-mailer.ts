import { createTransport } from 'nodemailer'
import type { MailFailure } from '../domain/newsletter/mail-failure.ts'
import { connectionTo, type MailSender, type SmtpServer } from './smtp-settings.ts'

// The only way to send a mail. Neither the log nor the errors from here contain the login.

export type OutgoingMail = {
  /** The same for every attempt: mail programs show only one of two mails with the same id. */
  messageId: string
  to: string
  subject: string
  html: string
  plain: string
  headers: Record<string, string>
}

type SendResult = { ok: true } | { ok: false; failure: MailFailure; reply: string }

export type Mailer = { send: (mail: OutgoingMail) => Promise<SendResult>; close: () => void }

export type MailerTimes = { connectMs: number; silenceMs: number; mailMs: number }

// A mail server may inspect a mail for minutes before it accepts it (RFC 5321 §4.5.3.2 asks for ten). If we hang up sooner, it
// may have accepted a mail that is then sent again. The lease of a mail (outbox.ts) is longer than these times.
const usualTimes: MailerTimes = { connectMs: 15_000, silenceMs: 90_000, mailMs: 180_000 }

/** `lanes`: simultaneous connections, each used for many mails. */
export function openMailer(
  { server, from }: { server: SmtpServer; from: MailSender },
  { lanes, times = usualTimes }: { lanes: number; times?: MailerTimes },
): Mailer {
  const transport = createTransport({
    pool: true,
    maxConnections: lanes,
    maxMessages: 100,
    ...connectionTo(server, times),
    ...(server.login ? { auth: { user: server.login.user, pass: server.login.password } } : {}),
    // A letter is our own text: nothing in it may name a file or an address to be read.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  // By message id: the mails that the server has read to their end.
  const whole = new Set<unknown>()
  transport.use('stream', ({ data, message }, done) => {
    message.processFunc(body => body.once('end', () => whole.add(data.messageId)))
    done()
  })
  return {
    send: async ({ messageId, to, subject, html, plain, headers }) => {
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          messageId,
          subject,
          html,
          text: plain,
          headers: { 'Auto-Submitted': 'auto-generated', ...headers },
          // A server that sends a character now and then would never reach the silence timeout.
          signal: AbortSignal.timeout(times.mailMs),
        })
        return { ok: true }
      } catch (error) {
        return { ok: false, ...judgeFailure(error, { to, hasWhole: whole.has(messageId) }) }
      } finally {
        whole.delete(messageId)
      }
    },
    close: () => transport.close({ force: true }),
  }
}

// Maps the errors of nodemailer and the replies of mail servers (RFC 5321, RFC 3463) to our closed list. The step at which a
// reply came shows what it concerns: a refused login must not disable ten thousand subscribers.

type SmtpError = Error & {
  code?: unknown
  originalCode?: unknown
  command?: unknown
  responseCode?: unknown
  response?: unknown
}

const replyLengthMax = 300

/** `to`: the recipient's address. `hasWhole`: the mail server has the whole mail. */
export function judgeFailure(
  error: unknown,
  { to, hasWhole }: { to: string; hasWhole: boolean },
): { failure: MailFailure; reply: string } {
  const smtp: SmtpError = error instanceof Error ? error : new Error(String(error))
  const reply = typeof smtp.response === 'string' ? smtp.response : ''
  const failure = nameOf(smtp, { to, reply })
  const isUnanswered = hasWhole && reply === '' && (failure === 'timeout' || failure === 'no-connection')
  return { failure: isUnanswered ? 'no-answer' : failure, reply: toOneLine(reply || networkCodeOf(smtp)) }
}

function nameOf(error: SmtpError, { to, reply }: { to: string; reply: string }): MailFailure {
  const code = typeof error.responseCode === 'number' ? error.responseCode : 0
  const command = typeof error.command === 'string' ? error.command : ''
  if (error.code === 'EABORT' || error.code === 'ETIMEDOUT') return 'timeout'
  const concernsMail = ['MAIL FROM', 'RCPT TO', 'DATA'].includes(command)
  // A server that is shutting down replies with 421, whatever the command was.
  if (code === 421) return concernsMail ? 'try-later' : 'no-connection'
  if (error.code === 'EAUTH' || error.code === 'ENOAUTH' || /^(AUTH|API)\b/.test(command))
    return code >= 400 && code < 500 ? 'no-connection' : 'login-refused'
  if (isCertificate(error)) return 'bad-certificate'
  if (error.code === 'ETLS' || command === 'STARTTLS') return 'no-tls'
  if (code >= 400) return concernsMail ? judgeReply({ code, command, reply, to }) : 'no-connection'
  return ['ECONNECTION', 'ESOCKET', 'EDNS', 'EPROTOCOL'].includes(String(error.code))
    ? 'no-connection'
    : 'unknown'
}

type Reply = { code: number; command: string; reply: string; to: string }

// The words of Postfix, which rejects the client, its name and the sender only at the first recipient, and of Exim, Sendmail and
// Exchange. Also the reply to an unknown recipient may name a relay: "User unknown in relay recipient table".
const refusesUs =
  /\brelay(?:ing)? (?:access |to |is ){0,2}(?:denied|prohibited|not (?:permitted|allowed))|\b(?:not|to) relay\b|authenticat|not logged in|client host rejected|helo command rejected/i
const refusesSender = /sender address rejected/i

/** A reply to a mail: until its text is sent, it may concern us instead of the recipient. */
function judgeReply({ code, command, reply, to }: Reply): MailFailure {
  const isBeforeText = command !== 'DATA'
  const says = ownWords(reply, to)
  const enhanced = /^\d{3}[ -][45]\.(\d)\.\d/.exec(reply)?.[1]
  const concernsAddress = enhanced === '1' || enhanced === '2'
  if (code === 530) return /starttls/i.test(says) ? 'no-tls' : 'relay-refused'
  if (isBeforeText && !concernsAddress && refusesUs.test(says)) return 'relay-refused'
  if (code < 500) return 'try-later'
  if (command === 'MAIL FROM' || (isBeforeText && refusesSender.test(says))) return 'sender-refused'
  // 5.7 is policy (spam), 5.3 the mail system, 5.6 the content: the address is not to blame.
  if (enhanced === '7' || enhanced === '6' || enhanced === '3' || code === 552) return 'message-refused'
  if (command === 'RCPT TO' || concernsAddress) return 'address-refused'
  return 'message-refused'
}

/** Without the recipient's address and domain, which strangers choose, and without the reply of another server. */
function ownWords(reply: string, to: string): string {
  const domain = to.slice(to.lastIndexOf('@') + 1).toLowerCase()
  const words = reply.split(/\s+/).filter(word => !word.includes('@') && !word.toLowerCase().includes(domain))
  return words.join(' ').split(' said: ', 1).join('')
}

function isCertificate({ code, originalCode, message }: SmtpError): boolean {
  return (
    /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ALTNAME/.test(`${String(code)} ${String(originalCode)}`) ||
    /certificate/i.test(message)
  )
}

function networkCodeOf({ originalCode, code }: SmtpError): string {
  return String(originalCode ?? code ?? '')
}

function toOneLine(reply: string): string {
  return reply
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, replyLengthMax)
    .toWellFormed()
}
