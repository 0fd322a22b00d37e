import { pino } from 'pino'
import { expect, test } from 'vitest'
import { addNewsLink, setRows } from '../../test/support/builders.ts'
import { freshDatabase } from '../../test/support/fresh-database.ts'
import { posted } from '../../test/support/signed-in.ts'
import { testApp } from '../../test/support/test-app.ts'
import type { Edition } from '../text/language.ts'
import { countClicks } from './count-clicks.ts'

const { db, now } = await freshDatabase()
await setRows(db, 'settings', { mostReadEnabled: true })
const userAgent = 'Mozilla/5.0 Firefox/140.0'

function openClicks() {
  const clock = { ms: 0 }
  const due: (() => void)[] = []
  const wait = () => new Promise<void>(resolve => due.push(resolve))
  const log = pino({ level: 'silent' })
  return { clock, due, ...countClicks({ db, log, now: () => now, nowMs: () => clock.ms, wait }) }
}

test('clicks of a few seconds are written together, and the list is queried again after minutes', async () => {
  const { count, write, listMostRead, due, clock } = openClicks()
  const link = await addNewsLink(db, { title: 'Opened' })
  for (const address of ['192.0.2.1', '192.0.2.2'])
    count({ address, url: `${link.url}?utm_source=x`, userAgent })
  expect(due).toHaveLength(1)
  expect((await listMostRead()).links).toEqual([])
  await write()
  expect((await listMostRead()).links).toEqual([])
  clock.ms = 180_000
  expect((await listMostRead()).links.map(({ title }) => title)).toEqual(['Opened'])
  await db.deleteFrom('newsLinks').where('id', '=', link.id).execute()
  expect((await listMostRead()).links).toEqual([])
})

test('each edition has its own list of the links in its language', async () => {
  const { count, write, listMostRead } = openClicks()
  const links = [
    await addNewsLink(db, { title: 'Rain in Pune', language: 'en' }),
    await addNewsLink(db, { title: 'पुणे में बारिश', language: 'hi' }),
  ]
  for (const { url } of links) count({ address: '192.0.2.9', url, userAgent })
  await write()
  const titles = async (edition: Edition | null) =>
    (await listMostRead(undefined, edition)).links.map(({ title }) => title).toSorted()
  expect(await titles(null)).toEqual(['Rain in Pune', 'पुणे में बारिश'])
  expect(await titles('hi')).toEqual(['पुणे में बारिश'])
  expect(await titles(null)).toHaveLength(2)
})

test('only a link, an hour and a number are stored, and nothing about the reader', async () => {
  const { count, write } = openClicks()
  const link = await addNewsLink(db)
  count({ address: '192.0.2.77', url: link.url, userAgent })
  await write()
  const rows = await db.selectFrom('linkClicks').selectAll().where('newsLinkId', '=', link.id).execute()
  expect(rows).toEqual([{ newsLinkId: link.id, at: new Date('2026-01-02T06:00:00Z'), count: 1 }])
})

test('the endpoint accepts a form, responds without content, sets no cookie, and refuses other sites', async () => {
  const app = testApp(db)
  const form = posted({ url: 'https://outlet.example/x' })
  const answer = await app.request('/clicks', form)
  expect([answer.status, await answer.text(), answer.headers.get('set-cookie')]).toEqual([204, '', null])
  expect((await app.request('/clicks')).status).toBe(404)
  const cross = { ...form, headers: { ...form.headers, origin: 'https://evil.example' } }
  expect((await app.request('/clicks', cross)).status).toBe(403)
  const text = { method: 'POST', body: 'x', headers: { 'content-type': 'text/plain' } }
  expect((await app.request('/clicks', text)).status).toBe(400)
})

test('pages ask browsers to report clicks only if counting is on, and never in the admin area', async () => {
  const app = testApp(db)
  expect(await (await app.request('/')).text()).toContain('data-clicks=""')
  expect(await (await app.request('/admin/login')).text()).not.toContain('data-clicks')
  await setRows(db, 'settings', { mostReadEnabled: false })
  expect(await (await app.request('/')).text()).not.toContain('data-clicks')
})
