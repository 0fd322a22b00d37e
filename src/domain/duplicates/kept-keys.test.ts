import { expect, test } from 'vitest'
import { addCategory, addNewsLink } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { listCandidates } from './headline-candidates.ts'

const { db } = await freshDatabase()
const category = await addCategory(db)
const title = 'Harbour bridge at Kolluru closes for eleven weeks of repairs'
const otherTitle = 'Ferry to Kolluru runs again after the storm of Sunday night'
const publishedAt = new Date('2026-11-01T12:00:00Z')
const { id } = await addNewsLink(db, { title, publishedAt, category: category.id })

async function edit(fields: {
  title?: string
  publishedAt?: Date
  featured?: boolean
  headlineKeys?: string[]
}) {
  const link = db.updateTable('newsLinks').set(fields).where('id', '=', id).returning('headlineKeys')
  return (await link.executeTakeFirstOrThrow()).headlineKeys
}

async function askFor(title: string) {
  const [asked] = await listCandidates(db, [{ title, description: '', publishedAt }])
  return { keys: asked?.keys ?? [], isFound: (asked?.candidates.length ?? 0) > 0 }
}

test('a link is found by the keys that it was asked for with, as by those that the index makes', async () => {
  const { keys, isFound } = await askFor(title)
  expect(isFound).toBe(true)
  expect(await edit({ headlineKeys: keys })).toEqual(keys)
  expect((await askFor(title)).isFound).toBe(true)
  expect(await edit({ headlineKeys: (await askFor(otherTitle)).keys })).not.toEqual(keys)
  expect((await askFor(title)).isFound).toBe(false)
  expect((await askFor(otherTitle)).isFound).toBe(true)
})

test('an edit of what readers are shown of it besides keeps them', async () => {
  const { keys } = await askFor(title)
  await edit({ headlineKeys: keys })
  expect(await edit({ featured: true, title })).toEqual(keys)
})

test('another headline or date forgets them, and the index makes its own', async () => {
  const { keys } = await askFor(title)
  await edit({ headlineKeys: keys })
  expect(await edit({ title: otherTitle })).toBeNull()
  expect((await askFor(title)).isFound).toBe(false)
  expect((await askFor(otherTitle)).isFound).toBe(true)
  await edit({ headlineKeys: keys })
  expect(await edit({ publishedAt: new Date('2026-12-24T12:00:00Z') })).toBeNull()
  expect((await askFor(otherTitle)).isFound).toBe(false)
})
