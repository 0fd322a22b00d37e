import { expect, test } from 'vitest'
import { asProgram, describedApp, makeToken } from '../../../test/support/api-scene.ts'
import { authorizedEditor } from '../../../test/support/authorized.ts'
import { addCategory, addWaitingEntry, setRows } from '../../../test/support/builders.ts'
import { publicSite } from '../../../test/support/public-site.ts'
import { testApp } from '../../../test/support/test-app.ts'
import { scopes } from '../../domain/accounts/api-token.ts'
import { updateCategory } from '../../domain/categories/write-category.ts'
import { describeApi } from './description/describe-api.ts'
import { publishLinkEndpoint } from './publish-link.ts'

const { db, app, now } = await publicSite({ empty: ['newsLinks', 'entries', 'tips', 'attempts'] })
const send = describedApp(app, describeApi('https://chowk.example'))
const politics = await addCategory(db, { slug: 'politics' })
await addCategory(db, { slug: 'world' })
const { token } = await makeToken(db, { scopes: [...scopes], now })
await setRows(db, 'settings', { tipsEnabled: true })

const article = {
  url: 'https://outlet.example/flood?utm_source=x',
  title: ' Flood in Pune ',
  source: 'The Outlet',
  category: 'politics',
}
const newest = () => db.selectFrom('newsLinks').selectAll().orderBy('createdAt', 'desc').execute()

test('a link is published under its clean address, with the name of the token’s account in its history', async () => {
  const { response, body } = await send('/links', asProgram(token, { ...article, isFeatured: true }))
  expect([response.status, response.headers.get('location')]).toEqual([201, `/api/v1/links/${body.id}`])
  expect(body).toMatchObject({
    url: 'https://outlet.example/flood',
    title: 'Flood in Pune',
    isFeatured: true,
    publishedAt: now.toISOString(),
  })
  const written = await db
    .selectFrom('revisions')
    .select(['accountName', 'action'])
    .where('recordId', '=', String(body.id))
    .executeTakeFirst()
  expect(written).toEqual({ accountName: 'Robot', action: 'add' })
})

test('the longest link in Hindi fits into a request, with each letter as six bytes', () => {
  const longest = { ...article, title: 'क'.repeat(1_000), description: 'क'.repeat(10_000) }
  expect(publishLinkEndpoint.body.safeParse(longest).success).toBe(true)
  const escaped = JSON.stringify(longest).replaceAll('क', String.raw`\u0915`)
  expect(escaped.length).toBeLessThan(testApp(db).bodyBytesMaxOf('/api/v1/links'))
})

test('a link may name its category by a former slug', async () => {
  const renamed = await addCategory(db, { name: 'States', slug: 'provinces' })
  const input = { name: 'States', slug: 'states', description: '', orderNum: 0 }
  const by = await authorizedEditor(db)
  await updateCategory(db, { id: renamed.id, version: 1, input, by, now })
  const { body } = await send('/links', asProgram(token, { ...article, category: 'provinces' }))
  expect(body).toMatchObject({ category: { slug: 'states' } })
})

test('an entry of the article leaves the queue as accepted with the link', async () => {
  const entry = await addWaitingEntry(db, { url: 'https://outlet.example/flood' })
  const { body } = await send('/links', asProgram(token, article))
  const row = await db.selectFrom('entries').selectAll().where('id', '=', entry.id).executeTakeFirst()
  expect(row).toMatchObject({ status: 'published', newsLinkId: body.id })
})

test('publishing the same article again, even ten times in parallel, is refused with the existing link', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => send('/links', asProgram(token, article))),
  )
  const statuses = answers.map(({ response }) => response.status)
  expect(statuses.toSorted()).toEqual([201, ...Array(9).fill(409)])
  const [link] = await newest()
  const { body } = await send('/links', asProgram(token, { ...article, title: 'Again' }))
  expect(body).toMatchObject({ code: 'duplicate', link: { id: link?.id, title: 'Flood in Pune' } })
  expect(await newest()).toHaveLength(1)
})

test.each<[object | string, string, string]>([
  [{ ...article, version: 7, createdAt: now }, 'version', 'unknown'],
  [{ ...article, isSample: true }, 'isSample', 'unknown'],
  [{ ...article, title: undefined }, 'title', 'missing'],
  [{ ...article, title: 7 }, 'title', 'wrong-type'],
  [{ ...article, title: '  ' }, 'title', 'title-required'],
  [{ ...article, title: 'Rain \ud800' }, 'title', 'wrong-format'],
  [{ ...article, title: '\u200b\u202e' }, 'title', 'title-required'],
  [{ ...article, title: 'x'.repeat(1_001) }, 'title', 'too-large'],
  [{ ...article, url: 'javascript:alert(1)' }, 'url', 'wrong-format'],
  [{ ...article, url: `https://outlet.example/${'क'.repeat(300)}` }, 'url', 'wrong-format'],
  [{ ...article, imageUrl: 'data:,x' }, 'imageUrl', 'bad-url'],
  [{ ...article, publishedAt: '2026-01-03T06:30:01Z' }, 'publishedAt', 'in-the-future'],
  [{ ...article, publishedAt: '9999-01-01T00:00:00Z' }, 'publishedAt', 'in-the-future'],
  [{ ...article, category: 'unheard-of' }, 'category', 'no-such-value'],
  [{ ...article, category: politics.id.toUpperCase() }, 'category', 'wrong-format'],
  [{ ...article, language: 'not a language' }, 'language', 'bad-language'],
  [{ ...article, publishedAt: '2026-02-30T00:00:00Z' }, 'publishedAt', 'wrong-format'],
  [{ ...article, publishedAt: '12026-02-01T00:00:00Z' }, 'publishedAt', 'wrong-format'],
  [[article], '', 'wrong-type'],
  ['"text"', '', 'wrong-type'],
  [`{"url":"https://a.example/","url":"https://b.example/"}`, 'url', 'repeated'],
  [`{"__proto__":{"title":"x"},"title":"y"}`, '__proto__', 'unknown'],
])('%j is refused for %s: %s', async (body, field, code) => {
  const { response, body: answer } = await send('/links', asProgram(token, body))
  expect(response.status).toBe(400)
  const errors = answer.errors as { field: string; code: string }[]
  expect(errors.map(error => [error.field, error.code])).toContainEqual([field, code])
  expect(await newest()).toEqual([])
})

test.each([
  ['', 'application/json', 400, 'malformed-json'],
  ['{', 'application/json', 400, 'malformed-json'],
  ['{} {}', 'application/json', 400, 'malformed-json'],
  ["{'a':1}", 'application/json', 400, 'malformed-json'],
  [Buffer.from([0x22, 0xff, 0xfe, 0x22]), 'application/json; charset=utf-8', 400, 'malformed-json'],
  ['['.repeat(16_000) + ']'.repeat(16_000), 'application/json', 400, 'invalid'],
  ['['.repeat(100_000), 'application/json', 400, 'malformed-json'],
  [`${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`, 'application/json', 400, 'invalid'],
  ['{}', 'text/plain', 415, 'not-json'],
  ['{}', 'application/json; charset=utf-16', 415, 'not-json'],
  ['url=x', 'application/x-www-form-urlencoded', 415, 'not-json'],
])('the body %.20s as %s gets %d %s', async (body, type, status, code) => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': type }
  const { response, body: answer } = await send('/links', { method: 'POST', headers, body })
  expect([response.status, answer.code]).toEqual([status, code])
})

test('a tip is treated like a reader’s, with the same limit', async () => {
  const tip = { url: 'https://outlet.example/tip', note: 'Look' }
  const statuses = []
  for (let n = 0; n < 6; n += 1) statuses.push((await send('/tips', asProgram(token, tip))).response.status)
  expect(statuses).toEqual([202, 202, 202, 202, 202, 429])
  expect(await db.selectFrom('tips').select(['url', 'note', 'sentBy']).execute()).toHaveLength(5)
  await setRows(db, 'settings', { tipsEnabled: false })
  expect((await send('/tips', asProgram(token, tip))).body.code).toBe('tips-off')
  await setRows(db, 'settings', { tipsEnabled: true })
})

test('the queue is listed, and each action decides as in the queue', async () => {
  const firstSeenAt = new Date('2026-01-02T06:00:00Z')
  const own = { category: politics.id, firstSeenAt }
  const [first, second, third] = [
    await addWaitingEntry(db, { ...own, title: 'One' }),
    await addWaitingEntry(db, { ...own, title: 'Two' }),
    await addWaitingEntry(db, { category: null, firstSeenAt, title: 'Three' }),
  ]
  await addWaitingEntry(db, { ...own, status: 'rejected', title: 'Rejected' })
  await addWaitingEntry(db, { ...own, snoozedUntil: new Date('2026-01-03T00:00:00Z'), title: 'Snoozed' })
  const { body } = await send('/entries', asProgram(token))
  const entries = body.entries as { id: string; title: string; version: number }[]
  expect(entries.map(({ title }) => title).toSorted()).toEqual(['One', 'Three', 'Two'])
  const top = await send('/entries?limit=2', asProgram(token))
  const below = await send(`/entries?limit=2&after=${top.body.next}`, asProgram(token))
  expect([top.body.entries, below.body.entries].flat()).toEqual(entries)
  expect(below.body.next).toBeNull()
  expect((await send('/entries?category=world', asProgram(token))).body.entries).toEqual([])
  const decide = (id: string, decision: object) => send(`/entries/${id}/decision`, asProgram(token, decision))
  const published = await decide(first.id, { action: 'publish', version: 1 })
  expect(published.body).toMatchObject({ id: first.id, status: 'published', version: 2, changedBy: 'Robot' })
  expect((await newest()).map(({ title }) => title)).toEqual(['One'])
  const moved = await decide(second.id, { action: 'move', version: 1, category: 'world' })
  expect(moved.body).toMatchObject({ category: 'world', version: 2 })
  const stale = await decide(second.id, { action: 'reject', version: 1 })
  expect(stale.body).toMatchObject({ code: 'changed', status: 409, entry: { version: 2, category: 'world' } })
  const until = '2026-01-04T06:30:00.000Z'
  const snoozed = await decide(second.id, { action: 'snooze', version: 2, until })
  expect(snoozed.body).toMatchObject({ snoozedUntil: until, version: 3 })
  const twice = await decide(first.id, { action: 'publish', version: 2 })
  expect(twice.body).toMatchObject({ code: 'decided', entry: { status: 'published' } })
  const incomplete = await decide(third.id, { action: 'publish', version: 1 })
  expect(incomplete.body).toMatchObject({
    code: 'incomplete',
    errors: [{ field: 'category', code: 'missing' }],
  })
  const refuse = async (fields: object, error: object) => {
    const { id } = await addWaitingEntry(db, { ...own, ...fields })
    const { body } = await decide(id, { action: 'publish', version: 1 })
    expect(body).toMatchObject({ code: 'incomplete', errors: [error] })
  }
  const gone = '00000000-0000-7000-8000-00000000dead'
  await refuse({ category: gone }, { field: 'category', code: 'no-such-value' })
  await refuse({ url: 'ftp://outlet.example/' }, { field: 'url', code: 'wrong-format' })
  for (const id of ['7', '019a1b2c-3d4e-7f60-8123-456789abcdef'])
    expect((await decide(id, { action: 'reject', version: 1 })).response.status).toBe(404)
})

test.each([
  [{ action: 'delete', version: 1 }, 'action', 'no-such-value'],
  [{ action: 'reject' }, 'version', 'missing'],
  [{ action: 'reject', version: 1e12 }, 'version', 'too-large'],
  [{ action: 'reject', version: 1, until: '2026-01-03T00:00:00Z' }, 'until', 'unknown'],
  [{ action: 'snooze', version: 1, until: '2026-01-01T00:00:00Z' }, 'until', 'not-in-the-future'],
  [{ action: 'snooze', version: 1, until: '9999-01-01T00:00:00Z' }, 'until', 'too-far-ahead'],
  [{ action: 'move', version: 1, category: 'unheard-of' }, 'category', 'no-such-value'],
])('the decision %j is refused for %s: %s', async (decision, field, code) => {
  const { id } = await addWaitingEntry(db)
  const { body } = await send(`/entries/${id}/decision`, asProgram(token, decision))
  expect(body).toMatchObject({ status: 400, errors: [{ field, code }] })
  expect(await db.selectFrom('entries').select('version').execute()).toEqual([{ version: 1 }])
})

test('a waiting entry has the reason of its category, and none if an editor chose it', async () => {
  const because = { code: 'folder', name: 'politics' }
  const own = { category: politics.id, firstSeenAt: new Date('2026-01-02T06:00:00Z') }
  const judged = { categoryJudgement: { category: politics.id, isSure: true, because } }
  await addWaitingEntry(db, { ...own, ...judged, title: 'Judged' })
  await addWaitingEntry(db, { ...own, title: 'Chosen' })
  const { body } = await send('/entries', asProgram(token))
  const entries = body.entries as { title: string; category: string; categoryReason: string | null }[]
  const reasons = entries.map(({ title, category, categoryReason }) => [title, category, categoryReason])
  expect(reasons.toSorted()).toEqual([
    ['Chosen', 'politics', null],
    ['Judged', 'politics', expect.stringContaining('/politics/')],
  ])
})
