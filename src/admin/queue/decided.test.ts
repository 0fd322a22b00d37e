import { beforeEach, expect, test } from 'vitest'
import { addCategory, addNewsLink, addWaitingEntry } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { posted, signedInAdmin } from '../../../test/support/signed-in.ts'
import { testApp } from '../../../test/support/test-app.ts'

const { db } = await freshDatabase()
const now = new Date('2026-01-02T06:30:00Z')
const app = testApp(db)
const { cookie, accountId } = await signedInAdmin(db, { now, name: 'Asha Rao' })
const category = await addCategory(db)
const path = '/admin/queue/decided'
const see = async (search = '') => (await app.request(`${path}${search}`, { headers: { cookie } })).text()
const giveBack = (id: string, as = cookie) => app.request(`${path}.data`, posted({ id }, as))

beforeEach(async () => {
  for (const table of ['entries', 'newsLinks', 'revisions'] as const) await db.deleteFrom(table).execute()
})

/** Decided `minutes` ago by the editor, or by a rule. */
async function decide(fields: { title: string; minutes?: number; by?: 'rule'; reason?: string }) {
  const { id, url } = await addWaitingEntry(db, { title: fields.title, status: 'rejected' })
  const decidedAt = new Date(now.getTime() - (fields.minutes ?? 5) * 60_000)
  const decidedBy = fields.by === 'rule' ? null : accountId
  const set = { decidedAt, decidedBy, reason: fields.reason ? { code: 'legacy', text: fields.reason } : null }
  await db.updateTable('entries').set(set).where('id', '=', id).execute()
  return { id, url }
}

async function publish(title: string) {
  const { id } = await decide({ title })
  const link = await addNewsLink(db, { category: category.id, title })
  await db
    .updateTable('entries')
    .set({ status: 'published', newsLinkId: link.id })
    .where('id', '=', id)
    .execute()
  return { id, linkId: link.id }
}

const statusOf = async (id: string) =>
  (await db.selectFrom('entries').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status

test('a decision says what it was, whose, when and why, the last one first', async () => {
  await decide({ title: 'Otters return', minutes: 120 })
  await decide({ title: 'Ferries leave', by: 'rule', reason: 'Rule “Ferries”' })
  const page = (await see()).replaceAll('<!-- -->', '')
  expect(page.indexOf('Ferries leave')).toBeLessThan(page.indexOf('Otters return'))
  expect(page).toContain('Rejected by Asha Rao')
  expect(page).toContain('2 hours ago')
  expect(page).toContain('Rule “Ferries”')
  expect(page.match(/Rejected by/g)).toHaveLength(1)
})

test('a tip whose page had no headline to read is called so, and its address opens', async () => {
  const { url } = await decide({ title: '' })
  const page = await see()
  expect(page).toMatch(new RegExp(`<a[^>]*href="${url}"[^>]*>Without a headline`))
  expect(page).toContain('aria-label="Return to queue: Without a headline"')
})

test('published and rejected are seen apart, and what is neither narrows nothing', async () => {
  await decide({ title: 'Otters return' })
  await publish('Ferries leave')
  const published = await see('?only=published')
  expect(published).toContain('Ferries leave')
  expect(published).not.toContain('Otters return')
  expect(published).toMatch(/aria-current="page"[^>]*href="[^"]*only=published"/)
  expect(await see('?only=rejected')).not.toContain('Ferries leave')
  for (const search of ['?only=waiting', "?only='", '?after=zzz']) {
    expect(await see(search)).toContain('Otters return')
  }
})

test('a desk on which nothing was decided says what will be here', async () => {
  await addWaitingEntry(db, { title: 'Otters return' })
  const page = await see()
  expect(page).toContain('Nothing was decided.')
  expect(page).not.toContain('Otters return')
})

test('it pages by key and keeps the choice on the way', async () => {
  for (let n = 0; n < 51; n++) await decide({ title: `Otters return ${n}`, minutes: n })
  const first = await see('?only=rejected')
  const older = /href="([^"]*\?[^"]*after=[^"]+)"/.exec(first)?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect(older).toContain('only=rejected')
  const second = await (await app.request(older, { headers: { cookie } })).text()
  expect(second.match(/aria-label="Return /g)).toHaveLength(1)
  expect(second).toContain('Otters return 50')
  expect(second).not.toContain('>Older<')
})

test('a rejected article is returned to the queue', async () => {
  const { id } = await decide({ title: 'Otters return' })
  const answer = await giveBack(id)
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('It waits again.')
  expect(await statusOf(id)).toBe('waiting')
})

test('a published article is taken off the site as it is returned', async () => {
  const { id, linkId } = await publish('Ferries leave')
  expect((await giveBack(id)).status).toBe(200)
  expect(await statusOf(id)).toBe('waiting')
  expect(await db.selectFrom('newsLinks').select('id').where('id', '=', linkId).execute()).toEqual([])
})

test('of two clicks on one decision the second hears that it is for the queue no more', async () => {
  const { id } = await decide({ title: 'Otters return' })
  const answers = await Promise.all([giveBack(id), giveBack(id)])
  expect(answers.map(answer => answer.status).sort()).toEqual([200, 409])
  const refused = answers.find(answer => answer.status === 409)
  expect(await refused?.text()).toContain('It was changed since')
})

test('an article that somebody brought again meanwhile is said to wait already', async () => {
  const { id, url } = await decide({ title: 'Otters return' })
  await addWaitingEntry(db, { title: 'Otters return', url })
  const answer = await giveBack(id)
  expect(answer.status).toBe(409)
  expect(await answer.text()).toContain('waits in the queue already')
  expect(await statusOf(id)).toBe('rejected')
})

test.each(['', 'x', "' or 1=1", '00000000-0000-7000-8000-00000000dead'])(
  'what is no entry, like "%s", returns nothing',
  async id => {
    expect((await giveBack(id)).status).toBe(409)
  },
)

test('a stranger returns nothing', async () => {
  const { id } = await decide({ title: 'Otters return' })
  await giveBack(id, '')
  expect(await statusOf(id)).toBe('rejected')
})

test('without scripts the page that follows says what was done, or why nothing was', async () => {
  const { id } = await decide({ title: 'Otters return' })
  const post = async () => (await app.request(path, posted({ id }, cookie))).text()
  expect(await post()).toMatch(/<noscript><div role="status".*It waits again\./)
  expect(await post()).toMatch(/<noscript><div role="status".*It was changed since/)
})
