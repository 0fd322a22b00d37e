import { expect, test } from 'vitest'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { inTransaction } from '../../database/transaction.ts'
import { lockOutlet } from './lock-outlet.ts'

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
    await lockOutlet(tx, outletId)
    isLocked()
    await held
    order.push('first')
  })
  await locked
  const second = inTransaction(db, async tx => {
    await lockOutlet(tx, outletId)
    order.push('second')
  })
  await inTransaction(db, tx => lockOutlet(tx, '0192aaaa-0000-7000-8000-00000000000b'))
  order.push('another outlet')
  release()
  await Promise.all([first, second])
  expect(order).toEqual(['another outlet', 'first', 'second'])
})
