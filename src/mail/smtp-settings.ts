import { isLoopback } from '../address/is-loopback.ts'
import { isMailAddress } from '../address/mail-address.ts'

// SMTP_URL and MAIL_FROM. The mail server may stand at a private address, and no guard of safe-fetch is in the way: the
// person who operates the installation names it, nobody else can, and nothing that a stranger sends is ever a host here.

export type SmtpServer = {
  host: string
  port: number
  /** `implicit` from the first byte; `required` by STARTTLS, or nothing is sent; `none`. */
  tls: 'implicit' | 'required' | 'none'
  login: { user: string; password: string } | null
}

export type MailSender = { name: string; address: string }

/** How mails leave; `origin` is where their links lead. */
export type MailSettings = { server: SmtpServer; from: MailSender; origin: string }

const ports = { 'smtps:': 465, 'smtp:': 587 } as const

/** `smtps://user:password@host`, or `smtp://` for STARTTLS; undefined for anything else. */
export function readSmtpUrl(text: string): SmtpServer | undefined {
  const url = URL.parse(text)
  if (!url || !isSmtp(url.protocol) || url.hostname === '' || url.hash) return undefined
  if (!['', '/'].includes(url.pathname) || !['', '?tls=off'].includes(url.search)) return undefined
  const login = readLogin(url)
  if (login === undefined) return undefined
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  // Packets to this machine never leave it, and the certificate of a local mail server is its own.
  const isPlain = url.search === '?tls=off' || isLoopback(host)
  return {
    host,
    port: Number(url.port) || ports[url.protocol],
    tls: url.protocol === 'smtps:' ? 'implicit' : isPlain ? 'none' : 'required',
    login,
  }
}

/** `News <news@example.org>` or the address alone. No line break gets into a header from here. */
export function readSender(text: string): MailSender | undefined {
  const [, given = '', inBrackets] = /^([^<>]*)<([^<>]+)>$/.exec(text) ?? []
  const address = inBrackets ?? text
  const name = given.trim().replace(/^"(.*)"$/, '$1')
  return isMailAddress(address) && !/[\p{Cc}"\\]/u.test(name) ? { name, address } : undefined
}

function isSmtp(protocol: string): protocol is keyof typeof ports {
  return Object.hasOwn(ports, protocol)
}

/** Null for none; undefined for half of one, or for escapes that are no text. */
function readLogin({ username, password }: URL): SmtpServer['login'] | undefined {
  if (username === '' && password === '') return null
  if (username === '' || password === '') return undefined
  try {
    return { user: decodeURIComponent(username), password: decodeURIComponent(password) }
  } catch {
    return undefined
  }
}
