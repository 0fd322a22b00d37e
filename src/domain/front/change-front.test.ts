import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { authorizedEditor } from '../../../test/support/authorized.ts'
import { addCategory, addNewsLink, setRow } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { undoBatch } from '../revisions/undo/undo.ts'
import { deleteRecords } from '../revisions/write-record.ts'
import { changeFront } from './change-front.ts'
import type { PinChange, SectionChange } from './front-changes.ts'
import { readFrontPage } from './front-queries.ts'
import { type FrontPlace, sectionPlace } from './places/front-place.ts'

const { db, now } = await freshDatabase({ empty: ['pins', 'newsLinks', 'categories'] })
const asha = await authorizedEditor(db)
const ravi = await authorizedEditor(db, 'Ravi Kumar')

async function fill() {
  const politics = await addCategory(db, { name: 'Politics', slug: 'politics', orderNum: 1 })
  const world = await addCategory(db, { name: 'World', slug: 'world', orderNum: 2 })
  const links: string[] = []
  for (let n = 0; n < 30; n++) {
    const createdAt = new Date(now.getTime() - (n + 1) * 60_000)
    const fields = { category: politics.id, title: `Bridge ${n}`, source: `Outlet ${n}`, createdAt }
    links.push((await addNewsLink(db, fields)).id)
  }
  return { politics, world, links }
}

const open = { kind: 'open' as const }
const pin = (place: FrontPlace, id: string | undefined, fields: Partial<PinChange> = {}): PinChange => ({
  place,
  until: open,
  seen: 0,
  subject: { kind: 'link', id: id ?? '' },
  ...fields,
})
const change = (pins: PinChange[], by = asha) =>
  changeFront(db, { changes: { pins, sections: null }, by, now })
const undo = (done: { ok: boolean; batchId?: string }, by = asha) =>
  undoBatch(db, { batchId: done.batchId ?? '', by, now })
const leadAt = async (at = now) => (await readFrontPage(db, at)).lead?.link.title

test('a pinned link leads, and one undo reverts the whole change', async () => {
  const { links } = await fill()
  const done = await change([pin('lead', links[7]), pin('second-2', links[9])])
  const page = await readFrontPage(db, now)
  expect(page.lead?.link.title).toBe('Bridge 7')
  expect(page.lead?.pin).toMatchObject({ pinnedBy: 'Asha Devi', title: 'Bridge 7' })
  expect(page.second.map(({ link }) => link.title)).toEqual(['Bridge 0', 'Bridge 9', 'Bridge 1'])
  expect(await undo(done)).toMatchObject({ ok: true })
  expect(await leadAt()).toBe('Bridge 0')
})

test('a link that is pinned elsewhere leaves its former place, and a pin that was seen is not reported', async () => {
  const { links } = await fill()
  await change([pin('lead', links[3])])
  const { version } = await db.selectFrom('pins').select('version').executeTakeFirstOrThrow()
  expect(await change([pin('lead', links[7], { seen: version })], ravi)).toMatchObject({ overtaken: [] })
  await change([pin('second-1', links[7])])
  const page = await readFrontPage(db, now)
  expect(page.lead?.link.title).toBe('Bridge 0')
  expect(page.second[0]?.link.title).toBe('Bridge 7')
})

test('two pins can swap places in one change, undo restores both, and no change is reported as such', async () => {
  const { links } = await fill()
  await change([pin('lead', links[7]), pin('second-1', links[8])])
  const swapped = await change([pin('lead', links[8]), pin('second-1', links[7])])
  expect(await leadAt()).toBe('Bridge 8')
  expect(await change([])).toEqual({ ok: false, reason: 'nothing' })
  expect(await undo(swapped)).toMatchObject({ ok: true })
  expect(await leadAt()).toBe('Bridge 7')
})

test('the later of two editors of one place learns whose pin was replaced and can undo', async () => {
  const { links } = await fill()
  const editors = [asha, ravi].map((by, n) => change([pin('lead', links[3 + n])], by))
  const results = await Promise.all(editors)
  expect(results.every(({ ok }) => ok)).toBe(true)
  const told = results.flatMap(result => (result.ok && result.overtaken.length > 0 ? [result] : []))
  expect(told).toHaveLength(1)
  const [later] = told
  const replaced = later?.overtaken[0]?.title
  expect(['Bridge 3', 'Bridge 4']).toContain(replaced)
  expect(await undo(later ?? { ok: false }, ravi)).toMatchObject({ ok: true })
  expect(await leadAt()).toBe(replaced)
})

test('many simultaneous edits neither deadlock nor pin anything twice', async () => {
  const { links } = await fill()
  const places = ['lead', 'second-1', 'second-2', 'second-3'] as const
  const edit = (n: number) =>
    change([
      pin(places[n % 4] ?? 'lead', links[n % 5]),
      pin(places[(n + 1) % 4] ?? 'lead', links[5 + (n % 3)]),
    ])
  const results = await Promise.all(Array.from({ length: 16 }, (_, n) => edit(n)))
  expect(results.every(({ ok }) => ok)).toBe(true)
  const pinned = await db
    .selectFrom('pins')
    .select('newsLinkId')
    .where('newsLinkId', 'is not', null)
    .execute()
  expect(new Set(pinned.map(row => row.newsLinkId)).size).toBe(pinned.length)
})

test('a pin ends at its time without a write', async () => {
  const { links } = await fill()
  await change([pin('lead', links[7], { until: { kind: 'hours', hours: 3 } })])
  const end = new Date(now.getTime() + 3 * 3_600_000)
  expect((await readFrontPage(db, now)).changesAt).toEqual(end)
  expect(await leadAt(new Date(end.getTime() - 1))).toBe('Bridge 7')
  expect(await leadAt(end)).toBe('Bridge 0')
})

test.each([
  ['has passed', { kind: 'time' as const, at: '2026-01-02T06:29:59Z' }],
  ['is years away', { kind: 'time' as const, at: '2036-01-02T06:30:00Z' }],
])('a pin whose end %s is refused', async (_, until) => {
  const { links } = await fill()
  const refused = await change([pin('second-1', links[2]), pin('lead', links[1], { until })])
  expect(refused).toEqual({ ok: false, reason: 'past', place: 'lead', section: '' })
  expect(await leadAt()).toBe('Bridge 0')
})

test('a deleted link is not shown in its pinned place, and is shown again when restored', async () => {
  const { links } = await fill()
  await change([pin('lead', links[7])])
  const ids = links.slice(7, 8)
  const gone = await deleteRecords(db, { table: 'news_links', ids, by: asha, now })
  const page = await readFrontPage(db, now)
  expect(page.lead?.link.title).toBe('Bridge 0')
  expect(page.aside).toMatchObject([{ reason: 'gone', pin: { title: 'Bridge 7' } }])
  await undo({ ok: true, ...gone })
  expect(await leadAt()).toBe('Bridge 7')
})

test('a subject that does not exist cannot be pinned', async () => {
  await fill()
  const nobody = '00000000-0000-7000-8000-00000000dead'
  for (const kind of ['link', 'story'] as const) {
    const subject = { kind, id: nobody, title: 'The well' }
    const gone = { ok: false, reason: 'gone', subjects: [subject], isSection: false }
    expect(await change([pin('lead', nobody, { subject })])).toEqual(gone)
  }
  // The desk of the next editor would find a place that somebody changed.
  expect(await db.selectFrom('pins').select('place').execute()).toEqual([])
})

test('at most two hundred places can be pinned', async () => {
  const { politics } = await fill()
  await sql`insert into news_links (title, source, url, canonical_url, category)
    select 'Many', 'Source', url, url, ${politics.id}::uuid
    from (select 'https://many.example/' || n as url from generate_series(1, 201) n) numbered`.execute(db)
  const many = await db.selectFrom('newsLinks').select('id').where('title', '=', 'Many').execute()
  const sections = await sql<{ id: string }>`insert into categories (name, slug)
    select 'Ward ' || n, 'ward-' || n from generate_series(1, 201) n returning id`.execute(db)
  const pins = many.map(({ id }, n) => pin(sectionPlace(sections.rows[n]?.id ?? ''), id))
  expect(await change(pins)).toEqual({ ok: false, reason: 'too-many' })
  expect(await change(pins.slice(0, 200))).toMatchObject({ ok: true })
  expect(await change(pins.slice(200))).toEqual({ ok: false, reason: 'too-many' })
})

test('sections are reordered and hidden in one change with one undo', async () => {
  const { politics, world } = await fill()
  const sections = [
    { id: world.id, before: politics.id },
    { id: politics.id, isOnFront: false },
  ]
  const done = await changeFront(db, { changes: { pins: [], sections }, by: asha, now })
  const shown = async () => (await readFrontPage(db, now)).sections.map(({ category }) => category.slug)
  expect(await shown()).toEqual(['world'])
  await undo(done)
  expect(await shown()).toEqual(['politics', 'world'])
})

test('changes of sections that do not exist move no others', async () => {
  const nowhere = '00000000-0000-7000-8000-000000000000'
  const order = () => db.selectFrom('categories').select(['id', 'orderNum']).orderBy('id').execute()
  const before = await order()
  const hide = { id: nowhere, isOnFront: false }
  const move = { id: nowhere, before: null }
  const done = await changeFront(db, { changes: { pins: [], sections: [hide, move] }, by: asha, now })
  expect(done).toEqual({ ok: false, reason: 'nothing' })
  expect(await order()).toEqual(before)
})

test('two editors who change different sections keep both changes', async () => {
  const { politics, world } = await fill()
  const sports = await addCategory(db, { name: 'Sports', slug: 'sports', orderNum: 3 })
  const health = await addCategory(db, { name: 'Health', slug: 'health', orderNum: 4 })
  const arrange = (sections: SectionChange[], by: typeof asha) =>
    changeFront(db, { changes: { pins: [], sections }, by, now })
  const first = [
    { id: world.id, isOnFront: false },
    { id: health.id, before: politics.id },
  ]
  await arrange(first, ravi)
  await arrange([{ id: sports.id, isOnFront: false }], asha)
  const slugs = (await readFrontPage(db, now)).sections.map(({ category }) => category.slug)
  expect(slugs).toEqual(['health', 'politics'])
  const all = await db.selectFrom('categories').select('slug').orderBy('orderNum').execute()
  expect(all.map(({ slug }) => slug)).toEqual(['health', 'politics', 'world', 'sports'])
})

test('a section that is hidden keeps the order numbers of all', async () => {
  const { politics, world } = await fill()
  await setRow(db, 'categories', world.id, { orderNum: 7 })
  const sections = [{ id: politics.id, isOnFront: false }]
  await changeFront(db, { changes: { pins: [], sections }, by: asha, now })
  const rows = await db.selectFrom('categories').select(['slug', 'orderNum']).orderBy('orderNum').execute()
  expect(rows).toEqual([
    { slug: 'politics', orderNum: 1 },
    { slug: 'world', orderNum: 7 },
  ])
})
