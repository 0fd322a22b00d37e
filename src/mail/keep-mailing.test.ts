import { beforeEach, expect, test } from 'vitest'
import { setRows } from '../../test/support/builders.ts'
import { freshDatabase } from '../../test/support/fresh-database.ts'
import { addNews, addSubscriber, sendWaiting, turnOnNewsletter } from '../../test/support/newsletter-scene.ts'
import { readMail, type SmtpCatcher, startSmtpCatcher } from '../../test/support/smtp-catcher.ts'
import { confirmSubscription } from '../domain/newsletter/confirm-subscription.ts'
import { pruneNewsletter } from '../domain/newsletter/letters.ts'
import { claimMail } from '../domain/newsletter/outbox.ts'
import { requestSubscription } from '../domain/newsletter/request-subscription.ts'
import { composeMail } from './compose-mail.ts'
import { planLetters } from './plan-letters.ts'

const { db } = await freshDatabase({ empty: ['mails', 'letters', 'subscribers', 'attempts'] })
const origin = 'https://chowk.example'
// Half past seven in the site’s time zone.
const morning = new Date('2026-01-02T02:00:00Z')
const later = (minutes: number) => new Date(morning.getTime() + minutes * 60_000)

await addNews(db)

beforeEach(() => turnOnNewsletter(db))

const plan = (now = morning) => planLetters(db, { origin, now })
const mailTable = () => db.selectFrom('mails').selectAll().orderBy('id').execute()
const letterTable = () => db.selectFrom('letters').selectAll().orderBy('id').execute()
const subscriberOf = (address: string) =>
  db.selectFrom('subscribers').selectAll().where('address', '=', address).executeTakeFirst()

const sendAll = (catcher: SmtpCatcher, now = morning) => sendWaiting(db, catcher, now)

test('each subscriber gets the letter of the day with a personal unsubscribe link', async () => {
  const catcher = await startSmtpCatcher()
  const [asha, ravi] = [
    await addSubscriber(db, 'asha@example.org'),
    await addSubscriber(db, 'ravi@example.org'),
  ]
  await addSubscriber(db, 'new@example.org', { state: 'pending' })
  await plan()
  await sendAll(catcher)
  expect(catcher.mails.map(mail => mail.to).toSorted()).toEqual(['asha@example.org', 'ravi@example.org'])
  for (const [at, id] of [asha, ravi].entries()) {
    const { headers, html, plain } = readMail(catcher.mails[at] ?? { from: '', to: '', text: '' })
    const leave = `https://chowk.example/newsletter/leave/${id.replaceAll('-', '')}`
    expect(headers.subject).toBe('Chowk: Schools reopen')
    expect(headers['list-unsubscribe']?.startsWith(`<${leave}`)).toBe(true)
    expect(headers['list-id']).toBe('<newsletter.chowk.example>')
    expect(headers['x-chowk-mail']).toBe(headers['message-id'])
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
    for (const text of [html, plain]) {
      expect(text).toContain(leave)
      expect(text).toContain('A bridge opens')
      expect(text).toContain('The Outlet')
      expect(text).not.toMatch(/<img|<script|\p{Co}|leave\s/u)
    }
  }
  expect(await letterTable()).toMatchObject([
    { day: '2026-01-02', language: 'en', state: 'sent', recipients: 2, sent: 2, failed: 0, bounced: 0 },
  ])
})

test('only one of several machines writes the letter, and each mail is sent once', async () => {
  const catcher = await startSmtpCatcher()
  for (let n = 0; n < 12; n += 1) await addSubscriber(db, `reader-${n}@example.org`)
  await Promise.all([plan(), plan(), plan()])
  expect(await letterTable()).toHaveLength(1)
  await Promise.all([sendAll(catcher), sendAll(catcher), sendAll(catcher)])
  expect(catcher.mails).toHaveLength(12)
  expect(new Set(catcher.mails.map(mail => mail.to)).size).toBe(12)
})

test('a letter is sent once a day, even if its hour changes', async () => {
  await addSubscriber(db, 'asha@example.org')
  await plan()
  await setRows(db, 'settings', { newsletterHour: 9 })
  await setRows(db, 'settings', { newsletterSince: '2026-01-02T00:00:00Z' })
  await plan(later(150))
  expect((await mailTable()).length).toBe(1)
})

test('an hour that had already passed when it was chosen sends nothing today', async () => {
  await addSubscriber(db, 'asha@example.org')
  await setRows(db, 'settings', { newsletterHour: 6 })
  await setRows(db, 'settings', { newsletterSince: morning })
  await plan(later(1))
  expect(await letterTable()).toEqual([])
})

test('a machine that was off sends within four hours, and after that records a skipped letter', async () => {
  await addSubscriber(db, 'asha@example.org')
  await plan(new Date('2026-01-02T05:30:00Z'))
  expect(await letterTable()).toMatchObject([{ day: '2026-01-02', state: 'sending' }])
  await plan(new Date('2026-01-03T05:31:00Z'))
  expect((await letterTable())[1]).toMatchObject({ day: '2026-01-03', state: 'skipped', skippedFor: 'late' })
})

test('without subscribers or without news, no letter is written', async () => {
  await turnOnNewsletter(db, 'en hi')
  await setRows(db, 'settings', {
    editions: JSON.stringify({ hi: { siteName: 'चौक', tagline: '', siteDescription: '' } }),
  })
  await addSubscriber(db, 'asha@example.org', { language: 'hi' })
  await plan()
  const letters = await letterTable()
  expect(letters.map(({ language, skippedFor }) => [language, skippedFor]).toSorted()).toEqual([
    ['en', 'nobody'],
    ['hi', 'empty'],
  ])
})

test('a mail that may succeed later is retried at growing intervals, until its news is old', async () => {
  const catcher = await startSmtpCatcher()
  await addSubscriber(db, 'asha@example.org')
  catcher.answer = step => (step === 'accept' ? '451 4.3.0 later' : null)
  await plan()
  const waits: number[] = []
  let now = morning
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await sendAll(catcher, now)
    const [mail] = await mailTable()
    waits.push((Number(mail?.nextAt) - now.getTime()) / 60_000)
    now = mail?.nextAt ?? now
  }
  expect(waits).toEqual([1, 5, 15, 30, 60])
  catcher.answer = () => null
  await sendAll(catcher, later(13 * 60))
  expect(catcher.mails).toEqual([])
  expect(await mailTable()).toMatchObject([{ state: 'failed', failure: 'expired', attempts: 6 }])
  expect(await letterTable()).toMatchObject([{ state: 'sent', sent: 0, failed: 1, bounced: 0 }])
  expect(await subscriberOf('asha@example.org')).toMatchObject({ state: 'active', bounceCount: 0 })
})

test('a mail server that refuses us uses up no attempts of mails and affects no subscriber', async () => {
  const catcher = await startSmtpCatcher()
  await addSubscriber(db, 'asha@example.org')
  catcher.answer = step => (step === 'MAIL' ? '550 5.7.1 not your address' : null)
  await plan()
  expect(await sendAll(catcher)).toEqual(['server-fails', 'none'])
  expect(await mailTable()).toMatchObject([
    { state: 'waiting', attempts: 0, failure: 'sender-refused', reply: '550 5.7.1 not your address' },
  ])
  expect(await subscriberOf('asha@example.org')).toMatchObject({ state: 'active', bounceCount: 0 })
  catcher.answer = () => null
  await sendAll(catcher, later(2))
  expect(catcher.mails).toHaveLength(1)
})

test('a mail claimed by a worker that dies is sent by another after the lease, with the same id', async () => {
  const catcher = await startSmtpCatcher()
  await addSubscriber(db, 'asha@example.org')
  await plan()
  const claimed = await claimMail(db, morning)
  expect(await sendAll(catcher, later(4))).toEqual(['none'])
  await sendAll(catcher, later(6))
  expect(catcher.mails).toHaveLength(1)
  const { headers } = readMail(catcher.mails[0] ?? { from: '', to: '', text: '' })
  expect(headers['message-id']).toBe(`<${claimed?.id}@chowk.example>`)
  expect(await mailTable()).toMatchObject([{ state: 'sent', attempts: 2 }])
})

test('a mail that crashes every worker is given up after ten attempts', async () => {
  const catcher = await startSmtpCatcher()
  await addSubscriber(db, 'asha@example.org')
  await plan()
  for (let attempt = 0; attempt < 10; attempt += 1) await claimMail(db, later(attempt * 6))
  await sendAll(catcher, later(66))
  expect(catcher.mails).toEqual([])
  expect(await mailTable()).toMatchObject([{ state: 'failed', failure: 'given-up' }])
})

test('somebody who unsubscribes while the letter is being sent gets none', async () => {
  const catcher = await startSmtpCatcher()
  const id = await addSubscriber(db, 'asha@example.org')
  await addSubscriber(db, 'ravi@example.org')
  await plan()
  await db.deleteFrom('subscribers').where('id', '=', id).execute()
  await sendAll(catcher)
  expect(catcher.mails.map(mail => mail.to)).toEqual(['ravi@example.org'])
  expect(await letterTable()).toMatchObject([{ state: 'sent', recipients: 2, sent: 1 }])
})

test('a confirmation is sent before waiting letters', async () => {
  const catcher = await startSmtpCatcher()
  await addSubscriber(db, 'asha@example.org')
  await plan()
  const asked = { address: 'new@example.org', language: 'en', client: '192.0.2.1' } as const
  await requestSubscription(db, { ...asked, now: later(1) })
  await sendAll(catcher, later(2))
  expect(catcher.mails.map(mail => mail.to)).toEqual(['new@example.org', 'asha@example.org'])
})

test('unconfirmed addresses are deleted after three days, finished mails after a month', async () => {
  const catcher = await startSmtpCatcher()
  await addSubscriber(db, 'asha@example.org')
  await addSubscriber(db, 'never@example.org', { state: 'pending' })
  await addSubscriber(db, 'late@example.org', { state: 'pending', confirmExpiresAt: later(60) })
  await plan()
  await sendAll(catcher)
  await pruneNewsletter(db, later(0))
  expect(await subscriberOf('never@example.org')).toBeUndefined()
  expect(await subscriberOf('late@example.org')).toBeDefined()
  await pruneNewsletter(db, later(31 * 1_440))
  expect(await mailTable()).toEqual([])
  expect(await letterTable()).toMatchObject([{ html: '', plain: '', sent: 1 }])
  expect(await subscriberOf('asha@example.org')).toBeDefined()
})

/** Claims the mail that is due and returns the token of its link. */
async function claimLink(now: Date): Promise<string> {
  const mail = await claimMail(db, now)
  const composed = mail && (await composeMail(db, { mail, address: 'new@example.org', origin, now }))
  return /\/newsletter\/confirm\/([\w-]+)/.exec(composed?.plain ?? '')?.[1] ?? ''
}

test('a confirmation that is sent again, because nobody knows whether it arrived, has the same link', async () => {
  const asked = { address: 'new@example.org', language: 'en', client: '192.0.2.1' } as const
  await requestSubscription(db, { ...asked, now: morning })
  const first = await claimLink(morning)
  expect(first).toHaveLength(43)
  expect(await claimLink(later(6))).toBe(first)
  expect(await confirmSubscription(db, first, later(7))).toBe(true)

  await requestSubscription(db, { ...asked, address: 'other@example.org', now: later(8) })
  expect(await claimLink(later(8))).not.toBe(first)
})
