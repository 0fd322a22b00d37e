import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { addCategory, addNewsLink, addWaitingEntry, getRow, setRow } from '../../../test/support/builders.ts'
import { expectLockOrder } from '../../../test/support/expect-lock-order.ts'
import { freshImportScene } from '../../../test/support/import-scene.ts'
import { untilBlocked } from '../../../test/support/until-blocked.ts'
import { listenForChanges } from '../../database/listen.ts'
import { undoImport } from '../../domain/exchange/decide-import.ts'
import { listRevisionsOf } from '../../domain/revisions/revision-queries.ts'

const { db, url, by, now, work, check, write, find } = await freshImportScene()

const addressOf = (name: string) => `https://outlet.example/${name}`

async function undo(id: string) {
  expect(await undoImport(db, { id, by, now })).toBe(true)
  await work()
  return find(id)
}

test('changed records are restored field by field, and added ones are removed', async () => {
  const { id: category } = await addCategory(db, { slug: 'politics' })
  const before = { title: 'Before', description: 'As it was.' }
  const link = await addNewsLink(db, { category, url: addressOf('a'), ...before })
  const rows = [
    `After,${addressOf('a')},Another,politics,New words`,
    `Added,${addressOf('b')},The Outlet,politics,`,
  ]
  const id = await check(['title,url,source,category,description', ...rows].join('\n'))
  await write(id)
  expect(await undo(id)).toMatchObject({ state: 'undone', undoneCount: 2, keptCount: 0 })
  const links = await db.selectFrom('newsLinks').selectAll().execute()
  const { version, updatedAt, ...rest } = link
  expect(links).toMatchObject([{ ...rest, version: version + 2 }])
})

test('nobody is served what an undo takes away, not even for the time of a burst', async () => {
  const { id: category } = await addCategory(db, { slug: 'weather' })
  const id = await check(`title,url,source,category\nAdded,${addressOf('w')},The Outlet,weather`)
  await write(id)
  const changes = listenForChanges({ url, onTrouble: error => expect.fail(String(error)) })
  onTestFinished(changes.close)
  await changes.firstTried
  const paces: string[] = []
  changes.subscribe((change, pace) => paces.push(`${change} ${pace}`))
  await undo(id)
  await expect.poll(() => paces).toContain(`news:${category} at-once`)
})

test('an import accepts the entries of its articles, and its undo puts them back where the link could be removed', async () => {
  const { id: category } = await addCategory(db, { slug: 'politics' })
  await db.deleteFrom('entries').execute()
  const moved = await addNewsLink(db, { category, url: addressOf('old') })
  const entries = [
    await addWaitingEntry(db, { url: addressOf('a') }),
    await addWaitingEntry(db, { url: addressOf('b') }),
    await addWaitingEntry(db, { url: addressOf('moved') }),
  ]
  const statuses = async () =>
    (await db.selectFrom('entries').select('status').orderBy('id').execute()).map(each => each.status)
  const rows = [
    `,A,${addressOf('a')},The Outlet,politics`,
    `,B,${addressOf('b')},The Outlet,politics`,
    `${moved.id},Moved,${addressOf('moved')},The Outlet,politics`,
  ]
  const id = await check(['id,title,url,source,category', ...rows].join('\n'))
  expect(await statuses()).toEqual(['waiting', 'waiting', 'waiting'])
  await write(id)
  expect(await statuses()).toEqual(['published', 'published', 'published'])
  await setRow(db, 'newsLinks', { url: addressOf('b') }, { version: 2 })
  expect(await undo(id)).toMatchObject({ state: 'undone', undoneCount: 2, keptCount: 1 })
  expect(await statuses()).toEqual(['waiting', 'published', 'waiting'])
  const history = await listRevisionsOf(db, entries[0]?.id ?? '', 5)
  expect(history).toMatchObject([{ action: 'restore' }, { action: 'update', undone: true }])
})

test('an entry that was decided again since the import keeps that decision when the import is undone', async () => {
  const { id: category } = await addCategory(db, { slug: 'politics' })
  await db.deleteFrom('entries').execute()
  const decided = await addWaitingEntry(db, { url: addressOf('a'), category })
  await addWaitingEntry(db, { url: addressOf('b'), category })
  const rows = ['a', 'b'].map(name => `After,${addressOf(name)},The Outlet,politics`)
  const id = await check(['title,url,source,category', ...rows].join('\n'))
  await write(id)
  const decision = { status: 'rejected', version: 3 } as const
  await setRow(db, 'entries', decided.id, decision)
  expect(await undo(id)).toMatchObject({ state: 'undone', undoneCount: 2 })
  const statuses = await db.selectFrom('entries').select(['status', 'version']).orderBy('id').execute()
  expect(statuses).toEqual([decision, { status: 'waiting', version: 3 }])
})

test('an undo locks entries before links, and both in the order of their ids, as editors do', async () => {
  const { id: category } = await addCategory(db, { slug: 'politics' })
  await db.deleteFrom('entries').execute()
  for (const name of ['a', 'b']) await addWaitingEntry(db, { url: addressOf(name), category })
  const rows = ['a', 'b'].map(name => `After,${addressOf(name)},The Outlet,politics`)
  const id = await check(['title,url,source,category', ...rows].join('\n'))
  await write(id)
  expect(await undoImport(db, { id, by, now })).toBe(true)
  const ids = async (table: 'entries' | 'newsLinks') =>
    (await db.selectFrom(table).select('id').orderBy('id').execute()).map(row => row.id)
  const [entries, links] = [await ids('entries'), await ids('newsLinks')]
  await expectLockOrder(db, {
    work,
    order: [
      ...entries.map(entry => ({ table: 'entries', id: entry })),
      ...links.map(link => ({ table: 'news_links', id: link })),
    ],
  })
  expect(await find(id)).toMatchObject({ state: 'undone', undoneCount: 2 })
})

test('a category that is in use stays, the others are removed', async () => {
  const id = await check('name,slug\nPolitics,politics\nSports,sports\nCulture,culture')
  await write(id)
  const sports = await getRow(db, 'categories', { slug: 'sports' })
  await addNewsLink(db, { category: sports.id })
  expect(await undo(id)).toMatchObject({ state: 'undone', undoneCount: 2, keptCount: 1 })
  const slugs = await db.selectFrom('categories').select('slug').execute()
  expect(slugs).toEqual([{ slug: 'sports' }])
})

test('an undo that loses a deadlock to an editor of the same links is retried', async () => {
  const { id: category } = await addCategory(db, { slug: 'politics' })
  const add = (name: string) => addNewsLink(db, { category, url: addressOf(name), title: 'Before' })
  const [first, second] = [await add('first'), await add('second')]
  const rows = ['first', 'second'].map(name => `After,${addressOf(name)},The Outlet,politics`)
  const id = await check(['title,url,source,category', ...rows].join('\n'))
  await write(id)
  expect(await undoImport(db, { id, by, now })).toBe(true)

  const editor = await db.startTransaction().execute()
  // PostgreSQL aborts the transaction that detects the deadlock first.
  await sql`set local deadlock_timeout = '1min'`.execute(editor)
  const look = (linkId: string) =>
    editor.selectFrom('newsLinks').select('id').where('id', '=', linkId).forUpdate().execute()
  await look(second.id)
  const working = work()
  await untilBlocked(editor)
  await look(first.id)
  await editor.commit().execute()
  await working

  expect(await find(id)).toMatchObject({ state: 'undone', failure: null, undoneCount: 2 })
  const titles = await db.selectFrom('newsLinks').select('title').execute()
  expect(titles).toEqual([{ title: 'Before' }, { title: 'Before' }])
})
