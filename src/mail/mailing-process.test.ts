import { expect, test } from 'vitest'
import { setRows } from '../../test/support/builders.ts'
import { freshDatabase } from '../../test/support/fresh-database.ts'
import { addNews, addSubscriber, turnOnNewsletter } from '../../test/support/newsletter-scene.ts'
import { type SmtpCatcher, startSmtpCatcher } from '../../test/support/smtp-catcher.ts'
import { startProcess } from '../../test/support/start-process.ts'
import { until } from '../../test/support/until.ts'
import { readDatabaseTime } from '../database/database-clock.ts'
import { planLetters } from './plan-letters.ts'

const { db, url } = await freshDatabase()
const startWorker = (catcher: SmtpCatcher, env: Record<string, string> = {}) =>
  startProcess('worker', {
    DATABASE_URL: url,
    PUBLIC_URL: 'https://chowk.example',
    DEMO: '0',
    SMTP_URL: `smtp://127.0.0.1:${catcher.port}`,
    MAIL_FROM: 'news@chowk.example',
    ...env,
  })

/** Plans a letter whose hour is now, for this number of subscribers. */
async function planLetter(subscribers: number): Promise<void> {
  await addNews(db)
  await turnOnNewsletter(db)
  for (let n = 0; n < subscribers; n += 1) await addSubscriber(db, `reader-${n}@example.org`)
  const now = await readDatabaseTime(db)
  const hour = Math.floor((now.getUTCHours() * 60 + now.getUTCMinutes() + 330) / 60) % 24
  await setRows(db, 'settings', { newsletterHour: hour })
  await setRows(db, 'settings', { newsletterSince: '2026-01-01T00:00:00Z' })
  await planLetters(db, { origin: 'https://chowk.example', now })
}

test('a demo sends nothing; when a worker is killed in the middle of a letter, another sends the rest, and nothing twice', async () => {
  const catcher = await startSmtpCatcher()
  await planLetter(8)
  const demo = await startWorker(catcher, { DEMO: '1' })
  await demo.stop()
  expect(catcher.connections()).toBe(0)

  let accepted = 0
  // Three mails are accepted; those after them hang while their outcome is unknown.
  catcher.answer = step => {
    if (step !== 'accept') return null
    accepted += 1
    return accepted > 3 ? 'hang' : null
  }
  const first = await startWorker(catcher)
  await until('the first worker has sent five mails', () => accepted >= 5)
  await first.kill()
  catcher.answer = () => null
  const second = await startWorker(catcher)
  const caught = await catcher.untilCaught(6)
  await second.stop()
  expect(caught[0]?.from).toBe('news@chowk.example')
  expect(new Set(caught.map(mail => mail.to)).size).toBe(caught.length)
  const waiting = await db.selectFrom('mails').selectAll().where('state', '=', 'waiting').execute()
  expect(waiting.map(({ attempts, claimedUntil }) => [attempts, claimedUntil !== null])).toEqual([
    [1, true],
    [1, true],
  ])
})
