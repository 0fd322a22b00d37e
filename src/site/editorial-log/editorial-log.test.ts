import { beforeEach, expect, test } from 'vitest'
import { authorizedEditor } from '../../../test/support/authorized.ts'
import { addCategory, addWaitingEntry, setRow, setRows } from '../../../test/support/builders.ts'
import { publicSite } from '../../../test/support/public-site.ts'
import { posted, signedInAdmin } from '../../../test/support/signed-in.ts'
import { addCorrection } from '../../domain/corrections/write-correction.ts'
import { listEditorialLog } from '../../domain/editorial-log/editorial-log-queries.ts'
import { addNewsLink } from '../../domain/news-links/add-news-link.ts'
import { newsLinkSchema } from '../../domain/news-links/news-link-schema.ts'
import { changeManyNewsLinks } from '../../domain/news-links/update-news-link.ts'
import { decideEntries } from '../../domain/queue/decide-entries.ts'
import { undoBatch } from '../../domain/revisions/undo/undo.ts'
import { dot } from '../../ui/news/headline-lines.tsx'

const { db, app, read, now } = await publicSite()
const by = await authorizedEditor(db, 'Asha Devi')
const { id: category } = await addCategory(db)
const minute = (count: number) => new Date(Date.parse('2026-01-02T06:00:00Z') + count * 60_000)
let count = 0

beforeEach(async () => {
  await db.deleteFrom('revisions').execute()
  await setRows(db, 'settings', { editorialLogEnabled: true })
})

async function publish(title: string, now = minute(0)) {
  count += 1
  const url = `https://outlet.example/log-${count}`
  const input = newsLinkSchema.parse({ title, url, source: 'The Outlet', category })
  const added = await addNewsLink(db, { input, canonicalUrl: url, by, now })
  if (!added.ok) throw new Error(added.reason)
  return added
}

async function readLog() {
  const html = await read('/editorial-log')
  const items = [...html.matchAll(/<li><p class="by">(.*?)<\/p><h2[^>]*>(.*?)<\/h2>/g)]
  return items.map(
    ([, act = '', headline = '']) => `${act.split(dot)[0]}: ${headline.replaceAll(/<[^>]+>/g, '')}`,
  )
}

test('the page does not exist until it is turned on', async () => {
  await setRows(db, 'settings', { editorialLogEnabled: false })
  await publish('Ferry service resumes')
  const page = await app.request('/editorial-log')
  expect(page.status).toBe(404)
  expect(await page.text()).not.toContain('Ferry')
  expect(await read('/sitemap/1.xml')).not.toContain('editorial-log')
})

test('it lists what was published, corrected and taken down, without a name', async () => {
  const { id } = await publish('Eight villages flooded')
  await addCorrection(db, { of: { kind: 'link', id }, input: { text: 'Nine.' }, by, now: minute(20) })
  await changeManyNewsLinks(db, { ids: [id], change: { action: 'delete' }, by, now: minute(40) })
  expect(await readLog()).toEqual([
    'Taken down: Eight villages flooded',
    'Corrected: Eight villages flooded',
    'Published: Eight villages flooded',
  ])
  expect(await read('/editorial-log')).not.toContain('Asha')
})

test('an editor who opted in on the account page is named, and no longer after opting out', async () => {
  const { cookie, accountId } = await signedInAdmin(db, { now })
  await publish('Bridge opens')
  await setRows(db, 'revisions', { accountId })
  const choose = (named: string) =>
    app.request('/admin/account', posted({ intent: 'log-name', named }, cookie))
  await choose('yes')
  expect(await readLog()).toEqual(['Published by Ravi Kumar: Bridge opens'])
  await choose('no')
  expect(await readLog()).toEqual(['Published: Bridge opens'])
})

test('it omits everything that readers never saw: rejected, edited, waiting, samples', async () => {
  const entry = await addWaitingEntry(db, { title: 'Secret tip', category })
  const seen = { id: entry.id, version: entry.version }
  await decideEntries(db, { entries: [seen], decision: { action: 'feature' }, by, now: minute(0) })
  const after = { id: entry.id, version: entry.version + 1 }
  await decideEntries(db, { entries: [after], decision: { action: 'reject' }, by, now: minute(1) })
  const sample = await publish('Sample headline')
  await setRow(db, 'newsLinks', sample.id, { isSample: true })
  await db.deleteFrom('revisions').where('recordTable', '=', 'news_links').execute()
  await changeManyNewsLinks(db, { ids: [sample.id], change: { action: 'delete' }, by, now: minute(2) })
  expect(await readLog()).toEqual([])
})

test('a publication undone within ten minutes is omitted; a longer one is listed, together with its removal', async () => {
  const slip = await publish('Published by mistake', minute(0))
  await undoBatch(db, { batchId: slip.batchId, by, now: minute(9) })
  expect(await readLog()).toEqual([])
  const stood = await publish('Stood for an hour', minute(0))
  await undoBatch(db, { batchId: stood.batchId, by, now: minute(60) })
  expect(await readLog()).toEqual(['Taken down: Stood for an hour', 'Published: Stood for an hour'])
})

test('an article restored from the bin is listed as put back', async () => {
  const { id } = await publish('Dam report', minute(0))
  const deleted = await changeManyNewsLinks(db, {
    ids: [id],
    change: { action: 'delete' },
    by,
    now: minute(20),
  })
  if (deleted.ok) await undoBatch(db, { batchId: deleted.batchId, by, now: minute(90) })
  expect(await readLog()).toEqual(['Put back: Dam report', 'Taken down: Dam report', 'Published: Dam report'])
})

test('a reworded headline is shown in its current wording', async () => {
  const { id } = await publish('Worng headline')
  await setRow(db, 'newsLinks', id, { title: 'Right headline' })
  expect(await readLog()).toEqual(['Published: Right headline'])
})

test('its pages list each action once, even those of the same moment', async () => {
  for (const title of ['One', 'Two', 'Three', 'Four', 'Five']) await publish(title)
  const listed: string[] = []
  let after: Awaited<ReturnType<typeof listEditorialLog>>['next'] = null
  do {
    const { lines, next } = await listEditorialLog(db, { after, limit: 2 })
    listed.push(...lines.map(({ headline }) => headline))
    after = next
  } while (after)
  expect(listed).toEqual(['Five', 'Four', 'Three', 'Two', 'One'])
})
