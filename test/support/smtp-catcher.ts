import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { TLSSocket } from 'node:tls'
import { onTestFinished } from 'vitest'
import { listenOnLoopback } from './free-port.ts'
import { createSelfSignedCertificate } from './self-signed-certificate.ts'
import { until } from './until.ts'

// A mail server on loopback that stores accepted mail. Its reply at each step can be changed between commands.

export type CaughtMail = { from: string; to: string; text: string }

export type SmtpStep = 'greeting' | 'EHLO' | 'STARTTLS' | 'AUTH' | 'MAIL' | 'RCPT' | 'DATA' | 'accept'

/** A reply that replaces the default; `hang` never replies, `die` closes the connection, null is the default reply. */
export type SmtpAnswer = string | 'hang' | 'die' | null

export type SmtpCatcher = {
  port: number
  mails: CaughtMail[]
  /** Connections so far, and received commands in order. */
  connections: () => number
  commands: string[]
  /** Called at each step; `argument` is the rest of the command. */
  answer: (step: SmtpStep, argument: string) => SmtpAnswer
  /** Resolves with the mails once `count` have arrived. */
  untilCaught: (count: number) => Promise<CaughtMail[]>
}

/** Stops with the test. */
export async function startSmtpCatcher(extensions: string[] = []): Promise<SmtpCatcher> {
  const sockets = new Set<Socket>()
  let connections = 0
  const catcher: SmtpCatcher = {
    port: 0,
    mails: [],
    commands: [],
    connections: () => connections,
    answer: () => null,
    untilCaught: async count => {
      await until(`the catcher received ${count} mails`, () => catcher.mails.length >= count)
      return catcher.mails
    },
  }
  const server = createServer(socket => {
    connections += 1
    sockets.add(socket)
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
    converse(socket, { catcher, extensions })
  })
  catcher.port = await listenOnLoopback(server)
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy()
    server.close()
    await once(server, 'close')
  })
  return catcher
}

type Conversation = { catcher: SmtpCatcher; extensions: string[] }

function converse(plain: Socket, { catcher, extensions }: Conversation): void {
  let socket = plain
  let received = ''
  let mail: CaughtMail = { from: '', to: '', text: '' }
  let isData = false
  const reply = (step: SmtpStep, usual: string, argument = ''): boolean => {
    const answer = catcher.answer(step, argument)
    if (answer === 'hang') return false
    if (answer === 'die') socket.destroy()
    else socket.write(`${answer ?? usual}\r\n`)
    return answer === null
  }
  const obey = (line: string) => {
    catcher.commands.push(line)
    const [verb = ''] = line.toUpperCase().split(/[ :]/)
    const path = /<([^>]*)>/.exec(line)?.[1] ?? ''
    if (verb === 'EHLO')
      reply('EHLO', ['250-catcher', ...extensions.map(name => `250-${name}`), '250 HELP'].join('\r\n'))
    else if (verb === 'STARTTLS') {
      const isOffered = extensions.includes('STARTTLS')
      if (reply('STARTTLS', isOffered ? '220 go' : '502 not here') && isOffered) encrypt()
    } else if (verb === 'AUTH') reply('AUTH', '235 welcome', line)
    else if (verb === 'MAIL') {
      if (reply('MAIL', '250 ok', path)) mail = { from: path, to: '', text: '' }
    } else if (verb === 'RCPT') {
      if (reply('RCPT', '250 ok', path)) mail.to = path
    } else if (verb === 'DATA') isData = reply('DATA', '354 go on')
    else socket.write(verb === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n')
  }
  const read = () => {
    const end = received.indexOf(isData ? '\r\n.\r\n' : '\r\n')
    if (end === -1) return false
    const part = received.slice(0, end)
    received = received.slice(end + (isData ? 5 : 2))
    if (!isData) obey(part)
    else {
      isData = false
      // RFC 5321 §4.5.2: a leading dot was doubled by the sender.
      mail.text = part.replaceAll(/^\./gm, '')
      if (reply('accept', '250 accepted', mail.to)) {
        catcher.mails.push(mail)
      }
    }
    return true
  }
  const listen = () =>
    socket.on('data', chunk => {
      received += chunk.toString('latin1')
      while (read());
    })
  const encrypt = () => {
    plain.removeAllListeners('data')
    const { key, cert } = createSelfSignedCertificate('catcher.test')
    socket = new TLSSocket(plain, { isServer: true, key, cert })
    socket.on('error', () => undefined)
    listen()
  }
  listen()
  reply('greeting', '220 catcher ready')
}

/** The headers of a mail by name, unfolded, and its parts decoded from quoted-printable or base64. */
export function readMail({ text }: CaughtMail): {
  headers: Record<string, string>
  html: string
  plain: string
} {
  const [head = ''] = text.split('\r\n\r\n', 1)
  const boundary = /boundary="([^"]+)"/.exec(head)?.[1]
  const parts = boundary ? text.split(`--${boundary}`).slice(1, -1) : [text]
  const partOf = (type: string) => parts.map(readPart).find(part => part.type.startsWith(type))?.body ?? ''
  return { headers: readHeaders(head), html: partOf('text/html'), plain: partOf('text/plain') }
}

function readPart(part: string): { type: string; body: string } {
  const at = part.indexOf('\r\n\r\n')
  const headers = readHeaders(part.slice(0, at))
  const body = part.slice(at + 4)
  const encoding = headers['content-transfer-encoding'] ?? ''
  return { type: headers['content-type'] ?? '', body: decode(body, encoding) }
}

function readHeaders(head: string): Record<string, string> {
  const lines = head
    .trim()
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  return Object.fromEntries(
    lines.map(line => {
      const at = line.indexOf(':')
      return [line.slice(0, at).toLowerCase(), decodeWords(line.slice(at + 1).trim())]
    }),
  )
}

function decode(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  if (encoding !== 'quoted-printable') return Buffer.from(body, 'latin1').toString('utf8')
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

/** Decodes encoded words (RFC 2047). */
function decodeWords(text: string): string {
  return text
    .replaceAll(/\?= =\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString('utf8')
        : decode(word.replaceAll('_', ' '), 'quoted-printable'),
    )
}
