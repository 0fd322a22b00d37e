import { randomUUID } from 'node:crypto'
import { test as base, beforeEach, expect } from 'vitest'
import { adminDesk } from '../../../test/support/admin-desk.ts'
import { getRow, setRow } from '../../../test/support/builders.ts'
import { clearDesk, deskScene, readDesk, seen, urlOf } from '../../../test/support/desk-scene.ts'
import { shownMax } from './shown-count.ts'

const { db, now, app, post, send, show: see } = await adminDesk()
beforeEach(() => clearDesk(db))

const test = base.extend('desk', () => deskScene(db))

test('the page lists running stories and open proposals with their reasons, and finds stories by words', async ({
  desk,
}) => {
  await desk.open('ab')
  await desk.open('xyz')
  await desk.addEntry('c')
  await desk.enroll('c')
  await desk.propose('ac')
  const { html } = await see('/admin/stories')
  expect(html).toContain('Hottest now')
  expect(html).toContain('3 articles · 3 outlets')
  expect(html).toContain('Proposals waiting')
  expect(html).toContain('“Headline”, in 3 of 100,000 headlines; 2 hours apart; not the agency’s text.')
  const found = await see('/admin/stories?q=z+headline')
  expect(found.html).toContain('Headline z')
  expect(found.html).not.toContain('Headline a')
  expect((await see('/admin/stories?q=nothing%25')).html).toContain('No story has these words')
})

test('the article whose headline readers see is marked as the lead, whoever chose it', async ({ desk }) => {
  const id = await desk.open('ab')
  const leadOf = async () => {
    const { html } = await see(`/admin/stories/${id}`)
    return [...html.matchAll(/Headline ([ab])<[^>]*>(?:<[^>]*>|[^<]*tab[^<]*)*<strong[^>]*>([^<]*)</g)].map(
      ([, letter, mark]) => [letter, mark],
    )
  }
  expect(await leadOf()).toEqual([['b', 'Lead, chosen by the machine']])
  await post(`/admin/stories/${id}`, { intent: 'lead-by-machine', version: '1' })
  await setRow(db, 'stories', id, { leadUrl: urlOf('a') })
  expect(await leadOf()).toEqual([['a', 'Lead']])
})

test('each waiting article of a story leads to its entry in the queue, which is found there by its words', async ({
  desk,
}) => {
  for (const letter of 'bc') await desk.addEntry(letter)
  const id = await desk.open('abc')
  for (const letter of 'bc') await setRow(db, 'entries', desk.entryOf(letter), { firstSeenAt: now })
  await setRow(db, 'entries', desk.entryOf('c'), { snoozedUntil: new Date(now.getTime() + 3_600_000) })
  const { html } = await see(`/admin/stories/${id}`)
  const ways = [...html.matchAll(/href="(\/admin\/queue\?[^"]*)"/g)].map(([, way = '']) =>
    way.replaceAll('&amp;', '&'),
  )
  const [wayOfB, wayOfC] = ['b', 'c'].map(letter => ways.find(way => way.includes(desk.entryOf(letter))))
  expect(wayOfB).toBe(`/admin/queue?words=Headline+b&entry=${desk.entryOf('b')}`)
  expect(wayOfC).toBe(`/admin/queue?view=snoozed&words=Headline+c&entry=${desk.entryOf('c')}`)
  for (const [way = '', letter] of [[wayOfB, 'b'] as const, [wayOfC, 'c'] as const])
    expect((await see(way)).html).toContain(`data-entry="${desk.entryOf(letter)}"`)
})

test('a proposal is accepted once, and the second editor is told so', async ({ desk }) => {
  const id = await desk.open('ab')
  await desk.addEntry('c')
  await desk.enroll('c')
  const proposal = await desk.propose('ac')
  expect((await see(`/admin/stories/${id}`)).html).toContain('Headline c')
  expect((await post('/admin/stories', { intent: `accept:${proposal}` })).status).toBe(200)
  expect(await readDesk(db)).toEqual(['abc'])
  const second = await post('/admin/stories', { intent: `reject:${proposal}` })
  expect(second.status).toBe(409)
  expect(await second.text()).toContain('Another editor has already decided this proposal.')
})

test('one key accepts all proposals of a story', async ({ desk }) => {
  const id = await desk.open('ab')
  for (const letter of 'cd') await desk.addEntry(letter)
  await desk.propose('ac')
  await desk.propose('bd')
  expect((await post(`/admin/stories/${id}`, { intent: 'accept-all' })).status).toBe(200)
  expect(await readDesk(db)).toEqual(['abcd'])
  expect((await post(`/admin/stories/${id}`, { intent: 'accept-all' })).status).toBe(409)
})

test('a story’s page finds articles without a story by words and adds them; a second editor is told so', async ({
  desk,
}) => {
  const [id, other] = [await desk.open('ab'), await desk.open('xy')]
  await desk.addEntry('c')
  await desk.addLink('d')
  const { html } = await see(`/admin/stories/${id}?with=headline`)
  const intents = [`add-entry:${desk.entryOf('c')}`, `add-link:${desk.linkOf('d')}`]
  for (const intent of [...intents, `move:${other}`]) expect(html).toContain(`value="${intent}"`)
  expect(html).not.toContain(`add-link:${desk.linkOf('x')}`)
  const version = '1'
  const [first = '', second = ''] = intents
  expect((await post(`/admin/stories/${id}`, { intent: first, version })).status).toBe(200)
  const late = await post(`/admin/stories/${id}`, { intent: second, version })
  expect([late.status, await late.text()]).toEqual([
    409,
    expect.stringContaining('Another editor has changed'),
  ])
  const taken = await post(`/admin/stories/${other}`, { intent: first, version })
  expect([taken.status, await taken.text()]).toEqual([
    409,
    expect.stringContaining('has put this article into'),
  ])
  expect(await readDesk(db)).toEqual(['abc', 'xy'])
})

test('a story’s page splits, moves, merges, names, hides and locks, and lists its moves', async ({
  desk,
}) => {
  const [id, other] = [await desk.open('abcd'), await desk.open('xy')]
  const act = async (fields: Record<string, string>) => {
    const { version } = await seen(db, id)
    return (await post(`/admin/stories/${id}`, { version: String(version), ...fields })).status
  }
  const placeOf = async (letter: string) => {
    return (await getRow(db, 'storyLinks', { canonicalUrl: urlOf(letter) })).id
  }
  expect(await act({ intent: 'remove', place: await placeOf('d') })).toBe(200)
  expect(await act({ intent: `move:${other}`, place: await placeOf('c') })).toBe(200)
  expect(await readDesk(db)).toEqual(['ab', 'cxy'])
  expect(await act({ intent: 'title', title: '  तूफ़ान \0 और बारिश ' })).toBe(200)
  expect(await act({ intent: `lead:${await placeOf('b')}` })).toBe(200)
  expect(await act({ intent: 'lock' })).toBe(200)
  expect(await act({ intent: 'hide' })).toBe(200)
  const { html } = await see(`/admin/stories/${id}`)
  expect(html).toContain('तूफ़ान और बारिश')
  expect(html).toContain('Hidden from readers · Locked')
  expect(html).toContain('“Headline c”: ')
  expect((await see(`/admin/stories/${id}?with=headline`)).html).toContain(`merge:${other}:`)
  const { version } = await seen(db, other)
  expect(await act({ intent: `merge:${other}:${version}` })).toBe(200)
  expect(await readDesk(db)).toEqual(['abcxy'])
  expect(await see(`/admin/stories/${other}`)).toMatchObject({
    status: 302,
    location: `/admin/stories/${id}`,
  })
})

test.each([
  { intent: 'split', to: () => '/admin/stories', notice: 'story-taken-apart' },
  { intent: 'remove', to: () => '/admin/stories', notice: 'story-taken-apart' },
  { intent: 'move', to: (other: string) => `/admin/stories/${other}`, notice: 'story-moved' },
])('$intent that leaves no story of two leads to a page that exists', async ({ intent, to, notice }) => {
  const desk = await deskScene(db)
  for (const letter of 'ab') await desk.addEntry(letter)
  const [id, other] = [await desk.open('ab'), await desk.open('xy')]
  const { id: place } = await getRow(db, 'storyLinks', { canonicalUrl: urlOf('b') })
  const verb = intent === 'move' ? `move:${other}` : intent
  const done = await send(`/admin/stories/${id}`, { intent: verb, version: '1', place })
  expect(done).toMatchObject({ status: 302, location: to(other), notice: expect.stringContaining(notice) })
  expect((await see(`/admin/stories/${id}`)).status).toBe(404)
})

test('the notice of a merge says when the story is called after another article, and an editor’s title stands still', async ({
  desk,
}) => {
  const [id, other, third] = [await desk.open('ab'), await desk.open('xy'), await desk.open('cd')]
  const merge = async (from: string) => {
    const [into, { version }] = [await seen(db, id), await seen(db, from)]
    const fields = { intent: `merge:${from}:${version}`, version: String(into.version) }
    return (await send(`/admin/stories/${id}`, fields)).html
  }
  expect(await merge(other)).toContain(
    'Stories merged. The story now has a new lead and its headline: “Headline y”.',
  )
  const { version } = await seen(db, id)
  await post(`/admin/stories/${id}`, { intent: 'title', version: String(version), title: 'Floods' })
  const html = await merge(third)
  expect(html).toContain('Stories merged.')
  expect(html).not.toContain('new lead and')
  expect(html).toMatch(/<h1[^>]*>Floods</)
})

test('as many articles as a page shows can be ticked at once', async ({ desk }) => {
  const id = await desk.open('abc')
  const fields = new URLSearchParams({ intent: 'remove', version: '1' })
  for (let n = 0; n < shownMax; n++) fields.append('place', randomUUID())
  const response = await post(`/admin/stories/${id}`, fields)
  expect(response.status).toBe(409)
  expect(`${fields}`.length).toBeLessThan(app.bodyBytesMaxOf(`/admin/stories/${id}`))
})

test('a stale page, bad ids and hostile fields change nothing and are reported', async ({ desk }) => {
  const id = await desk.open('abc')
  const bad: Record<string, string>[] = [
    { intent: 'lock', version: '999' },
    { intent: '' },
    { intent: 'lead:nonsense', version: '1' },
    { intent: 'split', version: '1', place: "'; drop table stories" },
    { intent: 'merge:x:y', version: 'NaN' },
    { intent: 'accept:nonsense' },
    { intent: '__proto__:constructor' },
  ]
  for (const fields of bad) expect((await post(`/admin/stories/${id}`, fields)).status).toBe(409)
  const long = await post(`/admin/stories/${id}`, { intent: 'title', version: '1', title: 'x'.repeat(201) })
  expect(long.status).toBe(409)
  const html = await long.text()
  expect(html).toContain('At most 200 characters')
  expect(html).toContain('x'.repeat(201))
  expect(await readDesk(db)).toEqual(['abc'])
  for (const path of ['/admin/stories/nonsense', '/admin/stories/00000000-0000-7000-8000-000000000000'])
    expect((await see(path)).status).toBe(404)
  for (const query of ['after=x', 'after=1_x', `q=${'y'.repeat(500)}`, 'after=9e99_1'])
    expect((await see(`/admin/stories?${query}`)).status).toBe(200)
})
