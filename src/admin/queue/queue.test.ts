import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { adminDesk } from '../../../test/support/admin-desk.ts'
import { addCategory, addNewsLink, addWaitingEntry, setRows } from '../../../test/support/builders.ts'
import { findActive } from '../../../test/support/find-active.ts'
import { scriptStrings } from '../../../test/support/script-strings.ts'
import { signedInAdmin } from '../../../test/support/signed-in.ts'
import { untilBlocked } from '../../../test/support/until-blocked.ts'
import { statesMax } from './state/queue-page.ts'

const { db, now, app, cookie, open, see, post } = await adminDesk({
  empty: ['entries', 'newsLinks', 'revisions'],
})
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
const other = await signedInAdmin(db, { now, name: 'Asha Devi' })
const politics = await addCategory(db, { name: 'Politics' })

const decide = async (fields: Parameters<typeof post>[1], as = cookie) =>
  (await post('/admin/queue/decide', fields, as)).json()
const wait = (fields: Parameters<typeof addWaitingEntry>[1] = {}) =>
  addWaitingEntry(db, { category: politics.id, firstSeenAt: minutesAgo(5), ...fields })
const seen = ({ id, version }: { id: string; version: number }) => `${id}:${version}`

test('the queue lists the waiting entries, and every admin page shows their count', async () => {
  await wait({ title: 'The well is dry' })
  await wait({ title: 'Of an hour ago', firstSeenAt: minutesAgo(60) })
  const page = await see('/admin/queue')
  expect(page.indexOf('The well is dry')).toBeLessThan(page.indexOf('Of an hour ago'))
  expect(await see('/admin/categories')).toMatch(/Queue<\/span>.*>2<span class="sr-only"> waiting/s)
})

test('the name that a rule of an entry begins with ends with a whole character', async () => {
  await wait({ title: `${'a'.repeat(79)}🌧️ over Pune` })
  const page = await see('/admin/queue')
  expect(page).toContain('/admin/queue/rules/add?name=aaa')
  expect(page).not.toContain('%EF%BF%BD')
})

test('an empty queue says so, and so do filters that match nothing', async () => {
  expect(await see('/admin/queue')).toContain('The queue is empty')
  await wait()
  for (const filter of ['age=stale', 'origin=tip']) {
    const filtered = await see(`/admin/queue?${filter}`)
    expect(filtered).toContain('No entry matches these filters')
    expect(filtered).toContain('Show the whole queue')
  }
  expect(await see('/admin/queue?view=held&origin=tip')).toContain('href="/admin/queue?view=held"')
})

test('declaring no duplicate is a decision of the queue that says what it learnt and can be undone', async () => {
  const link = await addNewsLink(db, { category: politics.id, title: 'The first one' })
  const held = await wait({ title: 'The second', status: 'duplicate', newsLinkId: link.id })
  const answer = await decide({ change: 'not-a-duplicate', entry: seen(held) })
  const said = 'It is now waiting in the queue.'
  expect(answer).toMatchObject({
    ok: true,
    decided: [{ id: held.id, version: 2, isAway: false }],
    detail: said,
  })
  const again = await decide({ change: 'not-a-duplicate', entry: seen(held) })
  expect(again).toEqual({ ok: false, text: 'It is no longer held as a duplicate.' })
  expect(await decide({ change: 'undo', batch: answer.batchId })).toMatchObject({ ok: true })
})

test('readers’ notes on tips are shown as text, and the queue can be narrowed to tips', async () => {
  await wait({ title: 'From a feed' })
  const text = scriptStrings.join('\n').replaceAll('\0', '')
  await wait({ origin: 'tip', tipNote: text, tipFrom: text })
  const page = await see('/admin/queue?origin=tip')
  expect(findActive(page)).toEqual([])
  expect(page).toContain('A tip from')
  await setRows(db, 'entries', { moreTips: JSON.stringify([{ note: text, from: 'Meera' }]) })
  const more = await see('/admin/queue')
  expect(findActive(more)).toEqual([])
  expect(more).toMatch(/Another tip from .*Meera/s)
  expect(page).not.toContain('From a feed')
})

test('accepting publishes immediately, and undo takes the link back', async () => {
  const entry = await wait({ title: 'The well is dry' })
  const answer = await decide({ change: 'publish', entry: seen(entry) })
  expect(answer).toMatchObject({ ok: true, decided: [{ id: entry.id, isAway: true }], refused: [] })
  expect(await (await app.request('/')).text()).toContain('The well is dry')
  const undone = await decide({ change: 'undo', batch: answer.batchId, entry: entry.id })
  expect(undone).toMatchObject({ ok: true, decided: [{ id: entry.id, version: 3, isAway: false }] })
  expect(await (await app.request('/')).text()).not.toContain('The well is dry')
})

test('an undo that somebody else is in the way of names the entry and the editor, and leads to its history', async () => {
  const [well, ferry] = [await wait({ title: 'The well is dry' }), await wait({ title: 'The ferry' })]
  const both = [well, ferry].map((entry): [string, string] => ['entry', seen(entry)])
  const { batchId } = await decide([['change', 'feature'], ...both])
  await decide({ change: 'reject', entry: seen({ ...well, version: 2 }) }, other.cookie)
  const text = '“The well is dry” was changed since, by Asha Devi. Nothing was undone.'
  expect(await decide({ change: 'undo', batch: batchId })).toEqual({ ok: false, text, historyId: well.id })
  const answer = await post('/admin/undo', { batch: batchId })
  const cookies = [cookie, answer.headers.get('set-cookie')?.split(';')[0]].join('; ')
  const page = await app.request('/admin/queue', { headers: { cookie: cookies } })
  expect(await page.text()).toMatch(
    new RegExp(`<noscript>.*could not be undone.*/admin/history/${well.id}"`, 's'),
  )
})

test('an edited entry is validated as in the form and published as edited', async () => {
  const entry = await wait()
  const fields = { title: '', url: 'x', source: 'Outlet', category: politics.id }
  const wrong = await decide({ change: 'edit', entry: seen(entry), ...fields })
  expect(wrong).toMatchObject({ ok: false, errors: { title: 'title-required', url: 'bad-url' } })
  const good = { ...fields, title: 'Better words', url: 'https://outlet.example/a?utm_source=x' }
  expect(await decide({ change: 'edit', entry: seen(entry), ...good })).toMatchObject({ ok: true })
  expect(await db.selectFrom('newsLinks').selectAll().execute()).toMatchObject([
    { title: 'Better words', canonicalUrl: 'https://outlet.example/a' },
  ])
})

test('what the editor left as it was follows what the outlet corrected while the form was open', async () => {
  const entry = await wait({ title: 'Minister arrested', description: 'On Monday.' })
  const corrected = { title: 'Minister not arrested', description: 'Cleared.' }
  await db.updateTable('entries').set(corrected).where('id', '=', entry.id).execute()
  const typed = { source: 'Outlet', category: politics.id, url: 'https://outlet.example/a', description: '' }
  expect(await decide({ change: 'edit', entry: seen(entry), ...typed })).toMatchObject({ ok: true })
  expect(await db.selectFrom('newsLinks').selectAll().execute()).toMatchObject([
    { title: corrected.title, description: '' },
  ])
})

test.each([
  ['publish', 'Published by Asha Devi.'],
  ['reject', 'Rejected by Asha Devi.'],
  ['snooze', 'Snoozed by Asha Devi.'],
  ['feature', 'Changed by Asha Devi.'],
])('the second editor is told that the entry is decided: %s', async (change, text) => {
  const entry = await wait()
  const until = '2026-01-03T02:30:00Z'
  await decide({ change, until, entry: seen(entry) }, other.cookie)
  const late = await decide({ change: 'reject', entry: seen(entry) })
  expect(late).toMatchObject({ ok: true, decided: [], refused: [{ id: entry.id, text }] })
})

test('an entry that cannot be published says what is missing, or that the article is on the site', async () => {
  const entry = await wait()
  const answer = await decide({ change: 'publish', entry: seen(await wait({ category: null })) })
  expect(answer.refused).toMatchObject([{ text: 'Choose a category first.' }])
  await addNewsLink(db, { category: politics.id, url: entry.url })
  const { refused } = await decide({ change: 'publish', entry: seen(entry) })
  expect(refused).toMatchObject([{ text: expect.stringContaining('already on the site') }])
})

test.each([
  [{ change: 'nonsense', entry: 'x:1' }, 'This action is not available here.'],
  [{ change: 'publish' }, 'This action is not available here.'],
  [{ change: 'move', category: 'x', entry: 'x:1' }, 'This category was deleted. Choose another.'],
  [{ change: 'undo', batch: 'x', entry: 'x' }, 'It has been changed since and could not be undone.'],
])('%j is refused in a sentence', async (fields, text) => {
  const response = await post('/admin/queue/decide', fields)
  expect(response.status).toBe(409)
  expect((await response.json()).text).toContain(text)
})

test('more entries than one request may decide are refused with a sentence, and all still wait', async () => {
  const entries = await Promise.all([wait(), wait()])
  const named = entries.map((entry): [string, string] => ['entry', seen(entry)])
  while (named.length < 501) named.push(['entry', 'x:1'])
  const response = await post('/admin/queue/decide', [['change', 'reject'], ...named])
  expect(response.status).toBe(409)
  expect((await response.json()).text).toBe(
    'Nothing was decided: at most 500 entries can be decided at once. Select fewer.',
  )
  const waiting = db.selectFrom('entries').select('id').where('status', '=', 'waiting')
  expect(await waiting.execute()).toHaveLength(2)
})

test('an open page learns of new entries and of the fate of those it shows', async () => {
  const entry = await wait()
  const page = await see('/admin/queue')
  const top = /top\\?",\\?"([\w-]{30})/.exec(page)?.[1] ?? ''
  expect(top).not.toBe('')
  const late = await wait({ firstSeenAt: minutesAgo(1) })
  await decide({ change: 'reject', entry: seen(entry) }, other.cookie)
  const news = await open(`/admin/queue/live?above=${top}&id=${entry.id}&id=${late.id}&id=x`)
  expect(await news.json()).toEqual({
    waiting: '1',
    newer: 1,
    states: expect.arrayContaining([
      expect.objectContaining({ id: entry.id, isAway: true, fate: 'Rejected by Asha Devi' }),
      expect.objectContaining({ id: late.id, isAway: false, storyTitle: '' }),
    ]),
  })
})

test('the request for as many states as there may be fits into an address, whatever the list is filtered by', async () => {
  const filter = new URLSearchParams({ words: 'बाढ़ '.repeat(20), top: 'x'.repeat(40), source: randomUUID() })
  for (let n = 0; n < statesMax; n++) filter.append('id', randomUUID())
  const address = `/admin/queue/live?${filter}`
  expect(address.length).toBeLessThan(4_096)
  expect((await open(address)).status).toBe(200)
})

test('the answer to an accept names the section and how many newer links stand above', async () => {
  await addNewsLink(db, { category: politics.id, title: 'Of a minute ago', createdAt: minutesAgo(1) })
  const [early, late] = [await wait({ firstSeenAt: minutesAgo(5) }), await wait({ firstSeenAt: now })]
  const below = await decide({ change: 'publish', entry: seen(early) })
  expect(below).toMatchObject({ ok: true, detail: 'In Politics, below one newer link.' })
  expect(await decide({ change: 'publish', entry: seen(late) })).toMatchObject({
    detail: 'In Politics, at the top.',
  })
})

test('the list and the open entry show the same time, with the arrival beside it', async () => {
  await wait({ publishedAt: minutesAgo(26 * 60), firstSeenAt: minutesAgo(5) })
  const page = await see('/admin/queue')
  expect(page.match(/>1 day ago</g)).toHaveLength(2)
  expect(page.match(/arrived <time[^>]*>5 minutes ago</g)).toHaveLength(2)
})

test('accepting into a category that is being deleted publishes nothing, and each answer says so', async () => {
  const { id: category } = await addCategory(db, { slug: 'short-lived' })
  const entries = await Promise.all(Array.from({ length: 3 }, () => wait({ category })))
  const { answering } = await db.transaction().execute(async tx => {
    await tx.deleteFrom('categories').where('id', '=', category).execute()
    const answering = entries.map((entry, n) =>
      post(n ? '/admin/queue/decide' : '/admin/queue', { change: 'publish', entry: seen(entry) }),
    )
    await untilBlocked(tx, entries.length)
    return { answering }
  })
  for (const answer of await Promise.all(answering)) {
    expect(answer.status).toBe(409)
    expect(await answer.text()).toContain('Its category was deleted. Choose another.')
  }
  expect(await db.selectFrom('newsLinks').selectAll().execute()).toEqual([])
})

test('a selection that can be published in part succeeds, and names the other entries', async () => {
  const [good, bad] = [await wait(), await wait({ category: null })]
  const named = [good, bad].map((entry): [string, string] => ['entry', seen(entry)])
  const answer = await post('/admin/queue/decide', [['change', 'publish'], ...named])
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ decided: [{ id: good.id }], refused: [{ id: bad.id }] })
})
