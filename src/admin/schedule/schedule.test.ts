import { expect, test } from 'vitest'
import { adminDesk } from '../../../test/support/admin-desk.ts'
import { addCategory, addNewsLink, addWaitingEntry, getRow, setRows } from '../../../test/support/builders.ts'
import { listenForChanges } from '../../database/listen.ts'

const { db, url, app, see, post } = await adminDesk()
const { id: category } = await addCategory(db, { slug: 'weather', name: 'Weather' })
await setRows(db, 'settings', { editorialLogEnabled: true })
const tomorrow = '2026-01-03T06:30:00.000Z'
const form = (title: string, address: string) => ({ title, url: address, source: 'The Outlet', category })

const publicPages = `/ /index /today /category/weather /search?q=zanzibar /search?q= /feed.xml
  /feed.json /category/weather/feed.xml /category/weather/feed.json /sitemap.xml /sitemap/1.xml
  /corrections /corrections/feed.xml /editorial-log /about /tip /stories /nowhere`.split(/\s+/)

test('a scheduled link is in no public page, list, feed, sitemap, search or event stream', async () => {
  const heard: string[] = []
  const changes = listenForChanges({ url, onTrouble: error => heard.push(String(error)) })
  await changes.firstTried
  changes.subscribe(change => heard.push(change))
  const typed = { ...form('Zanzibar accord', 'https://outlet.example/zanzibar'), publishAt: tomorrow }
  expect((await post('/admin/news/add', typed)).headers.get('location')).toBe('/admin/queue/scheduled')
  const page = { type: 'about', title: 'Zanzibar office', content: '<p>Zanzibar</p>', publishAt: tomorrow }
  expect((await post('/admin/site-links/add', page)).headers.get('location')).toBe('/admin/queue/scheduled')
  for (const path of publicPages)
    expect(await (await app.request(path)).text(), path).not.toMatch(/zanzibar (accord|office)/i)
  await setRows(db, 'categories', { description: 'x' })
  await expect.poll(() => heard).toEqual(['categories'])
  await changes.close()
  const list = await see('/admin/queue/scheduled')
  expect(list).toContain('Zanzibar accord')
  expect(list).toContain('Zanzibar office')
  expect(await see('/admin/queue')).not.toContain('Zanzibar accord')
})

test('an invalid time is refused beside its field, and the typed text stays', async () => {
  const typed = form('Typed with care', 'https://outlet.example/care')
  for (const [publishAt, words] of [
    ['2026-01-01T00:00:00.000Z', 'This time has passed'],
    ['tomorrow', 'Please enter a valid date and time'],
    ['2028-01-01T00:00:00.000Z', 'Choose a time within a year'],
  ] as const) {
    const answer = await post('/admin/news/add', { ...typed, publishAt })
    expect(answer.status).toBe(400)
    const html = await answer.text()
    expect(html).toContain(words)
    expect(html).toContain('Typed with care')
  }
})

test('the edit dialog of the queue schedules an entry, which leaves the queue', async () => {
  const entry = await addWaitingEntry(db, { category, title: 'Dam inspected' })
  const fields = {
    ...form('Dam inspected', entry.url),
    change: 'edit',
    entry: `${entry.id}:1`,
    publishAt: tomorrow,
  }
  const answer = await post('/admin/queue/decide', fields)
  expect(await answer.text()).toContain('It is now on the schedule.')
  expect(await see('/admin/queue/scheduled')).toContain('Dam inspected')
})

test('a public link can get a time to be taken down, and lose it again', async () => {
  const link = await addNewsLink(db, { category, title: 'For one day' })
  const fields = { ...form('For one day', link.url), takeDownAt: tomorrow }
  await post(`/admin/news/edit/${link.id}`, { ...fields, version: '1' })
  expect(await see('/admin/queue/scheduled')).toContain('For one day')
  await post(`/admin/news/edit/${link.id}`, { ...fields, takeDownAt: '', version: '2' })
  expect(await see('/admin/queue/scheduled')).not.toContain('For one day')
})

test('the list changes a time, publishes now and refuses stale versions', async () => {
  const entry = await getRow(db, 'entries', { title: 'Zanzibar accord' })
  const row = { act: 'publish-link', id: entry.id, version: String(entry.version) }
  const same = { ...row, change: 'time', at: entry.publishAt?.toISOString() ?? '' }
  const kept = await (await post('/admin/queue/scheduled', same)).text()
  expect(kept).toContain('It is already scheduled for this time.')
  expect(kept).not.toContain('Undo')
  const moved = await post('/admin/queue/scheduled', {
    ...row,
    change: 'time',
    at: '2026-01-04T06:30:00.000Z',
  })
  expect(await moved.text()).toContain('Time changed.')
  expect((await post('/admin/queue/scheduled', { ...row, change: 'cancel' })).status).toBe(409)
  const version = String(entry.version + 1)
  expect((await post('/admin/queue/scheduled', { ...row, version, change: 'time', at: 'x' })).status).toBe(
    409,
  )
  await post('/admin/queue/scheduled', { ...row, version, change: 'now' })
  expect(await (await app.request('/')).text()).toContain('Zanzibar accord')
})
