import { expect, test } from 'vitest'
import { authorizedEditor } from '../../../test/support/authorized.ts'
import { addCategory, addNewsLink, getRow } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { listRevisionsOf } from '../revisions/revision-queries.ts'
import { restoreRevision, undoBatch } from '../revisions/undo/undo.ts'
import { changeFront } from './change-front.ts'
import type { PinChange } from './front-changes.ts'
import { readFrontPage } from './front-queries.ts'
import { type FrontPlace, nextSlot, type Slot, sectionPlace } from './places/front-place.ts'

const { db, now } = await freshDatabase({ empty: ['pins'] })
const asha = await authorizedEditor(db)
const ravi = await authorizedEditor(db, 'Ravi Kumar')
const category = await addCategory(db, { name: 'Politics', slug: 'politics' })
const links: string[] = []
for (let n = 0; n < 10; n++) {
  const createdAt = new Date(now.getTime() - (n + 1) * 60_000)
  const fields = { category: category.id, title: `Bridge ${n}`, source: `Outlet ${n}`, createdAt }
  links.push((await addNewsLink(db, fields)).id)
}

const pin = (place: Slot, id: string | undefined, fields: Partial<PinChange> = {}): PinChange => ({
  place,
  until: { kind: 'open' },
  seen: 0,
  subject: { kind: 'link', id: id ?? '' },
  ...fields,
})
const change = (pins: PinChange[], editor: { by?: typeof asha; now?: Date } = {}) =>
  changeFront(db, { changes: { pins, sections: null }, by: asha, now, ...editor })
/** `by` publishes pins some minutes later. */
const changeLater = (pins: PinChange[], after: number, by = ravi) => change(pins, { by, now: minutes(after) })
const leadAt = async (at = now) => (await readFrontPage(db, at)).lead?.link.title
const minutes = (count: number) => new Date(now.getTime() + count * 60_000)
const planned = (place: FrontPlace, id: string | undefined, from: Date, fields: Partial<PinChange> = {}) =>
  pin(nextSlot(place), id, { from: from.toISOString(), ...fields })

const undoLater = (done: { ok: boolean; batchId?: string }, after: number) =>
  undoBatch(db, { batchId: done.batchId ?? '', by: asha, now: minutes(after) })

test('a planned pin leads from its time on, and one undo removes it', async () => {
  await change([pin('lead', links[3]), pin('second-1', links[7])])
  const done = await change([planned('lead', links[7], minutes(60))])
  expect((await readFrontPage(db, now)).planned).toMatchObject([{ title: 'Bridge 7', pinnedBy: 'Asha Devi' }])
  expect([await leadAt(minutes(59)), await leadAt(minutes(60))]).toEqual(['Bridge 3', 'Bridge 7'])
  const before = await readFrontPage(db, minutes(59))
  expect(before.second[0]?.link.title).toBe('Bridge 7')
  if (!done.ok) throw new Error(done.reason)
  await undoBatch(db, { batchId: done.batchId, by: asha, now })
  expect(await leadAt(minutes(60))).toBe('Bridge 3')
})

test('a planned pin whose beginning has passed since is not restored, but undo still restores one that had begun', async () => {
  await change([pin('lead', links[3]), planned('lead', links[7], minutes(60))])
  const dropped = await change([pin(nextSlot('lead'), '', { subject: null })])
  expect(await undoLater(dropped, 61)).toEqual({ ok: false, reason: 'time-passed' })
  expect(await undoLater(dropped, 59)).toMatchObject({ ok: true })
  const replaced = await changeLater([pin('lead', links[9])], 70)
  expect(await undoLater(replaced, 80)).toMatchObject({ ok: true })
  expect(await leadAt(minutes(80))).toBe('Bridge 7')
})

test('a pin is not restored while its link is pinned in another place', async () => {
  await change([pin('lead', links[3])])
  const moved = await change([pin('second-1', links[3])])
  const { id } = await getRow(db, 'pins', { place: 'lead' })
  const revision = (await listRevisionsOf(db, id, 9)).find(({ after }) => after?.news_link_id === links[3])
  if (!revision) throw new Error('no revision')
  const refused = { ok: false, reason: 'pinned-elsewhere' }
  expect(await restoreRevision(db, { revision, side: 'after', by: asha, now })).toEqual(refused)
  expect(await undoLater(moved, 1)).toMatchObject({ ok: true })
  expect(await leadAt()).toBe('Bridge 3')
})

test('a pin is restored although its link had another place that has ended', async () => {
  await change([pin('lead', links[3])])
  const replaced = await change([
    pin('lead', links[4]),
    pin('second-1', links[3], { until: { kind: 'hours', hours: 1 } }),
  ])
  expect(await undoLater(replaced, 200)).toMatchObject({ ok: true })
  expect(await leadAt(minutes(200))).toBe('Bridge 3')
  await change([pin('second-1', links[3], { until: { kind: 'hours', hours: 1 } })])
  const { id } = await getRow(db, 'pins', { place: 'lead' })
  const revision = (await listRevisionsOf(db, id, 9)).find(({ after }) => after?.news_link_id === links[3])
  if (!revision) throw new Error('no revision')
  const restored = restoreRevision(db, { revision, side: 'after', by: asha, now: minutes(200) })
  expect(await restored).toMatchObject({ ok: true })
  expect(await leadAt(minutes(200))).toBe('Bridge 3')
})

test('once a planned pin has begun, another can be planned or pinned instead', async () => {
  await change([planned('lead', links[3], minutes(60), { until: { kind: 'hours', hours: 3 } })])
  expect(await changeLater([planned('lead', links[4], minutes(90))], 70)).toMatchObject({ ok: true })
  const times = [59, 60, 89, 90]
  const leads = () => Promise.all(times.map(count => leadAt(minutes(count))))
  expect((await leads()).slice(1)).toEqual(['Bridge 3', 'Bridge 3', 'Bridge 4'])
  const ownTimes = { pinnedAt: minutes(60), endsAt: minutes(240) }
  const shown = (await readFrontPage(db, minutes(70))).lead?.pin
  expect(shown).toMatchObject({ pinnedBy: 'Asha Devi', ...ownTimes })
  await changeLater([pin('lead', links[9])], 80, asha)
  expect(await leadAt(minutes(80))).toBe('Bridge 9')
  await changeLater([pin(nextSlot('lead'), '', { subject: null })], 81, asha)
  expect(await leadAt(minutes(91))).toBe('Bridge 9')
})

test('a link is planned for one place, and the later of two editors who plan for a place is notified', async () => {
  await change([planned('lead', links[3], minutes(60))])
  await change([planned('second-2', links[3], minutes(60))])
  expect((await readFrontPage(db, now)).planned.map(({ place }) => place)).toEqual(['second-2'])
  const second = await change([planned('second-2', links[4], minutes(30))], { by: ravi })
  const overtaken = [{ place: 'next-second-2', title: 'Bridge 3', by: 'Asha Devi' }]
  expect(second).toMatchObject({ overtaken })
})

test.each([
  ['begins in the past', { from: '2026-01-02T06:29:59Z' }],
  ['begins years from now', { from: '2036-01-02T06:30:00Z' }],
  ['ends before it begins', { until: { kind: 'time' as const, at: '2026-01-02T06:45:00Z' } }],
  ['has no planned time', { from: undefined }],
])('a pin that %s is refused', async (_, fields) => {
  const wrong = planned('lead', links[1], minutes(60), fields)
  expect(await change([wrong])).toMatchObject({ ok: false, reason: 'past', place: 'next-lead' })
  expect(await db.selectFrom('pins').select('id').where('newsLinkId', 'is not', null).execute()).toEqual([])
})

test('a link that is planned for another place leaves its place, and the page can still be changed', async () => {
  await change([pin('lead', links[3])])
  await change([planned('second-1', links[3], minutes(60))])
  const begun = await readFrontPage(db, minutes(60))
  expect([begun.lead?.link.title, begun.second[0]?.link.title]).toEqual(['Bridge 0', 'Bridge 3'])
  expect(begun.aside).toEqual([])
  expect(await changeLater([pin('second-3', links[5])], 61)).toMatchObject({ ok: true })
  const after = await readFrontPage(db, minutes(61))
  expect([after.lead?.pin, after.second[0]?.pin?.title]).toEqual([null, 'Bridge 3'])
})

test('a plan that has ended leaves the earlier place of its link alone', async () => {
  await change([pin('lead', links[3])])
  await change([planned('second-1', links[3], minutes(60), { until: { kind: 'hours', hours: 1 } })])
  expect(await leadAt(minutes(120))).toBe('Bridge 3')
  expect(await changeLater([pin('second-3', links[5])], 121)).toMatchObject({ ok: true })
  expect(await leadAt(minutes(121))).toBe('Bridge 3')
})

test('an edit elsewhere keeps the pin that returns once a planned pin has ended', async () => {
  const until = { kind: 'hours' as const, hours: 2 }
  await change([pin('lead', links[3]), planned('lead', links[4], minutes(60), { until })])
  await change([pin('second-1', links[5])], { now: minutes(90) })
  expect([await leadAt(minutes(119)), await leadAt(minutes(180))]).toEqual(['Bridge 4', 'Bridge 3'])
  // Pinned elsewhere, the planned link leaves the lead to the earlier pin at once.
  await change([pin('second-2', links[4])], { now: minutes(91) })
  const moved = await readFrontPage(db, minutes(91))
  expect([moved.lead?.pin?.title, moved.second[1]?.pin?.title]).toEqual(['Bridge 3', 'Bridge 4'])
})

test('an edit elsewhere keeps the pin below a planned pin that cannot be shown or ends with newer links', async () => {
  const plan = planned('lead', links[4], minutes(60), { until: { kind: 'newer' } })
  await change([pin('lead', links[3]), plan])
  await change([pin('second-1', links[5])], { now: minutes(90) })
  const featured = { category: category.id, featured: true, title: 'Newer', createdAt: minutes(95) }
  const newer = await addNewsLink(db, featured)
  expect(await leadAt(minutes(100))).toBe('Bridge 3')
  await db.deleteFrom('newsLinks').where('id', '=', newer.id).execute()
  expect(await leadAt(minutes(100))).toBe('Bridge 4')
})

test('a link that a planned pin shows can be planned for another place, and stays until then', async () => {
  await change([planned('lead', links[4], minutes(60))])
  await change([planned('second-1', links[4], minutes(120))], { now: minutes(90) })
  expect([await leadAt(minutes(119)), await leadAt(minutes(120))]).toEqual(['Bridge 4', 'Bridge 0'])
})

test('a pin in a section that was deleted meanwhile is refused, now or planned, and leaves no row', async () => {
  const section = sectionPlace('00000000-0000-7000-8000-00000000dead')
  expect(await change([pin(section, links[3])])).toMatchObject({ reason: 'gone', isSection: true })
  expect(await change([planned(section, links[3], minutes(60))])).toMatchObject({
    reason: 'gone',
    isSection: true,
  })
  expect(await change([pin(section, '', { subject: null })])).toEqual({ ok: false, reason: 'nothing' })
  expect(await db.selectFrom('pins').select('place').execute()).toEqual([])
})
