import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addCategory, addNewsLink, addRow, getRow, setRow } from '../../../test/support/builders.ts'
import { freshImportScene } from '../../../test/support/import-scene.ts'
import { collect } from '../../../test/support/in-pieces.ts'
import { untilBlocked } from '../../../test/support/until-blocked.ts'
import { exportRecords } from '../../domain/exchange/export-records.ts'
import { countOutcomes } from '../../domain/exchange/import-queries.ts'

const { db, now, check, confirm, write, work, lines, find } = await freshImportScene()

const addressOf = (name: string) => `https://outlet.example/${name}`

const addOutlet = (name: string, host: string) =>
  addRow(db, 'outlets', { name, homeUrl: `https://${host}/`, hosts: [host] })

test('a record added during the batch is a duplicate, and the others are written', async () => {
  const { id: category } = await addCategory(db, { slug: 'politics' })
  const rows = ['a', 'b'].map(name => `Row ${name},${addressOf(name)},The Outlet,politics`)
  const id = await check(['title,url,source,category', ...rows].join('\n'))
  await confirm(id)

  const editor = await db.startTransaction().execute()
  await addNewsLink(editor, { category, url: addressOf('a'), title: 'Of an editor' })
  const working = work()
  await untilBlocked(editor)
  await editor.commit().execute()
  await working

  expect(await countOutcomes(db, id, 'import')).toMatchObject({ new: 1, duplicate: 1, wrong: 0 })
  expect(await lines(id, 'duplicate', 'import')).toMatchObject([
    { line: 2, reason: 'Another editor added it during the import' },
  ])
  const links = await db.selectFrom('newsLinks').select('title').orderBy('title').execute()
  expect(links).toEqual([{ title: 'Of an editor' }, { title: 'Row b' }])
})

test('columns that the file lacks keep their values, and the creation time stays', async () => {
  const { id: category } = await addCategory(db, { slug: 'politics' })
  const { searchText: _, ...before } = await addNewsLink(db, {
    category,
    url: addressOf('a'),
    description: 'As it was.',
    featured: true,
  })
  await write(await check(`title,url,source,category\nAfter,${addressOf('a')},Another,politics`))
  const { searchText: _text, ...after } = await getRow(db, 'newsLinks', before.id)
  expect(after).toEqual({
    ...before,
    title: 'After',
    source: 'Another',
    version: before.version + 1,
    updatedAt: now,
  })
})

test('columns missing from a new row get the defaults of the form', async () => {
  await addCategory(db, { slug: 'politics' })
  await write(await check(`title,url,source,category\nNew,${addressOf('a')},The Outlet,politics`))
  const link = await db.selectFrom('newsLinks').selectAll().executeTakeFirstOrThrow()
  expect(link).toMatchObject({ description: '', imageUrl: '', featured: false, language: null, version: 1 })
  expect([link.createdAt, link.updatedAt, link.publishedAt]).toEqual([now, now, now])
})

test('a link that a file has under its old and its new address is changed once', async () => {
  const { id: category } = await addCategory(db, { slug: 'politics' })
  const link = await addNewsLink(db, { category, url: addressOf('old'), title: 'Before' })
  const rows = [
    `${link.id},Moved,${addressOf('new')},The Outlet,politics`,
    `,Stayed,${addressOf('old')},The Outlet,politics`,
  ]
  const id = await check(['id,title,url,source,category', ...rows].join('\n'))
  await write(id)

  expect(await countOutcomes(db, id, 'import')).toMatchObject({ changed: 1, duplicate: 1 })
  const links = await db.selectFrom('newsLinks').select(['title', 'canonicalUrl', 'version']).execute()
  expect(links).toEqual([{ title: 'Moved', canonicalUrl: addressOf('new'), version: link.version + 1 }])
  const updates = db.selectFrom('revisions').select('recordId').where('action', '=', 'update')
  expect(await updates.execute()).toEqual([{ recordId: link.id }])
})

test('links that only a mark behind `#` tells apart are exported and imported as two', async () => {
  const { id: category } = await addCategory(db, { slug: 'politics' })
  const times = { publishedAt: now, createdAt: now, updatedAt: now }
  const [one, other] = [`${addressOf('log')}#monday`, `${addressOf('log')}#id-2`]
  await addNewsLink(db, { category, url: one, canonicalUrl: one, title: 'Monday', ...times })
  await addNewsLink(db, { category, url: addressOf('log'), canonicalUrl: other, title: 'Tuesday', ...times })
  const exported = await exportRecords(db, 'news_links', 'csv')
  if (!exported.ok) throw new Error(exported.reason)
  const file = (await collect(exported.texts)).join('')
  await db.deleteFrom('newsLinks').execute()
  await write(await check(file))
  const stored = () => db.selectFrom('newsLinks').select(['title', 'canonicalUrl']).orderBy('title').execute()
  expect(await stored()).toEqual([
    { title: 'Monday', canonicalUrl: one },
    { title: 'Tuesday', canonicalUrl: other },
  ])

  // An export of an earlier version, or one that a spreadsheet made shorter, lacks the mark.
  const { id } = await getRow(db, 'newsLinks', { title: 'Tuesday' })
  await write(await check(`id,title,url,source,category\n${id},Changed,${addressOf('log')},Another,politics`))
  expect(await stored()).toContainEqual({ title: 'Changed', canonicalUrl: other })
})

test('links that an exception of their outlet keeps apart stay two, in an export and in a list', async () => {
  const { id: category } = await addCategory(db, { slug: 'politics' })
  const outlet = await addOutlet('Delta', 'delta.example')
  await addRow(db, 'duplicateExceptions', { outletId: outlet.id, rule: 'parameter', value: 'ref' })
  const urls = ['rain', 'vote'].map(ref => `https://delta.example/story?ref=${ref}`)
  const times = { publishedAt: now, createdAt: now, updatedAt: now, outletId: outlet.id }
  const links: { id: string }[] = []
  for (const url of urls)
    links.push(await addNewsLink(db, { category, url, canonicalUrl: url, title: url, ...times }))
  const stored = () => db.selectFrom('newsLinks').select(['title', 'canonicalUrl']).orderBy('title').execute()

  const edited = urls.map((url, at) => `${links[at]?.id},${at},${url},Delta,politics`)
  await write(await check(['id,title,url,source,category', ...edited].join('\n')))
  const changed = urls.map((canonicalUrl, at) => ({ title: String(at), canonicalUrl }))
  expect(await stored()).toEqual(changed)

  const exported = await exportRecords(db, 'news_links', 'csv')
  if (!exported.ok) throw new Error(exported.reason)
  const file = (await collect(exported.texts)).join('')
  await db.deleteFrom('newsLinks').execute()
  const typed = urls.map(url => `${url.slice(-4)},${url},Delta,politics`)
  await write(await check(['title,url,source,category', ...typed].join('\n')))
  expect(await stored()).toEqual(urls.map(canonicalUrl => ({ title: canonicalUrl.slice(-4), canonicalUrl })))

  // Also in a database without the exception.
  await db.deleteFrom('newsLinks').execute()
  await db.deleteFrom('duplicateExceptions').execute()
  await write(await check(file))
  expect(await stored()).toEqual(changed)
})

test('a link that gets the address of another outlet becomes that outlet’s, and others keep theirs', async () => {
  const { id: category } = await addCategory(db, { slug: 'politics' })
  const plain = await addOutlet('Plain', 'plain.example')
  const hills = await addOutlet('Hills', 'hills.example')
  const add = (n: number) =>
    addNewsLink(db, { category, url: `https://plain.example/${n}`, title: `${n}`, outletId: plain.id })
  const links = [await add(1), await add(2), await add(3)]
  const urls = ['https://hills.example/1', 'https://plain.example/changed', 'https://nowhere.example/3']
  const rows = links.map(({ id }, at) => `${id},${at + 1},${urls[at]},Another,politics`)
  await write(await check(['id,title,url,source,category', ...rows].join('\n')))
  const stored = await db.selectFrom('newsLinks').select('outletId').orderBy('title').execute()
  expect(stored.map(({ outletId }) => outletId)).toEqual([hills.id, plain.id, null])
})

test('a mark longer than an identity may be is refused with its column', async () => {
  await addCategory(db, { slug: 'politics' })
  const long = `${addressOf('log')}#${'x'.repeat(2100)}`
  const id = await check(
    `title,url,source,category,canonical_url\nLong,${addressOf('log')},The Outlet,politics,${long}`,
  )
  expect(await lines(id, 'wrong')).toMatchObject([{ reason: expect.stringContaining('canonical_url') }])
})

test('a batch that loses a deadlock to an editor of the same links is retried', async () => {
  const { id: category } = await addCategory(db, { slug: 'politics' })
  const add = (name: string) => addNewsLink(db, { category, url: addressOf(name), title: 'Before' })
  const [first, second] = [await add('first'), await add('second')]
  const rows = ['first', 'second'].map(name => `After,${addressOf(name)},The Outlet,politics`)
  const id = await check(['title,url,source,category', ...rows].join('\n'))
  await confirm(id)

  const editor = await db.startTransaction().execute()
  // PostgreSQL aborts the transaction that detects the deadlock first.
  await sql`set local deadlock_timeout = '1min'`.execute(editor)
  const feature = (linkId: string) => setRow(editor, 'newsLinks', linkId, { featured: true })
  await feature(second.id)
  const working = work()
  // The batch has locked the first link and waits for the second.
  await untilBlocked(editor)
  await feature(first.id)
  await editor.commit().execute()
  await working

  expect(await find(id)).toMatchObject({ state: 'done', failure: null })
  const links = await db.selectFrom('newsLinks').select(['title', 'featured']).execute()
  expect(links).toEqual([
    { title: 'After', featured: true },
    { title: 'After', featured: true },
  ])
})

test('a new link belongs to the outlet at its address', async () => {
  await addCategory(db, { slug: 'politics' })
  const { id } = await addOutlet('The Outlet', 'outlet.example')
  const rows = [addressOf('a'), 'https://elsewhere.example/b'].map(url => `New,${url},The Outlet,politics`)
  await write(await check(['title,url,source,category', ...rows].join('\n')))
  const links = await db.selectFrom('newsLinks').select('outletId').orderBy('url', 'desc').execute()
  expect(links).toEqual([{ outletId: id }, { outletId: null }])
})
