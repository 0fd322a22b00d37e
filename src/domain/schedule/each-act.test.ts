import { test as base, expect } from 'vitest'
import { addCategory, addNewsLink, addScheduledEntry, setRows } from '../../../test/support/builders.ts'
import { freshNewsroom } from '../../../test/support/fresh-newsroom.ts'
import { carryOut, listDue } from './carry-out-due.ts'
import { carryOutNow, changeTime } from './change-scheduled.ts'

const { db, by } = await freshNewsroom({
  empty: ['revisions', 'entries', 'newsLinks', 'siteLinks', 'scheduledPages'],
})
const now = new Date('2026-01-02T06:00:00Z')
const later = new Date('2026-01-02T10:00:00Z')
const { id: category } = await addCategory(db)

/** One act of each kind, each at a later time. */
const test = base.extend('acts', async () => {
  const { id: entry } = await addScheduledEntry(db, { publishAt: later, category })
  const { id: link } = await addNewsLink(db, { category })
  await setRows(db, 'newsLinks', { takeDownAt: later })
  const content = '<p>Us</p>'
  const page = { type: 'about' as const, title: 'About', content, takeDownAt: later }
  const next = { type: 'terms' as const, title: 'Terms', content, publishAt: later }
  return [
    { act: 'publish-link', id: entry },
    { act: 'take-down-link', id: link },
    {
      act: 'take-down-page',
      ...(await db.insertInto('siteLinks').values(page).returning('id').executeTakeFirstOrThrow()),
    },
    {
      act: 'publish-page',
      ...(await db.insertInto('scheduledPages').values(next).returning('id').executeTakeFirstOrThrow()),
    },
  ] as const
})

const read = () =>
  Promise.all(
    (['entries', 'newsLinks', 'siteLinks', 'scheduledPages'] as const).map(table =>
      db.selectFrom(table).selectAll().execute(),
    ),
  )

test('an act that an editor moved to a later time meanwhile does nothing', async ({ acts }) => {
  const before = await read()
  for (const act of acts) await carryOut(db, act, { by, now })
  expect(await read()).toEqual(before)
})

test('an act that already has the chosen time is left as it is', async ({ acts }) => {
  const before = await read()
  for (const act of acts) {
    const same = { scheduled: { ...act, version: 1 }, at: later, by, now }
    expect(await changeTime(db, same)).toEqual({ ok: false, reason: 'unchanged' })
    const stale = { ...same, scheduled: { ...act, version: 2 } }
    expect(await changeTime(db, stale)).toEqual({ ok: false, reason: 'stale' })
  }
  expect(await read()).toEqual(before)
})

test('an editor carries out each act early, once', async ({ acts }) => {
  expect(await listDue(db, now)).toEqual([])
  for (const act of acts) {
    const scheduled = { ...act, version: 1 }
    expect(await carryOutNow(db, { scheduled, by, now })).toMatchObject({ ok: true })
    expect(await carryOutNow(db, { scheduled, by, now })).toEqual({ ok: false, reason: 'stale' })
  }
  const [entries = [], links = [], pages = [], next = []] = await read()
  expect(entries).toMatchObject([{ status: 'published' }])
  expect(links).toMatchObject([{ takeDownAt: null, canonicalUrl: entries[0]?.canonicalUrl }])
  expect(pages).toMatchObject([{ title: 'Terms' }])
  expect(next).toEqual([])
})
