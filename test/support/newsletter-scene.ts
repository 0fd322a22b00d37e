import { onTestFinished } from 'vitest'
import type { Db } from '../../src/database/connect.ts'
import { finishLetters } from '../../src/domain/newsletter/letters.ts'
import { sendNext } from '../../src/mail/keep-mailing.ts'
import { type MailerTimes, openMailer } from '../../src/mail/open-mailer.ts'
import type { Language } from '../../src/text/language.ts'
import { addNewsLink, addRow, emptyTables, setRows } from './builders.ts'

/** Turns the newsletter on as of midnight: at seven each day, in these languages. */
export async function turnOnNewsletter(db: Db, languages = 'en'): Promise<void> {
  await setRows(db, 'settings', {
    newsletterLanguages: languages,
    newsletterHour: 7,
    newsletterDays: '1234567',
  })
  await setRows(db, 'settings', { newsletterSince: '2026-01-02T00:00:00Z' })
}

/** The newsletter of a site in English and Hindi, before its first subscriber. */
export async function resetNewsletter(db: Db): Promise<void> {
  await emptyTables(db, 'mails', 'letters', 'subscribers', 'attempts')
  const hi = { siteName: 'चौक', tagline: '', siteDescription: '' }
  await setRows(db, 'settings', { editions: JSON.stringify({ hi }) })
  await turnOnNewsletter(db, 'en hi')
}

export async function addSubscriber(
  db: Db,
  address: string,
  fields: { id?: string; language?: Language; state?: 'active' | 'pending'; confirmExpiresAt?: Date } = {},
): Promise<string> {
  const { language = 'en', state = 'active', ...rest } = fields
  const at = '2025-12-02T00:00:00Z'
  const { id } = await addRow(db, 'subscribers', {
    address,
    language,
    state,
    askedAt: at,
    confirmedAt: state === 'active' ? at : null,
    ...rest,
  })
  return id
}

/** Some news for a front page. */
export async function addNews(
  db: Db,
  titles = ['Rain in the hills', 'A bridge opens', 'Schools reopen'],
): Promise<void> {
  for (const [n, title] of titles.entries())
    await addNewsLink(db, { title, source: 'The Outlet', createdAt: new Date(Date.UTC(2026, 0, 1, 20, n)) })
}

/** A mailer that sends to a catcher on this machine. */
export function mailerTo(catcher: { port: number }, times?: MailerTimes) {
  const server = { host: '127.0.0.1', port: catcher.port, tls: 'none', login: null } as const
  const from = { name: 'Chowk', address: 'news@chowk.example' }
  const mailer = openMailer(
    { server, from, origin: 'https://chowk.example' },
    { lanes: 2, ...(times ? { times } : {}) },
  )
  onTestFinished(() => mailer.close())
  return mailer
}

/** Sends until nothing is due at `now`; returns the outcome of each step. */
export async function sendWaiting(db: Db, catcher: { port: number }, now: Date): Promise<string[]> {
  const { signal } = new AbortController()
  const deps = { db, mailer: mailerTo(catcher), origin: 'https://chowk.example', now: () => now, signal }
  const outcomes: string[] = []
  for (let outcome = ''; outcome !== 'none'; outcomes.push(outcome)) outcome = await sendNext(deps)
  await finishLetters(db, now)
  return outcomes
}
