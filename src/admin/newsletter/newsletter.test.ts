import { beforeEach, expect, test } from 'vitest'
import { adminDesk } from '../../../test/support/admin-desk.ts'
import { setRows } from '../../../test/support/builders.ts'
import { addNews, addSubscriber, mailerTo, turnOnNewsletter } from '../../../test/support/newsletter-scene.ts'
import { posted } from '../../../test/support/signed-in.ts'
import { readMail, type SmtpCatcher, startSmtpCatcher } from '../../../test/support/smtp-catcher.ts'
import { testMail } from '../../../test/support/test-app.ts'
import { sendNext } from '../../mail/keep-mailing.ts'

const { db, now, appWith, cookie, email, open, see, post } = await adminDesk({ mail: testMail })
await addNews(db)

beforeEach(async () => {
  for (const table of ['mails', 'letters', 'subscribers', 'attempts'] as const)
    await db.deleteFrom(table).execute()
  await turnOnNewsletter(db)
})

const withoutMail = async (demo: boolean) =>
  (await appWith({ mail: null, demo }).request('/admin/newsletter', { headers: { cookie } })).text()
const ask = () => post('/admin/newsletter', { language: 'en' })

/** Sends the oldest waiting mail to this catcher; returns the outcome. */
const sendTo = (catcher: SmtpCatcher) =>
  sendNext({
    db,
    mailer: mailerTo(catcher),
    origin: 'https://chowk.example',
    now: () => now,
    signal: new AbortController().signal,
  })

test('the page says when the next letter goes out, and through which server', async () => {
  const html = await see('/admin/newsletter')
  expect(html).toContain('Mails are sent through mail.example as news@chowk.example.')
  expect(html).toContain('Next newsletter: Saturday, 3 January 2026 at 07:00, in English.')
  await setRows(db, 'settings', { newsletterLanguages: '' })
  expect(await see('/admin/newsletter')).toContain('The newsletter is off.')
})

test('without a mail server the page says what to configure, and offers no test', async () => {
  const html = await withoutMail(false)
  expect(html).toContain('Set SMTP_URL, MAIL_FROM and PUBLIC_URL')
  expect(html).not.toContain('Send yourself a test')
  expect(await withoutMail(true)).toContain('Demo mode sends no newsletter')
  await appWith({ mail: null }).request('/admin/newsletter', posted({ language: 'en' }, cookie))
  expect(await db.selectFrom('mails').selectAll().execute()).toEqual([])
})

test('a test is sent to the account that requests it, with the current letter', async () => {
  await addSubscriber(db, 'asha@example.org')
  const queued = await post('/admin/newsletter', { language: 'en', to: 'all@example.org' })
  expect(queued.status).toBe(302)
  expect(await see('/admin/newsletter')).toContain('The last test is on its way')
  const catcher = await startSmtpCatcher()
  while ((await sendTo(catcher)) !== 'none');
  expect(catcher.mails.map(({ to }) => to)).toEqual([email])
  const { headers, plain } = readMail(catcher.mails[0] ?? { from: '', to: '', text: '' })
  expect(headers.subject).toBe('Test: Chowk: Schools reopen')
  expect(headers['list-unsubscribe']).toBeUndefined()
  expect(plain).toContain('https://chowk.example/newsletter')
  expect(await see('/admin/newsletter')).toContain('The last test was sent')
})

test('a failure is shown in words, with the server’s reply', async () => {
  await ask()
  const catcher = await startSmtpCatcher()
  catcher.answer = step => (step === 'MAIL' ? '550 5.7.1 <b>not yours</b>' : null)
  await sendTo(catcher)
  const html = await see('/admin/newsletter')
  expect(html).toContain('The mail server does not send mails from the address in MAIL_FROM.')
  expect(html).toContain('550 5.7.1 &lt;b&gt;not yours&lt;/b&gt;')
})

test('an account can send twenty tests an hour', async () => {
  for (let n = 0; n < 20; n += 1) expect((await ask()).status).toBe(302)
  expect((await ask()).status).toBe(429)
  expect(await db.selectFrom('mails').select('kind').execute()).toHaveLength(20)
})

test('the preview is the letter itself, runs no scripts and cannot be framed by another site', async () => {
  const preview = await open('/admin/newsletter/preview?language=en')
  const policy = preview.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy).toContain('sandbox')
  expect(await preview.text()).toContain('Schools reopen')
  const plain = await open('/admin/newsletter/preview?plain')
  expect(plain.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(await plain.text()).toContain('CHOWK\nFriday, 2 January 2026')
})

test('the newsletter settings are saved together with a revision, and take effect from then on', async () => {
  const { version } = await db.selectFrom('settings').select('version').executeTakeFirstOrThrow()
  const times = { newsletterHour: '18', newsletterDays: '12345' }
  const fields = { version: String(version), enNewsletter: 'on', taNewsletter: 'on', ...times }
  const saved = await post('/admin/settings?tab=newsletter', fields)
  expect(saved.status).toBe(302)
  const settings = await db.selectFrom('settings').selectAll().executeTakeFirstOrThrow()
  expect(settings).toMatchObject({
    newsletterLanguages: 'en ta',
    newsletterHour: 18,
    newsletterDays: '12345',
  })
  expect(settings.newsletterSince.getTime()).toBeGreaterThan(now.getTime())
  for (const wrong of [{ newsletterHour: '24' }, { newsletterHour: '-1' }, { newsletterDays: '99' }])
    expect((await post('/admin/settings?tab=newsletter', { ...fields, ...wrong })).status).toBe(400)
})

test('subscribers are found by part of their address and by state, page by page', async () => {
  for (let n = 0; n < 52; n += 1) await addSubscriber(db, `reader-${n}@example.org`)
  await addSubscriber(db, 'new@example.com', { state: 'pending' })
  const addressesIn = (page: string) => page.match(/@example\.(org|com)<\/td>/g)
  const html = await see('/admin/newsletter/subscribers')
  expect(addressesIn(html)).toHaveLength(50)
  const next = /subscribers(\?after=[^"]+)"/.exec(html)?.[1] ?? ''
  expect(addressesIn(await see(`/admin/newsletter/subscribers${next}`))).toHaveLength(3)
  const found = await see('/admin/newsletter/subscribers?q=EXAMPLE.COM&state=pending')
  expect(addressesIn(found)).toEqual(['@example.com</td>'])
  expect(await see('/admin/newsletter/subscribers?q=%25')).toContain('No subscriber matches.')
})

test('a domain is shown and found in its own script', async () => {
  await addSubscriber(db, 'नाम@xn--h2brj9c.xn--h2brj9c')
  for (const words of ['', 'भारत', 'नाम', 'नाम@भारत.भारत', 'xn--h2']) {
    const html = await see(`/admin/newsletter/subscribers?q=${encodeURIComponent(words)}`)
    expect(html).toContain('>नाम@भारत.भारत</td>')
    expect(html).not.toContain('@xn--')
  }
})

test('a subscriber is erased together with their waiting mails', async () => {
  const id = await addSubscriber(db, 'asha@example.org')
  const removed = await post('/admin/newsletter/subscribers', { id })
  expect(removed.status).toBe(302)
  expect(await db.selectFrom('subscribers').selectAll().execute()).toEqual([])
  expect(JSON.stringify(await db.selectFrom('revisions').selectAll().execute())).not.toContain('asha@')
  expect((await post('/admin/newsletter/subscribers', { id: 'x' })).status).toBe(302)
})

test('the list can be exported, and no address is run as a spreadsheet formula', async () => {
  await addSubscriber(db, '=cmd|calc@example.org')
  const file = await open('/admin/newsletter/export')
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="subscribers-2026-01-02.csv"')
  expect(await file.text()).toContain('"\'=cmd|calc@example.org","en","active"')
})
