import { beforeEach, expect, test } from 'vitest'
import { addRow, setRow, setRows } from '../../test/support/builders.ts'
import { freshDatabase } from '../../test/support/fresh-database.ts'
import {
  addNews,
  addSubscriber,
  mailerTo,
  sendWaiting,
  turnOnNewsletter,
} from '../../test/support/newsletter-scene.ts'
import { readMail, startSmtpCatcher } from '../../test/support/smtp-catcher.ts'
import { sendNext } from './keep-mailing.ts'
import { planLetters } from './plan-letters.ts'

const { db } = await freshDatabase({ empty: ['mails', 'letters', 'subscribers', 'newsLinks', 'categories'] })
const origin = 'https://chowk.example'
const morning = new Date('2026-01-02T02:00:00Z')
const later = (minutes: number) => new Date(morning.getTime() + minutes * 60_000)

beforeEach(async () => {
  await turnOnNewsletter(db)
  await addNews(db)
  await setRows(db, 'newsLinks', { updatedAt: '2026-01-01T20:00:00Z' })
})

/** A letter for three subscribers, sent one by one. */
async function planForThree() {
  const catcher = await startSmtpCatcher()
  for (const name of ['asha', 'ravi', 'mina']) await addSubscriber(db, `${name}@example.org`)
  await planLetters(db, { origin, now: morning })
  const deps = { db, mailer: mailerTo(catcher), origin, signal: new AbortController().signal }
  return async (minutes: number) => {
    await sendNext({ ...deps, now: () => later(minutes) })
    return readMail(catcher.mails.at(-1) ?? { from: '', to: '', text: '' })
  }
}

const linkOf = (title: string) =>
  db.selectFrom('newsLinks').select(['id', 'title']).where('title', '=', title).executeTakeFirstOrThrow()

test('a letter leaves out a link that was taken down after the first of its mails', async () => {
  const sendOne = await planForThree()
  const first = await sendOne(1)
  expect(first.headers.subject).toBe('Chowk: Schools reopen')
  await db.deleteFrom('newsLinks').where('title', '=', 'Schools reopen').execute()
  const second = await sendOne(2)
  expect(second.headers.subject).toBe('Chowk: A bridge opens')
  expect([second.html, second.plain].join()).not.toContain('Schools reopen')
  expect((await sendOne(3)).html).toContain('A bridge opens')
})

test('a letter has the newest headline and correction of each link', async () => {
  const sendOne = await planForThree()
  await setRow(db, 'newsLinks', (await linkOf('Rain in the hills')).id, {
    title: 'Rain on the coast',
    updatedAt: later(1),
  })
  expect((await sendOne(2)).html).toContain('Rain on the coast')
  const { id, title } = await linkOf('A bridge opens')
  await addRow(db, 'corrections', {
    newsLinkId: id,
    headline: title,
    text: 'It opened on Monday.',
    createdAt: later(3),
  })
  expect((await sendOne(4)).html).toContain('It opened on Monday.')
})

test('a letter without a change is not written again', async () => {
  const sendOne = await planForThree()
  await addNews(db, ['Newer than the letter'])
  const mails = [await sendOne(1), await sendOne(2), await sendOne(3)]
  expect(mails.map(mail => mail.headers.subject)).toEqual(Array(3).fill('Chowk: Schools reopen'))
  expect(mails.map(mail => mail.html).join()).not.toContain('Newer than the letter')
})

test('a letter of which nothing is left is not sent', async () => {
  const sendOne = await planForThree()
  await db.deleteFrom('newsLinks').execute()
  expect((await sendOne(1)).html).toBe('')
  expect(await db.selectFrom('mails').select('id').execute()).toHaveLength(2)
})

test('turning the newsletter off stops the letter', async () => {
  const catcher = await startSmtpCatcher()
  await addSubscriber(db, 'asha@example.org')
  await planLetters(db, { origin, now: morning })
  await setRows(db, 'settings', { newsletterLanguages: '' })
  await sendWaiting(db, catcher, morning)
  expect(catcher.mails).toEqual([])
  expect(await db.selectFrom('mails').selectAll().execute()).toEqual([])
})

test('a mail server that takes a mail without an answer gets it three times at most', async () => {
  const catcher = await startSmtpCatcher()
  catcher.answer = step => (step === 'accept' ? 'die' : null)
  await addSubscriber(db, 'asha@example.org')
  await planLetters(db, { origin, now: morning })
  for (let minutes = 0; minutes <= 120; minutes += 20) await sendWaiting(db, catcher, later(minutes))
  expect(catcher.commands.filter(command => command.startsWith('DATA'))).toHaveLength(3)
  const [mail] = await db.selectFrom('mails').selectAll().execute()
  expect(mail).toMatchObject({ state: 'failed', failure: 'no-answer', attempts: 3 })
  const [letter] = await db.selectFrom('letters').selectAll().execute()
  expect(letter).toMatchObject({ state: 'sent', sent: 0, failed: 1, bounced: 0 })
})
