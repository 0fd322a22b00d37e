import { expect, test } from 'vitest'
import { connectionTo, readSender, readSmtpUrl } from './smtp-settings.ts'

test.each([
  ['smtps://mail.example.org', { port: 465, tls: 'implicit' }],
  ['smtp://mail.example.org', { port: 587, tls: 'required' }],
  ['smtp://mail.example.org:25?tls=off', { port: 25, tls: 'none' }],
  ['smtp://127.0.0.1:2525', { host: '127.0.0.1', port: 2525, tls: 'offered' }],
  ['smtp://[::1]:2525', { host: '::1', port: 2525, tls: 'offered' }],
  ['smtp://127.0.0.1:25?tls=off', { port: 25, tls: 'none' }],
  ['smtp://10.0.0.7', { host: '10.0.0.7', tls: 'required' }],
  [
    'smtps://me%40example.org:p%3Ass@mail.example.org',
    { login: { user: 'me@example.org', password: 'p:ss' } },
  ],
])('%s is the address of a mail server', (text, server) => expect(readSmtpUrl(text)).toMatchObject(server))

test.each([
  '',
  'mail.example.org',
  'https://mail.example.org',
  'smtp://',
  'smtp://user@mail.example.org',
  'smtp://mail.example.org/inbox',
  'smtp://mail.example.org?tls=maybe',
  'smtp://a:%ff@mail.example.org',
  'smtps://AKIA:abc/def+g=@mail.example.org',
])('%s is not the address of a mail server', text => expect(readSmtpUrl(text)).toBeUndefined())

test.each([
  ['https://news.example.org', 'news.example.org'],
  ['https://xn--p1b6ci4b4b3a.xn--h2brj9c', 'xn--p1b6ci4b4b3a.xn--h2brj9c'],
  ['http://localhost:3000', undefined],
  ['http://192.0.2.1', undefined],
  ['http://[2001:db8::1]', undefined],
])('the site at %s greets a mail server as %s', (origin, name) => {
  const server = { host: 'mail.example.org', port: 587, tls: 'required', login: null } as const
  expect(connectionTo({ server, origin }, { connectMs: 1, silenceMs: 1 }).name).toBe(name)
})

test.each([
  ['news@example.org', { name: '', address: 'news@example.org' }],
  ['चौक <news@example.org>', { name: 'चौक', address: 'news@example.org' }],
  ['समाचार <news@उदाहरण.भारत>', { name: 'समाचार', address: 'news@xn--p1b6ci4b4b3a.xn--h2brj9c' }],
  ['"Chowk, the paper" <news@example.org>', { name: 'Chowk, the paper', address: 'news@example.org' }],
])('%s is a sender', (text, sender) => expect(readSender(text)).toEqual(sender))

test.each([
  ...[
    'news',
    'News <news>',
    'News news@example.org',
    'a@example.org, b@example.org',
    'a\nBcc: b@c.de <a@b.de>',
  ],
  'News <a@b.de>\nBcc: <c@d.de>',
  '<a@b.de> News',
])('%j is not a sender', text => expect(readSender(text)).toBeUndefined())
