import { beforeEach, expect, test } from 'vitest'
import { addNewsLink, addWaitingEntry, setRows } from '../../../test/support/builders.ts'
import { publicSite } from '../../../test/support/public-site.ts'
import { posted } from '../../../test/support/signed-in.ts'

const { db, app, read } = await publicSite({ empty: ['tips', 'entries', 'newsLinks', 'attempts'] })
const address = 'https://outlet.example/a-story'
const blank = { url: address, note: '', name: '', website: '' }
const send = (fields: Record<string, string>) => app.request('/tip', posted({ ...blank, ...fields }))
const listTips = () => db.selectFrom('tips').select(['url', 'note', 'sentBy']).execute()

beforeEach(() => setRows(db, 'settings', { tipsEnabled: true }))

test('until tips are turned on there is no page and no link to it, and nothing is stored', async () => {
  await setRows(db, 'settings', { tipsEnabled: false })
  const [page, missing] = [await app.request('/tip'), await app.request('/tap')]
  expect([page.status, missing.status]).toEqual([404, 404])
  const html = await page.text()
  expect(html.replaceAll('/tip', '/tap')).toBe(await missing.text())
  expect((await send({})).status).toBe(404)
  expect(await listTips()).toEqual([])
  expect(await read('/')).not.toContain('href="/tip"')
})

test('when turned on, it is a document with a form and noindex, and the footer links to it', async () => {
  const html = await read('/tip')
  expect(html).toContain('<form action="/tip" method="post">')
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).toContain('<title>Send a tip - Chowk</title>')
  expect(await read('/')).toContain('<a href="/tip">Send a tip</a>')
  expect(await read('/sitemap.xml')).not.toContain('/tip')
})

test('a tip is stored as it was written, and its sender is thanked', async () => {
  const sent = await send({ note: ' Look at\nthis ', name: 'Meera' })
  expect([sent.status, sent.headers.get('location')]).toEqual([303, '/tip?sent'])
  expect(await read('/tip?sent')).toContain('<h1>Thank you</h1>')
  expect(await listTips()).toEqual([{ url: address, note: 'Look at\nthis', sentBy: 'Meera' }])
})

test('published, waiting, rejected and repeated addresses all get the same response', async () => {
  await addNewsLink(db, { url: 'https://outlet.example/published' })
  await addWaitingEntry(db, { url: 'https://outlet.example/waits' })
  await addWaitingEntry(db, { url: 'https://outlet.example/refused', status: 'rejected' })
  const answers = new Set<string>()
  for (const path of ['published', 'waits', 'refused', 'new', 'new']) {
    const response = await send({ url: `https://outlet.example/${path}` })
    answers.add(JSON.stringify([response.status, [...response.headers], await response.text()]))
  }
  expect(answers.size).toBe(1)
})

test('an invalid tip is refused with a message for each field, and the typed text stays', async () => {
  const typed = { url: 'outlet', note: `<b>${'x'.repeat(1_000)}`, name: `Me "era${'x'.repeat(100)}` }
  const response = await send(typed)
  expect(response.status).toBe(400)
  const html = await response.text()
  expect(html).toContain('Please enter the whole address of an article, beginning with https://')
  for (const max of [1000, 100]) expect(html).toContain(`Use at most ${max} characters`)
  expect(html).toContain(`&lt;b&gt;${'x'.repeat(1_000)}</textarea>`)
  expect(html).toContain('value="Me &quot;erax')
  expect(html).toMatch(/aria-invalid="true"[^>]*autofocus/i)
  expect(await listTips()).toEqual([])
})

test('a bot that fills in the hidden field is thanked, and nothing is stored', async () => {
  const sent = await send({ website: 'https://spam.example/' })
  expect([sent.status, sent.headers.get('location')]).toEqual([303, '/tip?sent'])
  expect(await listTips()).toEqual([])
})

test('a frequent sender is asked to wait, and the typed text stays', async () => {
  for (let n = 0; n < 5; n++) expect((await send({ url: `${address}-${n}` })).status).toBe(303)
  const refused = await send({ note: 'The sixth' })
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '900'])
  const html = await refused.text()
  expect(html).toContain('Please try again in 15 minutes. What you typed is still here.')
  expect(html).toContain('The sixth</textarea>')
  expect(await listTips()).toHaveLength(5)
})

test('while too many tips are unread, a network’s second tip is refused until tomorrow', async () => {
  const tips = Array.from({ length: 300 }, () => ({ url: address, note: '', sentBy: '', sentAt: new Date() }))
  await db.insertInto('tips').values(tips).execute()
  await send({})
  const refused = await send({})
  expect(refused.status).toBe(429)
  expect(await refused.text()).toContain('Please try again tomorrow. What you typed is still here.')
})

test.each([[{ origin: 'https://evil.example' }], [{ origin: 'null' }], [{ 'sec-fetch-site': 'cross-site' }]])(
  'cross-site requests cannot send a tip: %j',
  async headers => {
    const form = posted(blank)
    const response = await app.request('/tip', { ...form, headers: { ...form.headers, ...headers } })
    expect(response.status).toBe(403)
    expect(await listTips()).toEqual([])
  },
)

test('unknown form keys change nothing, and bytes that are not text are dropped', async () => {
  await send({ id: 'x', sentAt: '1999-01-01', claimedUntil: '2999-01-01', note: 'a\u0000b\ud800' })
  const [tip] = await db.selectFrom('tips').selectAll().execute()
  expect(tip).toMatchObject({
    sentAt: new Date('2026-01-02T06:30:00Z'),
    claimedUntil: null,
    note: 'ab\ufffd',
  })
})
