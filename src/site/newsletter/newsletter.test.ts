import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test, vi } from 'vitest'
import { setRows } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import {
  addNews,
  addSubscriber,
  mailerTo,
  resetNewsletter,
  turnOnNewsletter,
} from '../../../test/support/newsletter-scene.ts'
import { posted } from '../../../test/support/signed-in.ts'
import { readMail, type SmtpCatcher, startSmtpCatcher } from '../../../test/support/smtp-catcher.ts'
import { testApp, testMail } from '../../../test/support/test-app.ts'
import { getSigningKey } from '../../domain/installation/installation.ts'
import { signLeaveToken, subscriberIdOf } from '../../domain/newsletter/leave-newsletter.ts'
import { sendNext } from '../../mail/keep-mailing.ts'

const { db, now } = await freshDatabase()
const mail = { ...testMail, takesAnyName: vi.fn(async () => false) }
const app = testApp(db, { mail })
await addNews(db)

beforeEach(() => resetNewsletter(db))

const subscribe = (address: string, path = '/newsletter') => app.request(path, posted({ address }))
const read = async (path: string) => (await app.request(path)).text()
const subscribers = () => db.selectFrom('subscribers').selectAll().orderBy('address').execute()

async function receive(catcher: SmtpCatcher): Promise<{ html: string; plain: string }> {
  const mailer = mailerTo(catcher)
  const signal = new AbortController().signal
  const deps = { db, mailer, origin: 'https://chowk.example', now: () => now, signal }
  while ((await sendNext(deps)) !== 'none');
  return readMail(catcher.mails.at(-1) ?? { from: '', to: '', text: '' })
}

const linkIn = (text: string) =>
  /https:\/\/chowk\.example((?:\/hi)?\/newsletter\/\w+\/[\w-]+)/.exec(text)?.[1] ?? ''

test('the form and its footer link exist only with a mail server and a newsletter in the language', async () => {
  expect(await read('/about')).toContain('href="/newsletter"')
  const page = await read('/newsletter')
  expect(page).toContain('in one mail, every day at 07:00 IST')
  expect(page).toMatch(/<input [^>]*autoCapitalize="none" autoCorrect="off" spellCheck="false"/i)
  expect((await app.request('/hi/newsletter')).status).toBe(200)
  await turnOnNewsletter(db, 'hi')
  expect(await read('/about')).not.toContain('/newsletter')
  expect((await app.request('/newsletter')).status).toBe(404)
  expect((await subscribe('asha@example.org')).status).toBe(404)
  const without = testApp(db)
  expect((await without.request('/hi/newsletter')).status).toBe(404)
  expect(await (await without.request('/hi/about')).text()).not.toContain('/newsletter')
  expect(await subscribers()).toEqual([])
})

test('subscribing, with an address pasted from a mail, takes a confirmation mail and a button', async () => {
  const catcher = await startSmtpCatcher()
  const asked = await subscribe('Asha Rao <mailto:Asha@Example.org>')
  expect([asked.status, asked.headers.get('location')]).toEqual([303, '/newsletter?sent'])
  expect(await read('/newsletter?sent')).toContain('within 3 days')
  const { html, plain } = await receive(catcher)
  const link = linkIn(plain)
  expect(html).toContain(link)
  expect(await read(link)).toContain('Press the button to receive the newsletter of Chowk')
  expect(await subscribers()).toMatchObject([{ address: 'asha@example.org', state: 'pending' }])
  const confirmed = await app.request(link, posted({}))
  expect(await confirmed.text()).toContain('You are subscribed')
  expect(await subscribers()).toMatchObject([{ state: 'active', language: 'en', confirmedAt: now }])
  expect(await (await app.request(link, posted({}))).text()).toContain('You are subscribed')
  expect(await read(link)).toContain('You are subscribed')
})

test('no token is stored, and its page does not leak the token to other sites', async () => {
  const catcher = await startSmtpCatcher()
  await subscribe('asha@example.org')
  const link = linkIn((await receive(catcher)).plain)
  const token = link.split('/').at(-1) ?? ''
  for (const table of ['subscribers', 'mails'] as const)
    expect(JSON.stringify(await db.selectFrom(table).selectAll().execute())).not.toContain(token)
  expect((await app.request(link)).headers.get('referrer-policy')).toBe('same-origin')
})

test('a Hindi reader gets a Hindi mail, whose link opens in Hindi', async () => {
  const catcher = await startSmtpCatcher()
  await subscribe('asha@example.org', '/hi/newsletter')
  const { plain } = await receive(catcher)
  expect(plain).toContain('चौक का न्यूज़लेटर माँगा गया है')
  const link = linkIn(plain)
  expect(link).toMatch(/^\/hi\/newsletter\/confirm\//)
  expect(await (await app.request(link, posted({}))).text()).toContain('न्यूज़लेटर चालू हो गया')
  expect(await subscribers()).toMatchObject([{ state: 'active', language: 'hi' }])
  // Links of older mails are outside of editions.
  expect((await app.request(link.slice('/hi'.length))).headers.get('location')).toBe(link)
})

test('a known address gets the same response and no second mail', async () => {
  await addSubscriber(db, 'asha@example.org')
  const [known, unknown] = [await subscribe('asha@example.org'), await subscribe('new@example.org')]
  expect([known.status, known.headers.get('location')]).toEqual([
    unknown.status,
    unknown.headers.get('location'),
  ])
  expect(await db.selectFrom('mails').select('kind').execute()).toHaveLength(1)
})

test('a subscriber changes the language by subscribing in another one', async () => {
  const catcher = await startSmtpCatcher()
  await addSubscriber(db, 'asha@example.org')
  await subscribe('asha@example.org', '/hi/newsletter')
  const link = linkIn((await receive(catcher)).plain)
  expect(await subscribers()).toMatchObject([{ state: 'active', language: 'en' }])
  expect(await read(link)).toContain('बटन दबाने पर')
  await app.request(link, posted({}))
  expect(await subscribers()).toMatchObject([{ state: 'active', language: 'hi' }])
})

test('a confirmation link that expired or was replaced does not work', async () => {
  const catcher = await startSmtpCatcher()
  await subscribe('asha@example.org')
  const first = linkIn((await receive(catcher)).plain)
  await subscribe('asha@example.org')
  const second = linkIn((await receive(catcher)).plain)
  expect((await app.request(first)).status).toBe(404)
  const late = testApp(db, { mail, now: () => new Date('2026-01-05T06:30:01Z') })
  const answered = await late.request(second, posted({}))
  expect(await answered.text()).toContain('This link no longer works')
  expect(await subscribers()).toMatchObject([{ state: 'pending' }])
})

test.each(['', 'asha', 'a@b', 'a@example.org\r\nBcc: all@example.org', `${'a'.repeat(10_000)}@example.org`])(
  '%j is not an address',
  async address => {
    const answered = await subscribe(address)
    expect(answered.status).toBe(400)
    const html = await answered.text()
    expect(html).toContain('Please enter a mail address, such as name@example.org')
    expect(html.length).toBeLessThan(20_000)
    expect(await subscribers()).toEqual([])
  },
)

test('one client may request five addresses in a quarter of an hour, and one address gets three mails a day', async () => {
  const catcher = await startSmtpCatcher()
  for (let n = 0; n < 5; n += 1) {
    expect((await subscribe('asha@example.org')).status).toBe(303)
    await receive(catcher)
  }
  expect(catcher.mails).toHaveLength(3)
  const refused = await subscribe('asha@example.org')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '900'])
  expect(await refused.text()).toContain('Please try again in 15 minutes.')
})

test('a bot that fills in every field is thanked, and nothing is stored', async () => {
  const answered = await app.request('/newsletter', posted({ address: 'asha@example.org', website: 'x' }))
  expect(answered.headers.get('location')).toBe('/newsletter?sent')
  expect(await subscribers()).toEqual([])
})

async function leaveLink(address: string, language: 'en' | 'hi' = 'en'): Promise<string> {
  const key = await getSigningKey(db, 'newsletter-key')
  const id = await addSubscriber(db, address, { id: subscriberIdOf(key, address), language })
  return `/newsletter/leave/${signLeaveToken(key, id)}`
}

test('a mail program unsubscribes with one request from any origin, without a page in between', async () => {
  const link = await leaveLink('asha@example.org', 'hi')
  const form = posted({ 'List-Unsubscribe': 'One-Click' })
  const headers = { ...form.headers, origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' }
  const answered = await app.request(link, { ...form, headers })
  expect(answered.status).toBe(200)
  expect(await answered.text()).toContain('You are unsubscribed')
  expect(await subscribers()).toEqual([])
  expect((await app.request(link, { ...form, headers })).status).toBe(200)
})

test('the link of an old letter also ends a subscription that began after it', async () => {
  const linkOf = async () => {
    await subscribe('Asha@example.org')
    const [subscriber] = await subscribers()
    const token = signLeaveToken(await getSigningKey(db, 'newsletter-key'), subscriber?.id ?? '')
    return `/newsletter/leave/${token}`
  }
  const old = await linkOf()
  await app.request(old, posted({}))
  expect(await subscribers()).toEqual([])
  await linkOf()
  await subscribe('ravi@example.org')
  await app.request(old, posted({}))
  expect((await subscribers()).map(({ address }) => address)).toEqual(['ravi@example.org'])
})

test('a link from before ids were derived from addresses claims no unsubscription that it cannot know of', async () => {
  const before = await addSubscriber(db, 'asha@example.org', { id: randomUUID() })
  const old = `/newsletter/leave/${signLeaveToken(await getSigningKey(db, 'newsletter-key'), before)}`
  const left = await app.request(old, posted({}))
  expect([left.status, (await left.text()).includes('You are unsubscribed')]).toEqual([200, true])
  await addSubscriber(db, 'asha@example.org')
  const answered = await app.request(old, posted({}))
  expect([answered.status, (await answered.text()).includes('no longer works')]).toEqual([404, true])
  expect((await app.request(old)).status).toBe(404)
  expect(await subscribers()).toMatchObject([{ address: 'asha@example.org' }])
})

test('no other newsletter page accepts a cross-site form', async () => {
  const form = posted({ address: 'asha@example.org' })
  const headers = { ...form.headers, origin: 'https://evil.example' }
  for (const path of ['/newsletter', '/newsletter/confirm/x'])
    expect((await app.request(path, { ...form, headers })).status).toBe(403)
})

test('the unsubscribe page asks a person to confirm, and works after the newsletter was turned off', async () => {
  const link = await leaveLink('asha@example.org', 'hi')
  expect((await app.request(link)).headers.get('location')).toBe(`/hi${link}`)
  await setRows(db, 'settings', { newsletterLanguages: '', editions: '{}' })
  const bare = testApp(db)
  expect(await (await bare.request(link)).text()).toContain(
    'Press the button to stop receiving the newsletter',
  )
  expect(await subscribers()).toHaveLength(1)
  await bare.request(link, posted({}))
  expect(await subscribers()).toEqual([])
})

test('an unsubscribe link with a wrong signature does not work', async () => {
  const link = await leaveLink('asha@example.org')
  const forged = [`${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`, '/newsletter/leave/x', `${link}x`]
  for (const path of forged) {
    expect((await app.request(path)).status).toBe(404)
    expect(await (await app.request(path, posted({}))).text()).toContain('This link no longer works')
  }
  expect(await subscribers()).toHaveLength(1)
})

test('an address with a domain in another script is mailed in its ASCII form', async () => {
  expect((await subscribe('reader@bücher.example')).status).toBe(303)
  expect((await subscribers()).map(({ address }) => address)).toEqual(['reader@xn--bcher-kva.example'])
})

test('an address with a name in another script needs a mail server that takes such names', async () => {
  const response = await subscribe('पाठक@उदाहरण.भारत')
  expect(response.status).toBe(400)
  expect(await response.text()).toMatch(/value="पाठक@उदाहरण.भारत".*cannot deliver to a name in this script/s)
  mail.takesAnyName.mockResolvedValueOnce(true)
  expect((await subscribe('पाठक@उदाहरण.भारत')).status).toBe(303)
  expect(await subscribers()).toHaveLength(1)
})
