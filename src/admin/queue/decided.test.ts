import { expect, test } from 'vitest'
import { adminDesk } from '../../../test/support/admin-desk.ts'
import { addCategory, addNewsLink, addWaitingEntry, setRow } from '../../../test/support/builders.ts'

const { db, now, accountId, see, post, send } = await adminDesk({
  name: 'Asha Rao',
  empty: ['entries', 'newsLinks', 'revisions'],
})
const category = await addCategory(db)
const path = '/admin/queue/decided'
const show = (search = '') => see(`${path}${search}`)
const giveBack = (id: string, as?: string) => post(`${path}.data`, { id }, as)

/** An entry decided `minutes` ago by the editor, or by a rule. */
async function decide(fields: { title: string; minutes?: number; by?: 'rule'; reason?: string }) {
  const { id, url } = await addWaitingEntry(db, { title: fields.title, status: 'rejected' })
  const decidedAt = new Date(now.getTime() - (fields.minutes ?? 5) * 60_000)
  const decidedBy = fields.by === 'rule' ? null : accountId
  const set = { decidedAt, decidedBy, reason: fields.reason ? { code: 'legacy', text: fields.reason } : null }
  await setRow(db, 'entries', id, set)
  return { id, url }
}

async function publish(title: string) {
  const { id } = await decide({ title })
  const link = await addNewsLink(db, { category: category.id, title })
  await setRow(db, 'entries', id, { status: 'published', newsLinkId: link.id })
  return { id, linkId: link.id }
}

const statusOf = async (id: string) =>
  (await db.selectFrom('entries').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status

test('the list of decisions says what, who, when and why, the latest first', async () => {
  await decide({ title: 'Otters return', minutes: 120 })
  await decide({ title: 'Ferries leave', by: 'rule', reason: 'Rule “Ferries”' })
  const page = await show()
  expect(page.indexOf('Ferries leave')).toBeLessThan(page.indexOf('Otters return'))
  expect(page).toContain('Rejected by Asha Rao')
  expect(page).toContain('2 hours ago')
  expect(page).toContain('Rule “Ferries”')
  expect(page.match(/Rejected by/g)).toHaveLength(1)
})

test('a tip whose page had no readable headline is named as such, and its address opens', async () => {
  const { url } = await decide({ title: '' })
  const page = await show()
  expect(page).toMatch(new RegExp(`<a[^>]*href="${url}"[^>]*>Without a headline`))
  expect(page).toContain('aria-label="Return to queue: Without a headline"')
})

test('published and rejected entries can be listed separately; an unknown filter value is ignored', async () => {
  await decide({ title: 'Otters return' })
  await publish('Ferries leave')
  const published = await show('?only=published')
  expect(published).toContain('Ferries leave')
  expect(published).not.toContain('Otters return')
  expect(published).toMatch(/aria-current="page"[^>]*href="[^"]*only=published"/)
  expect(await show('?only=rejected')).not.toContain('Ferries leave')
  for (const search of ['?only=waiting', "?only='", '?after=zzz'])
    expect(await show(search)).toContain('Otters return')
})

test('an empty list explains what it will contain', async () => {
  await addWaitingEntry(db, { title: 'Otters return' })
  const page = await show()
  expect(page).toContain('No decisions here.')
  expect(page).not.toContain('Otters return')
})

test('the list pages by key and keeps its filter', async () => {
  for (let n = 0; n < 51; n++) await decide({ title: `Otters return ${n}`, minutes: n })
  const first = await show('?only=rejected')
  const older = /href="([^"]*\?[^"]*after=[^"]+)"/.exec(first)?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect(older).toContain('only=rejected')
  const second = await see(older)
  expect(second.match(/aria-label="Return /g)).toHaveLength(1)
  expect(second).toContain('Otters return 50')
  expect(second).not.toContain('>Older<')
})

test('a rejected article can be returned to the queue', async () => {
  const { id } = await decide({ title: 'Otters return' })
  const answer = await giveBack(id)
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('Back in the queue.')
  expect(await statusOf(id)).toBe('waiting')
})

test('returning a published article to the queue takes it off the site', async () => {
  const { id, linkId } = await publish('Ferries leave')
  expect((await giveBack(id)).status).toBe(200)
  expect(await statusOf(id)).toBe('waiting')
  expect(await db.selectFrom('newsLinks').select('id').where('id', '=', linkId).execute()).toEqual([])
})

test('the second of two clicks on one decision is told that it can no longer be returned', async () => {
  const { id } = await decide({ title: 'Otters return' })
  const answers = await Promise.all([giveBack(id), giveBack(id)])
  expect(answers.map(answer => answer.status).sort()).toEqual([200, 409])
  const refused = answers.find(answer => answer.status === 409)
  expect(await refused?.text()).toContain('It has changed since')
})

test('returning an article that was added again in the meantime says that it already waits', async () => {
  const { id, url } = await decide({ title: 'Otters return' })
  await addWaitingEntry(db, { title: 'Otters return', url })
  const answer = await giveBack(id)
  expect(answer.status).toBe(409)
  expect(await answer.text()).toContain('already waiting in the queue')
  expect(await statusOf(id)).toBe('rejected')
})

test.each(['', 'x', "' or 1=1", '00000000-0000-7000-8000-00000000dead'])(
  'the invalid entry id "%s" returns nothing to the queue',
  async id => {
    expect((await giveBack(id)).status).toBe(409)
  },
)

test('without scripts the next page says what was done, or why nothing was', async () => {
  const { id } = await decide({ title: 'Otters return' })
  for (const said of ['Back in the queue', 'It has changed since'])
    expect((await send(path, { id })).html).toMatch(new RegExp(`<noscript><div role="status".*${said}`))
})
