import { expect, test } from 'vitest'
import { addCategory, addWaitingEntry } from '../../../test/support/builders.ts'
import { emptyBefore } from '../../../test/support/empty-before.ts'
import { freshNewsroom } from '../../../test/support/fresh-newsroom.ts'
import { changeFront } from '../front/change-front.ts'
import { readFrontPage } from '../front/front-queries.ts'
import { listPins } from '../front/pin-queries.ts'
import { undoBatch } from '../revisions/undo/undo.ts'
import { decideEntries } from './decide-entries.ts'
import { publishEntries } from './publish-entries.ts'
import { publishPinned } from './publish-pinned.ts'

const { db, by, now } = await freshNewsroom('2026-03-01T06:00:00Z')
const politics = await addCategory(db, { name: 'Politics' })
const lead = { place: 'lead', until: { kind: 'open' }, seen: 0 } as const

const wait = (title: string) => addWaitingEntry(db, { category: politics.id, title })
const readEntry = (id: string) =>
  db.selectFrom('entries').select(['status', 'newsLinkId']).where('id', '=', id).executeTakeFirstOrThrow()

emptyBefore(db, 'pins', 'entries', 'newsLinks', 'revisions')

test('an entry is published and pinned together, and one undo reverts both', async () => {
  const first = await wait('The well')
  const published = await publishPinned(db, { entry: first, pin: lead, by, now })
  if (!published.ok) throw new Error(published.reason)
  const { newsLinkId } = await readEntry(first.id)
  expect(await listPins(db)).toMatchObject([{ place: 'lead', subject: { kind: 'link', id: newsLinkId } }])
  const { batchId } = published.published
  expect(await undoBatch(db, { batchId, by, now })).toMatchObject({ ok: true })
  expect(await readEntry(first.id)).toEqual({ status: 'waiting', newsLinkId: null })
  expect(await listPins(db)).toEqual([])
  expect(await db.selectFrom('newsLinks').selectAll().execute()).toEqual([])
})

test('undo restores the earlier pin, and the result names its editor', async () => {
  const [first, second] = [await wait('The well'), await wait('The bridge')]
  await publishPinned(db, { entry: first, pin: lead, by, now })
  const later = await publishPinned(db, { entry: second, pin: lead, by, now })
  if (!later.ok) throw new Error(later.reason)
  expect(later.overtaken).toEqual([{ place: 'lead', title: 'The well', by: 'Asha Devi' }])
  await undoBatch(db, { batchId: later.published.batchId, by, now })
  expect(await listPins(db)).toMatchObject([{ place: 'lead', title: 'The well' }])
})

test('if the pin is refused the entry stays in the queue', async () => {
  const entry = await wait('The well')
  const past = { ...lead, until: { kind: 'time', at: '2026-02-01T00:00:00Z' } } as const
  const refused = await publishPinned(db, { entry, pin: past, by, now })
  expect(refused).toMatchObject({ ok: false, reason: 'past' })
  expect(await readEntry(entry.id)).toEqual({ status: 'waiting', newsLinkId: null })
})

test('an entry that is already decided is not pinned', async () => {
  const entry = await wait('The well')
  const stale = { ...entry, version: entry.version + 1 }
  expect(await publishPinned(db, { entry: stale, pin: lead, by, now })).toMatchObject({
    ok: true,
    published: { decided: [], refused: [{ id: entry.id, reason: 'changed' }] },
  })
  expect(await listPins(db)).toEqual([])
})

test('a pinned link that is returned and rejected is no longer shown', async () => {
  const entry = await wait('The well')
  const published = await publishEntries(db, { entries: [entry], by, now })
  const { newsLinkId: id } = await readEntry(entry.id)
  const pins = [{ ...lead, subject: { kind: 'link' as const, id: id ?? '' } }]
  await changeFront(db, { changes: { pins, sections: null }, by, now })
  await undoBatch(db, { batchId: published.batchId, by, now })
  const { version } = await db.selectFrom('entries').select('version').executeTakeFirstOrThrow()
  const again = { id: entry.id, version }
  await decideEntries(db, { entries: [again], decision: { action: 'reject' }, by, now })
  const page = await readFrontPage(db, now)
  expect(page).toMatchObject({ lead: null, aside: [{ reason: 'gone', pin: { title: 'The well' } }] })
})

test('a simultaneous change of the sections does not prevent it', async () => {
  const entry = await wait('The well')
  const sections = [{ id: politics.id, isOnFront: false }]
  const changes = { pins: [{ ...lead, subject: null }], sections }
  const [published, changed] = await Promise.all([
    publishPinned(db, { entry, pin: lead, by, now }),
    changeFront(db, { changes, by, now }),
  ])
  expect([published.ok, changed.ok]).toEqual([true, true])
})
