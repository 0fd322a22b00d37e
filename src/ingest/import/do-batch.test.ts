import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addCategory, addNewsLink, setRow } from '../../../test/support/builders.ts'
import { freshImportScene } from '../../../test/support/import-scene.ts'
import { untilBlocked } from '../../../test/support/until-blocked.ts'

const { db, check, confirm, work, find } = await freshImportScene()

const addressOf = (name: string) => `https://outlet.example/${name}`

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
