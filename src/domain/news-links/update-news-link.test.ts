import { expect, test } from 'vitest'
import { addCategory, addNewsLink as buildNewsLink, setRow } from '../../../test/support/builders.ts'
import { freshNewsroom } from '../../../test/support/fresh-newsroom.ts'
import { addNewsLink } from './add-news-link.ts'
import { type NewsLinkInput, newsLinkSchema } from './news-link-schema.ts'
import { updateNewsLink } from './update-news-link.ts'

const { db, by, now } = await freshNewsroom({ at: '2026-01-02T12:00:00Z' })
const category = await addCategory(db)

function input(fields: Partial<NewsLinkInput> = {}): NewsLinkInput {
  const given = { title: 'Monsoon arrives', url: 'https://outlet.example/a', source: 'The Outlet', ...fields }
  return newsLinkSchema.parse({ category: category.id, ...given })
}

test('a link without a date is published now', async () => {
  const added = await addNewsLink(db, { input: input(), canonicalUrl: 'https://outlet.example/now', by, now })
  const row = await db
    .selectFrom('newsLinks')
    .selectAll()
    .where('id', '=', added.ok ? added.id : '')
    .executeTakeFirst()
  expect(row).toMatchObject({ publishedAt: now, createdAt: now, version: 1, featured: false })
})

test('a second link with the same address is refused and the first one is named', async () => {
  const first = await buildNewsLink(db, {
    category: category.id,
    title: 'First',
    url: 'https://outlet.example/same',
  })
  const added = await addNewsLink(db, {
    input: input(),
    canonicalUrl: 'https://outlet.example/same',
    by,
    now,
  })
  expect(added).toEqual({
    ok: false,
    reason: 'duplicate',
    of: { id: first.id, title: 'First', url: first.url },
  })
})

test('only one of many simultaneous additions of the same address succeeds', async () => {
  const canonicalUrl = 'https://outlet.example/race'
  const results = await Promise.all(
    Array.from({ length: 8 }, () => addNewsLink(db, { input: input(), canonicalUrl, by, now })),
  )
  expect(results.filter(result => result.ok)).toHaveLength(1)
})

test('changing the address of a link to that of another is refused and changes nothing', async () => {
  const [one, two] = [
    await buildNewsLink(db, { category: category.id }),
    await buildNewsLink(db, { category: category.id }),
  ]
  const update = { id: two.id, version: 1, input: input(), canonicalUrl: one.url, by, now }
  expect(await updateNewsLink(db, update)).toMatchObject({
    ok: false,
    reason: 'duplicate',
    of: { id: one.id },
  })
  const row = await db
    .selectFrom('newsLinks')
    .select(['title', 'version'])
    .where('id', '=', two.id)
    .executeTakeFirst()
  expect(row).toEqual({ title: two.title, version: 1 })
})

test('saving a link that its id tells apart from others at its address keeps its identity', async () => {
  const url = 'https://outlet.example/day'
  const [, own] = [
    await buildNewsLink(db, { category: category.id, url }),
    await buildNewsLink(db, { category: category.id, url: `${url}#noon` }),
  ]
  await setRow(db, 'newsLinks', own.id, { canonicalUrl: `${url}#noon` })
  const update = { id: own.id, version: 1, canonicalUrl: url, by, now }
  expect(await updateNewsLink(db, { ...update, input: input({ url: `${url}#noon` }) })).toMatchObject({
    ok: true,
  })
  const stored = db.selectFrom('newsLinks').select('canonicalUrl').where('id', '=', own.id)
  expect(await stored.executeTakeFirst()).toEqual({ canonicalUrl: `${url}#noon` })
})

test.each([
  ['an id that is no UUID', { id: "x' or 1=1", category: undefined }, 'not-found'],
  [
    'a category that is gone',
    { id: undefined, category: '00000000-0000-7000-8000-00000000dead' },
    'no-such-category',
  ],
  ['a category that is no UUID', { id: undefined, category: 'politics' }, 'no-such-category'],
])('%s is refused with its reason', async (_, given, reason) => {
  const link = await buildNewsLink(db, { category: category.id })
  const update = { id: given.id ?? link.id, version: 1, canonicalUrl: link.url, by, now }
  const result = await updateNewsLink(db, {
    ...update,
    input: input(given.category ? { category: given.category } : {}),
  })
  expect(result).toEqual({ ok: false, reason })
})

test('a save with a typed time and an id that is not a UUID is refused as not found', async () => {
  const update = { id: 'x', version: 1, canonicalUrl: 'https://outlet.example/x', by, now }
  const typed = input({ publishedAt: '2026-01-01T06:30:00.000Z' })
  expect(await updateNewsLink(db, { ...update, input: typed })).toEqual({ ok: false, reason: 'not-found' })
})

test('a saved form, which has no seconds, leaves the time of the link unchanged', async () => {
  const publishedAt = new Date('2026-01-01T06:30:18Z')
  const link = await buildNewsLink(db, { category: category.id, publishedAt })
  const { id } = link
  const save = async (version: number, typed: string) => {
    const update = { id, version, canonicalUrl: link.canonicalUrl, by, now }
    expect(await updateNewsLink(db, { ...update, input: input({ publishedAt: typed }) })).toMatchObject({
      ok: true,
    })
    return db.selectFrom('newsLinks').select('publishedAt').where('id', '=', id).executeTakeFirstOrThrow()
  }
  expect(await save(1, '2026-01-01T06:30:00.000Z')).toEqual({ publishedAt })
  const later = new Date('2026-01-01T06:31:00Z')
  expect(await save(2, later.toISOString())).toEqual({ publishedAt: later })
})

test('an address at another outlet makes the link that outlet’s, and one at none leaves it without', async () => {
  const outlets = await db
    .insertInto('outlets')
    .values([
      { name: 'One', homeUrl: 'https://one.example/', hosts: ['one.example'] },
      { name: 'Two', homeUrl: 'https://two.example/', hosts: ['two.example'] },
    ])
    .returning('id')
    .execute()
  const [one, two] = outlets.map(({ id }) => id)
  const { id } = await buildNewsLink(db, {
    category: category.id,
    url: 'https://one.example/moves',
    outletId: one ?? '',
  })
  const moveTo = async (url: string, version: number) => {
    await updateNewsLink(db, { id, version, input: input({ url }), canonicalUrl: url, by, now })
    return db.selectFrom('newsLinks').select('outletId').where('id', '=', id).executeTakeFirst()
  }
  expect(await moveTo('https://one.example/moved', 1)).toEqual({ outletId: one })
  expect(await moveTo('https://www.two.example/moved', 2)).toEqual({ outletId: two })
  expect(await moveTo('https://nobody.example/moved', 3)).toEqual({ outletId: null })
})
