import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { addRow, setRow } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import {
  addNews,
  addSubscriber,
  sendWaiting,
  turnOnNewsletter,
} from '../../../test/support/newsletter-scene.ts'
import { signedInAdmin } from '../../../test/support/signed-in.ts'
import { startSmtpCatcher } from '../../../test/support/smtp-catcher.ts'
import { untilBlocked } from '../../../test/support/until-blocked.ts'
import { planLetters } from '../../mail/plan-letters.ts'
import { claimMail, recordReturned } from './outbox.ts'

const { db } = await freshDatabase()
// Half past seven in the site’s time zone.
const morning = new Date('2026-01-02T02:00:00Z')
const later = (minutes: number) => new Date(morning.getTime() + minutes * 60_000)

await addNews(db)

beforeEach(async () => {
  for (const table of ['mails', 'letters', 'subscribers'] as const) await db.deleteFrom(table).execute()
  await turnOnNewsletter(db)
})

const plan = (now = morning) => planLetters(db, { origin: 'https://chowk.example', now })
const mailTable = () => db.selectFrom('mails').selectAll().orderBy('id').execute()
const letterTable = () => db.selectFrom('letters').selectAll().orderBy('id').execute()
const subscriberOf = (address: string) =>
  db.selectFrom('subscribers').selectAll().where('address', '=', address).executeTakeFirst()

test('a test letter to an account that was switched off has no recipient', async () => {
  const admin = await signedInAdmin(db, { now: morning })
  const on = await queueFor(admin.accountId)
  expect(on?.address).toBe(admin.email)
  await setRow(db, 'accounts', admin.accountId, { isOff: true })
  expect(await queueFor(admin.accountId)).toMatchObject({ kind: 'test', address: null })
})

test('two mails that come back at the same moment are two bounces', async () => {
  const { id } = await addRow(db, 'subscribers', {
    id: randomUUID(),
    address: 'gone@example.org',
    language: 'en',
    state: 'active',
    askedAt: morning,
    confirmedAt: morning,
  })
  const [first, second] = [await addSentLetter(id, '2026-01-01'), await addSentLetter(id, '2026-01-02')]
  let returning: Promise<unknown> = Promise.resolve()
  await db.transaction().execute(async tx => {
    await recordReturned(tx, { mailId: first, failure: 'returned-mail', now: morning })
    returning = recordReturned(db, { mailId: second, failure: 'returned-mail', now: morning })
    await untilBlocked(tx)
  })
  await returning
  const subscriber = await db.selectFrom('subscribers').select('bounceCount').executeTakeFirstOrThrow()
  expect(subscriber.bounceCount).toBe(2)
})

test('an address that bounces three times in a row gets no further letter; a delivered one in between restarts the count', async () => {
  const catcher = await startSmtpCatcher()
  for (const name of ['gone', 'back', 'fine']) await addSubscriber(db, `${name}@example.org`)
  for (let day = 0; day < 4; day += 1) {
    catcher.answer = (step, to) =>
      step === 'RCPT' && (to.startsWith('gone') || (to.startsWith('back') && day !== 1))
        ? '550 5.1.1 no such user'
        : null
    await plan(later(day * 1_440))
    await sendWaiting(db, catcher, later(day * 1_440))
  }
  expect(await subscriberOf('gone@example.org')).toMatchObject({
    state: 'off',
    offFailure: 'address-refused',
    bounceCount: 3,
  })
  expect(await subscriberOf('back@example.org')).toMatchObject({ state: 'active', bounceCount: 2 })
  expect(await letterTable()).toMatchObject([
    { recipients: 3, sent: 1, bounced: 2 },
    { recipients: 3, sent: 2, bounced: 1 },
    { recipients: 3, sent: 1, bounced: 2 },
    { recipients: 2, sent: 1, bounced: 1 },
  ])
})

test('returned mails disable an address like refusals, although each was accepted at first', async () => {
  const catcher = await startSmtpCatcher()
  await addSubscriber(db, 'gone@example.org')
  for (let day = 0; day < 3; day += 1) {
    expect(await subscriberOf('gone@example.org')).toMatchObject({ state: 'active', bounceCount: day })
    await plan(later(day * 1_440))
    await sendWaiting(db, catcher, later(day * 1_440))
    const mailId = (await mailTable()).at(-1)?.id ?? ''
    const returned = { mailId, failure: 'returned-mail', now: later(day * 1_440 + 5) } as const
    expect(await recordReturned(db, returned)).toBe(true)
    expect(await recordReturned(db, returned)).toBe(false)
  }
  expect(await subscriberOf('gone@example.org')).toMatchObject({ state: 'off', offFailure: 'returned-mail' })
  expect(await letterTable()).toMatchObject(Array.from({ length: 3 }, () => ({ sent: 0, bounced: 1 })))
})

test('a mail that comes back for a reason that is not the address has failed, and no bounce is counted', async () => {
  const catcher = await startSmtpCatcher()
  await addSubscriber(db, 'asha@example.org')
  await plan()
  await sendWaiting(db, catcher, morning)
  const [mail] = await mailTable()
  const returned = { mailId: mail?.id ?? '', failure: 'message-refused', now: later(5) } as const
  expect(await recordReturned(db, returned)).toBe(true)
  expect(await mailTable()).toMatchObject([{ state: 'failed', failure: 'message-refused' }])
  expect(await letterTable()).toMatchObject([{ sent: 0, failed: 1, bounced: 0 }])
  expect(await subscriberOf('asha@example.org')).toMatchObject({ state: 'active', bounceCount: 0 })
})

test('a letter of which no mail was accepted counts no bounces', async () => {
  const catcher = await startSmtpCatcher()
  for (const name of ['asha', 'ravi', 'meera']) await addSubscriber(db, `${name}@example.org`)
  catcher.answer = step => (step === 'RCPT' ? '550 no such user' : null)
  for (let day = 0; day < 3; day += 1) {
    await plan(later(day * 1_440))
    await sendWaiting(db, catcher, later(day * 1_440))
  }
  expect(await letterTable()).toMatchObject(Array.from({ length: 3 }, () => ({ state: 'sent', bounced: 3 })))
  for (const name of ['asha', 'ravi', 'meera'])
    expect(await subscriberOf(`${name}@example.org`)).toMatchObject({ state: 'active', bounceCount: 0 })
})

test('a mail server that refuses one address after another refuses us: the letter waits until it accepts one', async () => {
  const catcher = await startSmtpCatcher()
  for (let n = 0; n < 8; n += 1) await addSubscriber(db, `reader-${n}@example.org`)
  catcher.answer = step => (step === 'RCPT' ? '550 no such user' : null)
  await plan()
  const paused = ['server-fails', 'server-fails', 'server-fails', 'server-fails']
  expect(await sendWaiting(db, catcher, morning)).toEqual([...Array(4).fill('tried'), ...paused, 'none'])
  expect((await mailTable()).map(({ state, failure }) => `${state} ${failure}`).toSorted()).toEqual([
    ...Array(4).fill('failed address-refused'),
    ...Array(4).fill('waiting all-refused'),
  ])
  catcher.answer = () => null
  await sendWaiting(db, catcher, later(2))
  expect(await letterTable()).toMatchObject([{ state: 'sent', sent: 4, bounced: 4 }])
  const counts = await db.selectFrom('subscribers').select('bounceCount').orderBy('bounceCount').execute()
  expect(counts.map(({ bounceCount }) => bounceCount)).toEqual([0, 0, 0, 0, 1, 1, 1, 1])
})

test('when more than a fifth of a letter comes back, our own server is to blame, and no bounce of it counts', async () => {
  const catcher = await startSmtpCatcher()
  for (let n = 0; n < 7; n += 1) await addSubscriber(db, `reader-${n}@example.org`)
  await plan()
  await sendWaiting(db, catcher, morning)
  for (const { id: mailId } of await mailTable())
    expect(await recordReturned(db, { mailId, failure: 'returned-mail', now: later(5) })).toBe(true)
  expect(await letterTable()).toMatchObject([{ sent: 0, bounced: 7 }])
  const counts = await db.selectFrom('subscribers').select('bounceCount').orderBy('bounceCount').execute()
  expect(counts.map(({ bounceCount }) => bounceCount)).toEqual([0, 0, 0, 0, 0, 0, 0])
})

async function addSentLetter(subscriberId: string, day: string): Promise<string> {
  const letter = await addRow(db, 'letters', {
    language: 'en',
    day,
    plannedAt: morning,
    state: 'sent',
    finishedAt: morning,
    recipients: 1,
    sent: 1,
  })
  const times = { createdAt: morning, nextAt: morning, expiresAt: morning, finishedAt: morning }
  const mail = await addRow(db, 'mails', {
    kind: 'letter',
    state: 'sent',
    subscriberId,
    letterId: letter.id,
    language: 'en',
    ...times,
  })
  return mail.id
}

async function queueFor(accountId: string) {
  const expiresAt = new Date(morning.getTime() + 3_600_000)
  await addRow(db, 'mails', {
    kind: 'test',
    accountId,
    language: 'en',
    createdAt: morning,
    nextAt: morning,
    expiresAt,
  })
  return claimMail(db, morning)
}
