import { expect, onTestFinished, test } from 'vitest'
import {
  readMail,
  type SmtpAnswer,
  type SmtpStep,
  startSmtpCatcher,
} from '../../test/support/smtp-catcher.ts'
import { type MailerTimes, openMailer } from './open-mailer.ts'
import type { SmtpServer } from './smtp-settings.ts'

const mail = {
  messageId: '<1@news.example>',
  to: 'asha@example.org',
  subject: 'चौक: Rain',
  html: '<p>Rain</p>',
  plain: 'Rain\n.\nand more',
  headers: { 'List-Unsubscribe': `<https://news.example/newsletter/leave/${'a'.repeat(54)}>` },
}
const quick: MailerTimes = { connectMs: 1_000, silenceMs: 300, mailMs: 600 }

async function open({
  extensions = [],
  times,
  ...server
}: { extensions?: string[]; times?: MailerTimes } & Partial<SmtpServer> = {}) {
  const catcher = await startSmtpCatcher(extensions)
  const local = { host: '127.0.0.1', port: catcher.port, tls: 'none', login: null } as const
  const from = { name: 'Chowk, news', address: 'news@news.example' }
  const mailer = openMailer(
    { server: { ...local, ...server }, from, origin: 'https://news.example' },
    { lanes: 1, ...(times ? { times } : {}) },
  )
  onTestFinished(() => mailer.close())
  return { catcher, mailer }
}

test('a mail arrives complete: its sender, both texts, and headers that are not broken by their length', async () => {
  const { catcher, mailer } = await open()
  expect(await mailer.send(mail)).toEqual({ ok: true })
  const [caught] = catcher.mails
  expect(caught).toMatchObject({ from: 'news@news.example', to: 'asha@example.org' })
  const { headers, html, plain } = readMail(caught ?? { from: '', to: '', text: '' })
  expect(headers).toMatchObject({
    from: '"Chowk, news" <news@news.example>',
    to: 'asha@example.org',
    subject: 'चौक: Rain',
    'message-id': '<1@news.example>',
    'auto-submitted': 'auto-generated',
    'list-unsubscribe': mail.headers['List-Unsubscribe'],
  })
  expect(html.trim()).toBe('<p>Rain</p>')
  expect(plain.trim().replaceAll('\r', '')).toBe('Rain\n.\nand more')
})

test('a name in another script is sent as the mail server asks for it', async () => {
  const { catcher, mailer } = await open({ extensions: ['SMTPUTF8', '8BITMIME'] })
  expect(await mailer.send({ ...mail, to: 'पाठक@xn--p1b6ci4b4b3a.xn--h2brj9c' })).toEqual({ ok: true })
  expect(catcher.commands.find(command => command.startsWith('MAIL'))).toContain('SMTPUTF8')
  expect(catcher.mails.map(({ to }) => Buffer.from(to, 'latin1').toString())).toEqual(['पाठक@उदाहरण.भारत'])
})

test('we greet with the name of the site, because servers refuse the name of a container', async () => {
  const { catcher, mailer } = await open()
  await mailer.send(mail)
  expect(catcher.commands[0]).toBe('EHLO news.example')
})

test('one connection carries many mails', async () => {
  const { catcher, mailer } = await open()
  for (let n = 0; n < 5; n += 1) await mailer.send(mail)
  expect([catcher.mails.length, catcher.connections()]).toEqual([5, 1])
})

const answers: [SmtpStep, SmtpAnswer, string][] = [
  ['RCPT', '550 5.1.1 no such user', 'address-refused'],
  ['RCPT', '550-<asha@example.org>\r\n550 relaying to <asha@example.org> prohibited', 'relay-refused'],
  ['RCPT', '450 4.2.1 greylisted', 'try-later'],
  ['accept', '554 5.7.1 spam', 'message-refused'],
  ['accept', '550 5.1.1 no such user', 'address-refused'],
  ['accept', '550 5.4.5 Daily user sending limit exceeded', 'limit-reached'],
  ['MAIL', '553 5.1.8 sender unknown', 'sender-refused'],
  ['MAIL', '530 5.7.0 authentication required', 'relay-refused'],
  ['MAIL', '530 5.7.0 Must issue a STARTTLS command first', 'wants-tls'],
  ['MAIL', '421 closing', 'try-later'],
  ['greeting', '554 no service here', 'no-connection'],
  ['greeting', '554 5.7.1 go away', 'no-connection'],
  ['greeting', '421 4.3.2 too many connections', 'no-connection'],
  ['greeting', 'die', 'no-connection'],
  ['DATA', 'die', 'no-connection'],
  ['accept', 'die', 'no-answer'],
]

test.each(answers)('at %s the reply %s is %s', async (step, answer, failure) => {
  const { catcher, mailer } = await open()
  catcher.answer = at => (at === step ? answer : null)
  const sent = await mailer.send(mail)
  expect(sent).toMatchObject({ ok: false, failure })
  if (!sent.ok && answer !== 'die') expect(sent.reply).toBe(answer?.replaceAll('\r\n', ' '))
})

test('a refused login is reported, without its password in the result', async () => {
  const login = { user: 'chowk', password: 'hunter2' }
  const { catcher, mailer } = await open({ extensions: ['AUTH PLAIN'], login })
  catcher.answer = step => (step === 'AUTH' ? '535 5.7.8 bad credentials' : null)
  const sent = await mailer.send(mail)
  expect(sent).toMatchObject({ ok: false, failure: 'login-refused' })
  expect(JSON.stringify(sent)).not.toMatch(/hunter2/)
})

test('if encryption is required, a server without it gets neither login nor mail', async () => {
  const login = { user: 'chowk', password: 'hunter2' }
  const { catcher, mailer } = await open({ tls: 'required', login, extensions: ['AUTH PLAIN'] })
  expect(await mailer.send(mail)).toMatchObject({ ok: false, failure: 'no-tls' })
  expect(catcher.commands.join('\n')).not.toMatch(/AUTH|MAIL/)
})

test('a server that offers encryption and then refuses it gets no mail either', async () => {
  const { catcher, mailer } = await open({ tls: 'required', extensions: ['STARTTLS'] })
  catcher.answer = step => (step === 'STARTTLS' ? '454 not now' : null)
  expect(await mailer.send(mail)).toMatchObject({ ok: false, failure: 'no-tls' })
  expect(catcher.mails).toEqual([])
})

test('a mail server on this machine gets the login encrypted if it offers encryption, whatever its certificate', async () => {
  const login = { user: 'chowk', password: 'hunter2' }
  const { catcher, mailer } = await open({ tls: 'offered', login, extensions: ['STARTTLS', 'AUTH PLAIN'] })
  expect(await mailer.send(mail)).toEqual({ ok: true })
  expect(catcher.commands.slice(0, 4)).toEqual([
    'EHLO news.example',
    'STARTTLS',
    'EHLO news.example',
    expect.stringMatching(/^AUTH/),
  ])
})

test.each([
  ['offers no encryption', []],
  ['refuses the encryption that it offers', ['STARTTLS']],
])('a mail server on this machine that %s gets the mail without', async (_, extensions) => {
  const { catcher, mailer } = await open({ tls: 'offered', extensions })
  catcher.answer = step => (step === 'STARTTLS' ? '454 not now' : null)
  expect(await mailer.send(mail)).toEqual({ ok: true })
  expect(catcher.mails).toHaveLength(1)
})

test('an untrusted certificate is refused', async () => {
  const { catcher, mailer } = await open({ tls: 'required', extensions: ['STARTTLS'] })
  expect(await mailer.send(mail)).toMatchObject({ ok: false, failure: 'bad-certificate' })
  expect(catcher.mails).toEqual([])
})

test.each([
  ['MAIL', 'timeout'],
  ['DATA', 'timeout'],
  ['accept', 'no-answer'],
] as const)('a server that never replies at %s is given up as %s', async (step, failure) => {
  const { catcher, mailer } = await open({ times: quick })
  catcher.answer = at => (at === step ? 'hang' : null)
  expect(await mailer.send(mail)).toMatchObject({ ok: false, failure })
})

test('a port that waits for TLS from the start never greets', async () => {
  const { catcher, mailer } = await open({ times: { connectMs: 500, silenceMs: 20_000, mailMs: 20_000 } })
  catcher.answer = () => 'hang'
  expect(await mailer.send(mail)).toMatchObject({ ok: false, failure: 'no-greeting' })
})

test('a port without encryption sends nothing that TLS from the start can read', async () => {
  const { mailer } = await open({ tls: 'implicit' })
  expect(await mailer.send(mail)).toMatchObject({ ok: false, failure: 'no-greeting' })
})

test('a port without a listener is no connection', async () => {
  const { mailer } = await open({ port: 1 })
  expect(await mailer.send(mail)).toMatchObject({
    ok: false,
    failure: 'no-connection',
    reply: 'ECONNREFUSED',
  })
})
