import { beforeEach, expect, test } from 'vitest'
import { addNewsLink, setRows } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import {
  addSubscriber,
  resetNewsletter,
  sendWaiting,
  turnOnNewsletter,
} from '../../../test/support/newsletter-scene.ts'
import { posted } from '../../../test/support/signed-in.ts'
import { readMail, type SmtpCatcher, startSmtpCatcher } from '../../../test/support/smtp-catcher.ts'
import { testApp, testMail } from '../../../test/support/test-app.ts'
import { openWebScene, sendBytes } from '../../../test/support/web-scene.ts'
import { planLetters } from '../../mail/plan-letters.ts'

// The links of mails, in the language of the mail, whatever has become of what they are for.

const { db } = await freshDatabase()
// Half an hour after the letter of the day is due.
const now = new Date('2026-01-02T02:00:00Z')
const app = testApp(db, { mail: testMail, now: () => now })
await addNewsLink(db, {
  title: 'पहाड़ों में बारिश',
  language: 'hi',
  createdAt: new Date('2026-01-01T20:00:00Z'),
})

beforeEach(() => resetNewsletter(db))

const subscribe = () => app.request('/hi/newsletter', posted({ address: 'asha@example.org' }))

async function receiveLink(catcher: SmtpCatcher): Promise<string> {
  await sendWaiting(db, catcher, now)
  const { plain } = readMail(catcher.mails.at(-1) ?? { from: '', to: '', text: '' })
  return /https:\/\/chowk\.example(\S*\/newsletter\/\w+\/[\w-]+)/.exec(plain)?.[1] ?? ''
}

async function receiveLeaveLink(catcher: SmtpCatcher): Promise<string> {
  await addSubscriber(db, 'ravi@example.org', { language: 'hi' })
  await planLetters(db, { origin: 'https://chowk.example', now })
  return receiveLink(catcher)
}

const languageOf = async (response: Response) => /<html lang="(\w+)"/.exec(await response.text())?.[1]

test('links of a Hindi mail that no longer work say so in Hindi', async () => {
  const catcher = await startSmtpCatcher()
  await subscribe()
  const replaced = await receiveLink(catcher)
  await subscribe()
  const expired = await receiveLink(catcher)
  const late = testApp(db, { mail: testMail, now: () => new Date('2026-01-05T06:30:01Z') })
  for (const answered of [
    await app.request(replaced),
    await app.request(replaced, posted({})),
    await late.request(expired),
    await late.request(expired, posted({})),
  ])
    expect(await languageOf(answered)).toBe('hi')
})

test('while the newsletter is off, its page and the link of a confirmation say that it is paused', async () => {
  await subscribe()
  const link = await receiveLink(await startSmtpCatcher())
  await turnOnNewsletter(db, '')
  expect((await app.request('/hi/newsletter')).status).toBe(404)
  const shown = [
    await app.request(link, posted({})),
    await app.request(link),
    await app.request('/hi/newsletter'),
  ]
  for (const page of shown) expect(await page.text()).toContain('न्यूज़लेटर अभी रुका हुआ है।')
})

test('a Hindi letter unsubscribes with one click; its page, and the used link, are in Hindi', async () => {
  const link = await receiveLeaveLink(await startSmtpCatcher())
  expect(link).toMatch(/^\/hi\/newsletter\/leave\//)
  const form = posted({ 'List-Unsubscribe': 'One-Click' })
  const headers = { ...form.headers, origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' }
  const left = await app.request(link, { ...form, headers })
  expect([left.status, await languageOf(left)]).toEqual([200, 'hi'])
  expect(await db.selectFrom('subscribers').selectAll().execute()).toEqual([])
  for (const again of [await app.request(link), await app.request(link, { ...form, headers })])
    expect(await languageOf(again)).toBe('hi')
})

const formType = 'Content-Type: application/x-www-form-urlencoded'

// Mail programs send the form of RFC 8058 in many ways, and a proxy may send it on in chunks. The address alone decides.
test.each([
  ['without a body', [], ''],
  ['with an empty form', [formType, 'Content-Length: 0'], ''],
  ['with plain text', ['Content-Type: text/plain', 'Content-Length: 5'], 'hello'],
  [
    'with a form in parts that has no boundary',
    ['Content-Type: multipart/form-data', 'Content-Length: 2'],
    'ab',
  ],
  ['with a form in chunks', [formType, 'Transfer-Encoding: chunked'], '3\r\na=b\r\n0\r\n\r\n'],
  ['with chunks that never end', [formType, 'Transfer-Encoding: chunked'], 'fffff\r\na=b'],
])('a mail program unsubscribes %s', async (_, headers, body) => {
  const { port } = await openWebScene(db)
  const link = await receiveLeaveLink(await startSmtpCatcher())
  const head = [`POST ${link} HTTP/1.1`, 'Host: chowk.example', 'Connection: close', ...headers]
  expect(await sendBytes(port, `${head.join('\r\n')}\r\n\r\n${body}`)).toMatch(/^HTTP\/1\.1 200 /)
  expect(await db.selectFrom('subscribers').selectAll().execute()).toEqual([])
})

test('chunks and bodies that are no form are refused everywhere else', async () => {
  const { port } = await openWebScene(db)
  const chunked = [
    'Host: chowk.example',
    'Origin: https://chowk.example',
    formType,
    'Transfer-Encoding: chunked',
    '',
    '0\r\n\r\n',
  ]
  for (const target of [
    'POST /hi/newsletter',
    'POST /newsletter/confirm/x',
    'GET /newsletter/leave/x',
    'POST /newsletter/leave/x/',
  ])
    expect(await sendBytes(port, [`${target} HTTP/1.1`, ...chunked].join('\r\n')), target).toMatch(
      /^HTTP\/1\.1 411 /,
    )
})

test('links of an edition work in the language of the site after the edition was turned off', async () => {
  const catcher = await startSmtpCatcher()
  await subscribe()
  const links = [await receiveLink(catcher), await receiveLeaveLink(catcher)]
  await setRows(db, 'settings', { newsletterLanguages: '', editions: '{}' })
  for (const link of links) {
    const page = await app.request(link)
    const html = await page.text()
    expect([page.status, html.includes('<html lang="en"')]).toEqual([200, true])
    expect(html).toContain(`action="${link.slice('/hi'.length)}"`)
    expect((await app.request(link, posted({}))).status).toBe(200)
  }
  expect(await db.selectFrom('subscribers').select(['address', 'state']).execute()).toEqual([
    { address: 'asha@example.org', state: 'active' },
  ])
  expect((await app.request('/hi/newsletter')).status).toBe(404)
})
