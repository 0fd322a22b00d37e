import { beforeEach, expect, test } from 'vitest'
import { setRows } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { addNews, addSubscriber, mailerTo, turnOnNewsletter } from '../../../test/support/newsletter-scene.ts'
import { posted, signedInAdmin } from '../../../test/support/signed-in.ts'
import { readMail } from '../../../test/support/smtp-catcher.ts'
import { startSmtpCatcher } from '../../../test/support/start-smtp-catcher.ts'
import { testApp, testMail } from '../../../test/support/test-app.ts'
import { sendNext } from '../../mail/keep-mailing.ts'

const { db } = await freshDatabase()
const now = new Date('2026-01-02T06:30:00Z')
const app = testApp(db, { mail: testMail })
const { cookie, email } = await signedInAdmin(db, { now })
await addNews(db)

beforeEach(async () => {
  for (const table of ['mails', 'letters', 'subscribers', 'attempts'] as const)
    await db.deleteFrom(table).execute()
  await turnOnNewsletter(db)
})

const read = async (path: string, site = app) => (await site.request(path, { headers: { cookie } })).text()
const signal = new AbortController().signal

test('the page says when the next letter goes out, and through which server', async () => {
  const html = await read('/admin/newsletter')
  expect(html).toContain('Mails are sent through mail.example as news@chowk.example.')
  expect(html).toContain('Next newsletter: Saturday, 3 January 2026 at 07:00, in English.')
  await setRows(db, 'settings', { newsletterLanguages: '' })
  expect(await read('/admin/newsletter')).toContain('The newsletter is off.')
})

test('without a mail server the page says what to configure, and offers no test', async () => {
  const html = await read('/admin/newsletter', testApp(db))
  expect(html).toContain('Set SMTP_URL, MAIL_FROM and PUBLIC_URL')
  expect(html).not.toContain('Send yourself a test')
  expect(await read('/admin/newsletter', testApp(db, { demo: true }))).toContain(
    'Demo mode sends no newsletter',
  )
  await testApp(db).request('/admin/newsletter', posted({ language: 'en' }, cookie))
  expect(await db.selectFrom('mails').selectAll().execute()).toEqual([])
})

test('a test is sent to the account that requests it, with the current letter', async () => {
  await addSubscriber(db, 'asha@example.org')
  const queued = await app.request(
    '/admin/newsletter',
    posted({ language: 'en', to: 'all@example.org' }, cookie),
  )
  expect(queued.status).toBe(302)
  expect(await read('/admin/newsletter')).toContain('The last test is on its way')
  const catcher = await startSmtpCatcher()
  const deps = { db, mailer: mailerTo(catcher), origin: 'https://chowk.example', now: () => now, signal }
  while ((await sendNext(deps)) !== 'none');
  expect(catcher.mails.map(({ to }) => to)).toEqual([email])
  const { headers, plain } = readMail(catcher.mails[0] ?? { from: '', to: '', text: '' })
  expect(headers.subject).toBe('Test: Chowk: Schools reopen')
  expect(headers['list-unsubscribe']).toBeUndefined()
  expect(plain).toContain('https://chowk.example/newsletter')
  expect(await read('/admin/newsletter')).toContain('The last test was sent')
})

test('a failure is shown in words, with the server’s reply', async () => {
  await app.request('/admin/newsletter', posted({ language: 'en' }, cookie))
  const catcher = await startSmtpCatcher()
  catcher.answer = step => (step === 'MAIL' ? '550 5.7.1 <b>not yours</b>' : null)
  await sendNext({ db, mailer: mailerTo(catcher), origin: 'https://chowk.example', now: () => now, signal })
  const html = await read('/admin/newsletter')
  expect(html).toContain('The mail server does not send mails from the address in MAIL_FROM.')
  expect(html).toContain('550 5.7.1 &lt;b&gt;not yours&lt;/b&gt;')
})

test('an account can send twenty tests an hour', async () => {
  const ask = () => app.request('/admin/newsletter', posted({ language: 'en' }, cookie))
  for (let n = 0; n < 20; n += 1) expect((await ask()).status).toBe(302)
  expect((await ask()).status).toBe(429)
  expect(await db.selectFrom('mails').select('kind').execute()).toHaveLength(20)
})

test('the preview is the letter itself, runs no scripts and cannot be framed by another site', async () => {
  const preview = await app.request('/admin/newsletter/preview?language=en', { headers: { cookie } })
  const policy = preview.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy).toContain('sandbox')
  expect(await preview.text()).toContain('Schools reopen')
  const plain = await app.request('/admin/newsletter/preview?plain', { headers: { cookie } })
  expect(plain.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(await plain.text()).toContain('CHOWK\nFriday, 2 January 2026')
})

test('the newsletter settings are saved together with a revision, and take effect from then on', async () => {
  const { version } = await db.selectFrom('settings').select('version').executeTakeFirstOrThrow()
  const fields = {
    version: String(version),
    enNewsletter: 'on',
    taNewsletter: 'on',
    newsletterHour: '18',
    newsletterDays: '12345',
  }
  const saved = await app.request('/admin/settings?tab=newsletter', posted(fields, cookie))
  expect(saved.status).toBe(302)
  const settings = await db.selectFrom('settings').selectAll().executeTakeFirstOrThrow()
  expect(settings).toMatchObject({
    newsletterLanguages: 'en ta',
    newsletterHour: 18,
    newsletterDays: '12345',
  })
  expect(settings.newsletterSince.getTime()).toBeGreaterThan(now.getTime())
  for (const wrong of [{ newsletterHour: '24' }, { newsletterHour: '-1' }, { newsletterDays: '99' }])
    expect(
      (await app.request('/admin/settings?tab=newsletter', posted({ ...fields, ...wrong }, cookie))).status,
    ).toBe(400)
})

test('subscribers are found by part of their address and by state, page by page', async () => {
  for (let n = 0; n < 52; n += 1) await addSubscriber(db, `reader-${n}@example.org`)
  await addSubscriber(db, 'new@example.com', { state: 'pending' })
  const html = await read('/admin/newsletter/subscribers')
  expect(html.match(/@example\.(org|com)<\/td>/g)).toHaveLength(50)
  const next = /subscribers(\?after=[^"]+)"/.exec(html)?.[1] ?? ''
  expect(
    (await read(`/admin/newsletter/subscribers${next}`)).match(/@example\.(org|com)<\/td>/g),
  ).toHaveLength(3)
  const found = await read('/admin/newsletter/subscribers?q=EXAMPLE.COM&state=pending')
  expect(found.match(/@example\.(org|com)<\/td>/g)).toEqual(['@example.com</td>'])
  expect(await read('/admin/newsletter/subscribers?q=%25')).toContain('No subscriber matches.')
})

test('a subscriber is erased together with their waiting mails', async () => {
  const id = await addSubscriber(db, 'asha@example.org')
  const removed = await app.request('/admin/newsletter/subscribers', posted({ id }, cookie))
  expect(removed.status).toBe(302)
  expect(await db.selectFrom('subscribers').selectAll().execute()).toEqual([])
  expect(JSON.stringify(await db.selectFrom('revisions').selectAll().execute())).not.toContain('asha@')
  expect((await app.request('/admin/newsletter/subscribers', posted({ id: 'x' }, cookie))).status).toBe(302)
})

test('the list can be exported, and no address is run as a spreadsheet formula', async () => {
  await addSubscriber(db, '=cmd|calc@example.org')
  const file = await app.request('/admin/newsletter/export', { headers: { cookie } })
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="subscribers-2026-01-02.csv"')
  expect(await file.text()).toContain('"\'=cmd|calc@example.org","en","active"')
})
