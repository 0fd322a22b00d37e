import { createTransport } from 'nodemailer'
import type { MailFailure } from '../domain/newsletter/mail-failure.ts'
import { judgeFailure } from './judge-failure.ts'
import type { MailSender, SmtpServer } from './smtp-settings.ts'

// The one way to a mail server. No log and no error that leaves here holds the login.

export type OutgoingMail = {
  /** Stays the same at every attempt: mail programs show one of two mails with the same id. */
  messageId: string
  to: string
  subject: string
  html: string
  plain: string
  headers: Record<string, string>
}

export type SendResult = { ok: true } | { ok: false; failure: MailFailure; reply: string }

export type Mailer = { send: (mail: OutgoingMail) => Promise<SendResult>; close: () => void }

export type MailerTimes = { connectMs: number; silenceMs: number; mailMs: number }

// A mail server may look at a mail for minutes before it accepts it (RFC 5321 §4.5.3.2 asks for ten). Cut sooner, it may have
// accepted what is then sent again. The lease of a mail (outbox.ts) is longer than a whole mail.
const usualTimes: MailerTimes = { connectMs: 15_000, silenceMs: 90_000, mailMs: 180_000 }

/** `lanes`: connections at once, each used for many mails. */
export function openMailer(
  { server, from }: { server: SmtpServer; from: MailSender },
  { lanes, times = usualTimes }: { lanes: number; times?: MailerTimes },
): Mailer {
  const transport = createTransport({
    pool: true,
    maxConnections: lanes,
    maxMessages: 100,
    host: server.host,
    port: server.port,
    secure: server.tls === 'implicit',
    requireTLS: server.tls === 'required',
    ignoreTLS: server.tls === 'none',
    ...(server.login ? { auth: { user: server.login.user, pass: server.login.password } } : {}),
    // A letter is text of ours: nothing in it may name a file or an address to be read.
    disableFileAccess: true,
    disableUrlAccess: true,
    connectionTimeout: times.connectMs,
    greetingTimeout: times.connectMs,
    socketTimeout: times.silenceMs,
  })
  return {
    send: async ({ messageId, to, subject, html, plain, headers }) => {
      try {
        await transport.sendMail({
          ...{ from, to: { name: '', address: to }, messageId, subject, html, text: plain },
          headers: { 'Auto-Submitted': 'auto-generated', ...headers },
          // A server that sends a letter now and then is never silent, and never done.
          signal: AbortSignal.timeout(times.mailMs),
        })
        return { ok: true }
      } catch (error) {
        return { ok: false, ...judgeFailure(error) }
      }
    },
    close: () => transport.close({ force: true }),
  }
}
