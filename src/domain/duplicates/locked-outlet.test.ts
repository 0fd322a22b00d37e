import { expect, test } from 'vitest'
import { addCategory, addNewsLink } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { takeLock } from '../../database/locks.ts'
import { inTransaction } from '../../database/transaction.ts'
import { listCandidates } from './headline-candidates.ts'

const { db } = await freshDatabase()

test('two transactions judge the same outlet one after the other', async () => {
  const order: string[] = []
  const outletId = '0192aaaa-0000-7000-8000-00000000000a'
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  let isLocked = () => {}
  const locked = new Promise<void>(resolve => {
    isLocked = resolve
  })
  const first = inTransaction(db, async tx => {
    await takeLock(tx, 'judging', outletId)
    isLocked()
    await held
    order.push('first')
  })
  await locked
  const second = inTransaction(db, async tx => {
    await takeLock(tx, 'judging', outletId)
    order.push('second')
  })
  await inTransaction(db, tx => takeLock(tx, 'judging', '0192aaaa-0000-7000-8000-00000000000b'))
  order.push('another outlet')
  release()
  await Promise.all([first, second])
  expect(order).toEqual(['another outlet', 'first', 'second'])
})

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

async function search(title: string) {
  const [found] = await listCandidates(db, [{ title, description: '', publishedAt }])
  return { keys: found?.keys ?? [], isFound: (found?.candidates.length ?? 0) > 0 }
}

test('a link is found by its stored keys as well as by those that the index computes', async () => {
  const { keys, isFound } = await search(title)
  expect(isFound).toBe(true)
  expect(await edit({ headlineKeys: keys })).toEqual(keys)
  expect((await search(title)).isFound).toBe(true)
  expect(await edit({ headlineKeys: (await search(otherTitle)).keys })).not.toEqual(keys)
  expect((await search(title)).isFound).toBe(false)
  expect((await search(otherTitle)).isFound).toBe(true)
})

test('an edit of other columns keeps the stored keys', async () => {
  const { keys } = await search(title)
  await edit({ headlineKeys: keys })
  expect(await edit({ featured: true, title })).toEqual(keys)
})

test('another headline or date removes the stored keys, and the index computes them', async () => {
  const { keys } = await search(title)
  await edit({ headlineKeys: keys })
  expect(await edit({ title: otherTitle })).toBeNull()
  expect((await search(title)).isFound).toBe(false)
  expect((await search(otherTitle)).isFound).toBe(true)
  await edit({ headlineKeys: keys })
  expect(await edit({ publishedAt: new Date('2026-12-24T12:00:00Z') })).toBeNull()
  expect((await search(otherTitle)).isFound).toBe(false)
})
