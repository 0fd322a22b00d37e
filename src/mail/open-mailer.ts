import { createTransport } from 'nodemailer'
import type { MailFailure } from '../domain/newsletter/mail-failure.ts'
import { judgeFailure } from './judge-failure.ts'
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
