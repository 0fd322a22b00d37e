import { createTransport } from 'nodemailer'
import type { MailFailure } from '../domain/newsletter/mail-failure.ts'
import { judgeReply } from '../domain/newsletter/mail-reply.ts'
import { connectionTo, type MailSettings } from './smtp-settings.ts'

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
  { server, from, origin }: MailSettings,
  { lanes, times = usualTimes }: { lanes: number; times?: MailerTimes },
): Mailer {
  const transport = createTransport({
    pool: true,
    maxConnections: lanes,
    maxMessages: 100,
    ...connectionTo({ server, origin }, times),
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

// Maps the errors of nodemailer to our closed list; mail-reply.ts judges the replies to a mail. The step at which a reply came
// shows what it concerns: a refused login must not disable ten thousand subscribers.

type SmtpError = Error & {
  code?: unknown
  originalCode?: unknown
  command?: unknown
  responseCode?: unknown
  response?: unknown
}

const replyLengthMax = 300

const wrongTls = 'ERR_SSL_WRONG_VERSION_NUMBER'

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
  // A port with TLS from the start waits for ours, and one without sends a text instead of it.
  if (/^Greeting never/.test(error.message) || error.originalCode === wrongTls || error.code === wrongTls)
    return 'no-greeting'
  if (error.code === 'EABORT' || error.code === 'ETIMEDOUT') return 'timeout'
  const step = (['MAIL FROM', 'RCPT TO', 'DATA'] as const).find(each => each === command)
  // A server that is shutting down replies with 421, whatever the command was.
  if (code === 421) return step ? 'try-later' : 'no-connection'
  if (error.code === 'EAUTH' || error.code === 'ENOAUTH' || /^(AUTH|API)\b/.test(command))
    return code >= 400 && code < 500 ? 'no-connection' : 'login-refused'
  if (isCertificate(error)) return 'bad-certificate'
  if (error.code === 'ETLS' || command === 'STARTTLS') return 'no-tls'
  if (code >= 400) return step ? judgeReply({ code, command: step, reply, to }) : 'no-connection'
  return ['ECONNECTION', 'ESOCKET', 'EDNS', 'EPROTOCOL'].includes(String(error.code))
    ? 'no-connection'
    : 'unknown'
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
