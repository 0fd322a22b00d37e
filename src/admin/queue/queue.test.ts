import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { adminDesk } from '../../../test/support/admin-desk.ts'
import { addCategory, addNewsLink, addWaitingEntry, setRows } from '../../../test/support/builders.ts'
import { emptyBefore } from '../../../test/support/empty-before.ts'
import { findActive } from '../../../test/support/find-active.ts'
import { scriptStrings } from '../../../test/support/script-strings.ts'
import { posted, signedInAdmin } from '../../../test/support/signed-in.ts'
import { statesMax } from './state/queue-limits.ts'

const { db, now, app, cookie, see, post } = await adminDesk()
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
const other = await signedInAdmin(db, { now, name: 'Asha Devi' })
const politics = await addCategory(db, { name: 'Politics' })

const decide = async (fields: Record<string, string>, as = cookie) =>
  (await post('/admin/queue/decide', fields, as)).json()
const wait = (fields: Parameters<typeof addWaitingEntry>[1] = {}) =>
  addWaitingEntry(db, { category: politics.id, firstSeenAt: minutesAgo(5), ...fields })
const seen = ({ id, version }: { id: string; version: number }) => `${id}:${version}`

emptyBefore(db, 'entries', 'newsLinks', 'revisions')

test('the queue lists the waiting entries, and every admin page shows their count', async () => {
  await wait({ title: 'The well is dry' })
  await wait({ title: 'Of an hour ago', firstSeenAt: minutesAgo(60) })
  const page = await see('/admin/queue')
  expect(page.indexOf('The well is dry')).toBeLessThan(page.indexOf('Of an hour ago'))
  expect(await see('/admin/categories')).toMatch(/Queue<\/span>.*>2<span class="sr-only"> waiting/s)
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

test('a held entry names its original and the reason in one sentence', async () => {
  const link = await addNewsLink(db, { category: politics.id, title: 'The first one' })
  await wait({ status: 'duplicate', newsLinkId: link.id, reason: 'same address: dropped utm_source' })
  const page = (await see('/admin/queue?view=held')).replaceAll(/<[^>]+>/g, '')
  expect(page).toContain('Held as a duplicate of The first one: same address: dropped utm_source.')
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

test('an edited entry is validated as in the form and published as edited', async () => {
  const entry = await wait()
  const fields = { title: '', url: 'x', source: 'Outlet', category: politics.id }
  const wrong = await decide({ change: 'edit', entry: seen(entry), ...fields })
  expect(wrong).toMatchObject({
    ok: false,
    errors: { title: 'title-required', url: 'bad-url' },
  })
  const good = { ...fields, title: 'Better words', url: 'https://outlet.example/a?utm_source=x' }
  expect(await decide({ change: 'edit', entry: seen(entry), ...good })).toMatchObject({ ok: true })
  expect(await db.selectFrom('newsLinks').selectAll().execute()).toMatchObject([
    { title: 'Better words', canonicalUrl: 'https://outlet.example/a' },
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

test('an entry that cannot be published says what is missing', async () => {
  const entry = await wait({ category: null })
  const answer = await decide({ change: 'publish', entry: seen(entry) })
  expect(answer.refused).toMatchObject([{ text: 'Choose a category first.' }])
})

test('an article already on the site is reported and leaves the queue', async () => {
  const entry = await wait()
  await addNewsLink(db, { category: politics.id, url: entry.url })
  const { refused } = await decide({ change: 'publish', entry: seen(entry) })
  expect(refused).toMatchObject([{ text: expect.stringContaining('already on the site') }])
  expect(await see('/admin/queue')).toContain('The queue is empty')
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
  const fields = new URLSearchParams({ change: 'reject' })
  const entries = await Promise.all([wait(), wait()])
  for (const entry of entries) fields.append('entry', seen(entry))
  while (fields.size < 502) fields.append('entry', 'x:1')
  const response = await app.request('/admin/queue/decide', {
    ...posted({}, cookie),
    body: fields.toString(),
  })
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
  await wait({ firstSeenAt: minutesAgo(1) })
  await decide({ change: 'reject', entry: seen(entry) }, other.cookie)
  const news = await app.request(`/admin/queue/live?above=${top}&id=${entry.id}&id=x`, {
    headers: { cookie },
  })
  expect(await news.json()).toEqual({
    waiting: '1',
    newer: 1,
    states: [expect.objectContaining({ id: entry.id, isAway: true, fate: 'Rejected by Asha Devi' })],
  })
})

test('the request for as many states as there may be fits into an address, whatever the list is filtered by', async () => {
  const filter = new URLSearchParams({ words: 'बाढ़ '.repeat(20), top: 'x'.repeat(40), source: randomUUID() })
  for (let n = 0; n < statesMax; n++) filter.append('id', randomUUID())
  const address = `/admin/queue/live?${filter}`
  expect(address.length).toBeLessThan(4_096)
  expect((await app.request(address, { headers: { cookie } })).status).toBe(200)
})

test('the queue pages by key', async () => {
  for (let n = 0; n < 60; n++) await wait({ title: `Number ${n}.`, firstSeenAt: minutesAgo(n + 1) })
  const first = await see('/admin/queue')
  expect(first).toContain('Number 49.')
  expect(first).not.toContain('Number 50.')
  const next = /next\\?",\\?"([\w-]{30})/.exec(first)?.[1]
  const second = await see(`/admin/queue?after=${next}`)
  expect(second).toContain('Number 50.')
  expect(second).not.toContain('Number 49.')
})

test('decisions are listed with the editor, and can be undone a day later', async () => {
  const entry = await wait({ title: 'The well is dry' })
  await decide({ change: 'publish', entry: seen(entry) })
  const page = await see('/admin/queue/decided')
  expect(page.replaceAll('<!-- -->', '')).toContain('Published by Ravi Kumar')
  expect(await see('/admin/queue/decided?only=rejected')).toContain('No decisions here.')
  const returned = await post('/admin/queue/decided', { id: entry.id })
  expect(returned.status).toBe(200)
  expect(await see('/admin/queue')).toContain('The well is dry')
  expect((await post('/admin/queue/decided', { id: entry.id })).status).toBe(409)
})

test('malformed addresses are no error', async () => {
  for (const search of [
    '?after=x',
    '?category=x',
    '?language=%27',
    '?view=held&age=1',
    '?outlet=__proto__',
  ]) {
    expect((await app.request(`/admin/queue${search}`, { headers: { cookie } })).status).toBe(200)
  }
})

test('an entry held by a rule names the rule', async () => {
  await wait({ reason: 'By the rule “Look at councils”' })
  expect((await see('/admin/queue')).replaceAll('<!-- -->', '')).toContain('By the rule “Look at councils”.')
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
  const page = (await see('/admin/queue')).replaceAll(/<!-- -->/g, '')
  expect(page.match(/>1 day ago</g)).toHaveLength(2)
  expect(page.match(/arrived <time[^>]*>5 minutes ago</g)).toHaveLength(2)
})
