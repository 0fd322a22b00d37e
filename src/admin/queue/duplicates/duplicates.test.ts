import { expect, test } from 'vitest'
import { adminDesk } from '../../../../test/support/admin-desk.ts'
import { addCategory, addNewsLink, addWaitingEntry, setRow } from '../../../../test/support/builders.ts'

const { db, now, see, post, send } = await adminDesk({
  empty: ['entries', 'newsLinks', 'duplicateExceptions', 'revisions'],
})
const path = '/admin/queue/duplicates'
const show = (search = '') => see(`${path}${search}`)

async function hold(fields: { title: string; rule?: 'headline' | 'text'; status?: 'duplicate' | 'waiting' }) {
  const category = await addCategory(db)
  const link = await addNewsLink(db, { category: category.id, title: `First: ${fields.title}` })
  const entry = await addWaitingEntry(db, {
    title: fields.title,
    status: fields.status ?? 'duplicate',
    newsLinkId: link.id,
  })
  const { rule = 'headline' } = fields
  const reason = { code: 'same-outlet', rule: 'headline', minutes: 120, isTurnedDown: false }
  await setRow(db, 'entries', entry.id, { duplicateRule: rule, reason })
  return entry
}

test('the ledger lists each held entry with its original and the reason', async () => {
  await hold({ title: 'Otters return' })
  await hold({ title: 'Ferries leave', rule: 'text', status: 'waiting' })
  const page = await show()
  for (const text of ['Otters return', 'First: Otters return', 'Held', 'Not a duplicate'])
    expect(page).toContain(text)
  expect(page).not.toContain('Ferries leave')
  const texts = await show('?list=grouped&rule=text')
  for (const text of ['Ferries leave', 'Grouped', '?list=grouped&amp;rule=address'])
    expect(texts).toContain(text)
  expect(texts).not.toContain('Otters return')
  expect(await show('?list=grouped&rule=address')).toContain('Nothing is grouped.')
})

test('the ledger states original and reason in one sentence, as the queue does', async () => {
  await hold({ title: 'Otters return' })
  expect((await show()).replaceAll(/<[^>]+>/g, '')).toContain(
    'Held as a duplicate of First: Otters return: same headline from the same outlet two hours apart.',
  )
})

test('the ledger shows when an entry arrived, also if it is snoozed', async () => {
  const { id } = await hold({ title: 'Otters return', status: 'waiting' })
  const firstSeenAt = new Date(now.getTime() - 3 * 3_600_000)
  const snoozedUntil = new Date(now.getTime() + 24 * 3_600_000)
  await setRow(db, 'entries', id, { firstSeenAt, snoozedUntil })
  const page = await show('?list=grouped')
  expect(page).toContain('3 hours ago')
  expect(page).not.toContain('in 1 day')
})

test('an empty ledger says so, and unknown rules or keys are ignored', async () => {
  expect(await show()).toContain('Nothing is held as a duplicate.')
  await hold({ title: 'Otters return' })
  expect(await show('?rule=%27&after=zzz')).toContain('Otters return')
})

test('the ledger pages by key', async () => {
  for (let n = 0; n < 51; n++) await hold({ title: `Otters return ${n}` })
  const first = await show()
  const older =
    /href="(\/admin\/queue\/duplicates\?after=[^"]+)"/.exec(first)?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect(older).not.toBe('')
  const second = await see(older)
  expect(second.match(/is not a duplicate"/g)).toHaveLength(1)
})

test('"Not a duplicate" puts the entry back and can be undone', async () => {
  const { id, version } = await hold({ title: 'Otters return' })
  const answer = await post(`${path}.data`, { entry: `${id}:${version}` })
  expect(answer.status).toBe(200)
  const entry = await db.selectFrom('entries').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect(entry).toMatchObject({ status: 'waiting', duplicateRule: null, reason: null })
  expect(await show()).toContain('Nothing is held as a duplicate.')
})

test('without scripts the next page says what was done, with its undo', async () => {
  const { id, version } = await hold({ title: 'Otters return' })
  const { html } = await send(path, { entry: `${id}:${version}` })
  expect(html).toMatch(/<noscript><div role="status".*Not a duplicate.*\/admin\/undo/)
})

test('a stale version or a foreign entry changes nothing', async () => {
  const { id } = await hold({ title: 'Otters return' })
  for (const entry of [`${id}:7`, 'x']) expect((await post(path, { entry })).status).toBe(409)
  expect(await show()).toContain('Otters return')
})
