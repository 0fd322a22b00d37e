import { isIP } from 'node:net'
import { isLoopback } from '../address/host.ts'
import { isMailAddress, plainMailAddress } from '../address/mail-address.ts'
import { isKeyOf } from '../domain/fields/is-key-of.ts'

// SMTP_URL and MAIL_FROM. The mail server may have a private address, which safe-fetch would refuse: only the operator of
// the installation can name it, and nothing that strangers send is ever used as a host here.

export type SmtpServer = {
  host: string
  port: number
  /**
   * `implicit`: TLS from the first byte; `required`: STARTTLS, or nothing is sent; `offered`: STARTTLS if the server has it, with
   * any certificate; `none`: no encryption.
   */
  tls: 'implicit' | 'required' | 'offered' | 'none'
  login: { user: string; password: string } | null
}

export type MailSender = { name: string; address: string }

/** How mails are sent; `origin` is where their links point. */
export type MailSettings = { server: SmtpServer; from: MailSender; origin: string }

const ports = { 'smtps:': 465, 'smtp:': 587 } as const

/** `smtps://user:password@host`, or `smtp://` for STARTTLS; undefined for anything else. */
export function readSmtpUrl(text: string): SmtpServer | undefined {
  const url = URL.parse(text)
  if (!url || !isKeyOf(ports, url.protocol) || url.hostname === '' || url.hash) return undefined
  if (!['', '/'].includes(url.pathname) || !['', '?tls=off'].includes(url.search)) return undefined
  const login = readLogin(url)
  if (login === undefined) return undefined
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  // Packets to this machine never leave it, and a local mail server has a self-signed certificate, but may demand encryption.
  const startTls = url.search === '?tls=off' ? 'none' : isLoopback(host) ? 'offered' : 'required'
  return {
    host,
    port: Number(url.port) || ports[url.protocol],
    tls: url.protocol === 'smtps:' ? 'implicit' : startTls,
    login,
  }
}

/** Nodemailer's options for a connection without a login. */
export function connectionTo(
  { server, origin }: Omit<MailSettings, 'from'>,
  times: { connectMs: number; silenceMs: number },
) {
  const { hostname } = new URL(origin)
  // Servers such as smtp-relay.gmail.com refuse the name of a container, which nodemailer would give.
  const hasName = hostname.includes('.') && isIP(hostname) === 0
  return {
    ...(hasName ? { name: hostname } : {}),
    host: server.host,
    port: server.port,
    secure: server.tls === 'implicit',
    requireTLS: server.tls === 'required',
    ignoreTLS: server.tls === 'none',
    ...(server.tls === 'offered' ? { opportunisticTLS: true, tls: { rejectUnauthorized: false } } : {}),
    connectionTimeout: times.connectMs,
    greetingTimeout: times.connectMs,
    socketTimeout: times.silenceMs,
  }
}

/** `News <news@example.org>` or only the address, whose domain may be in any script. Refuses line breaks, so that none gets into a header. */
export function readSender(text: string): MailSender | undefined {
  const [, given = '', inBrackets] = /^([^<>]*)<([^<>]+)>$/.exec(text) ?? []
  const address = plainMailAddress(inBrackets ?? text)
  const name = given.trim().replace(/^"(.*)"$/, '$1')
  return isMailAddress(address) && !/[\p{Cc}"\\]/u.test(name) ? { name, address } : undefined
}

/** Null without a login; undefined for half of one, or for escapes that cannot be decoded. */
function readLogin({ username, password }: URL): SmtpServer['login'] | undefined {
  if (username === '' && password === '') return null
  if (username === '' || password === '') return undefined
  try {
    return { user: decodeURIComponent(username), password: decodeURIComponent(password) }
  } catch {
    return undefined
  }
}
