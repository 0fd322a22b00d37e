import { expect, test } from 'vitest'
import { addRow } from '../../../test/support/builders.ts'
import { freshNewsroom } from '../../../test/support/fresh-newsroom.ts'
import { countOpenObjections, listObjections, markObjection, sendObjection } from './objections.ts'

const { db, by, now } = await freshNewsroom({ empty: ['objections', 'attempts'] })
const outlet = { id: '00000000-0000-7000-8000-000000000001', name: 'The Dawn' }
const objection = { note: 'It is not so', name: '' }

const send = (address: string, at = now) => sendObjection(db, { outlet, objection, address, now: at })
const idsOf = async (state: 'open' | 'handled') =>
  (await listObjections(db, { state, limit: 10 })).map(({ id }) => id)

test('an editor marks an objection as handled, once, and can open it again', async () => {
  await send('192.0.2.1')
  const [id = ''] = await idsOf('open')
  expect(await markObjection(db, { id, state: 'handled', by, now })).toBe(true)
  expect(await markObjection(db, { id, state: 'handled', by, now })).toBe(false)
  expect(await countOpenObjections(db)).toBe(0)
  expect(await listObjections(db, { state: 'handled', limit: 10 })).toMatchObject([
    { id, handledAt: now, handledBy: by.name, hasOutlet: false, outletName: 'The Dawn' },
  ])
  expect(await markObjection(db, { id, state: 'open', by, now })).toBe(true)
  expect(await idsOf('open')).toEqual([id])
  expect(await markObjection(db, { id: "x'--", state: 'handled', by, now })).toBe(false)
})

test('objections handled three months ago are deleted with the next one sent, open ones stay', async () => {
  await send('192.0.2.1', new Date('2025-01-01T00:00:00Z'))
  await send('192.0.2.2', new Date('2025-01-01T00:00:00Z'))
  const [id = '', open = ''] = await idsOf('open')
  await markObjection(db, { id, state: 'handled', by, now: new Date('2025-11-01T00:00:00Z') })
  await send('192.0.2.3')
  expect(await idsOf('handled')).toEqual([])
  expect(await idsOf('open')).toContain(open)
})

test('while five hundred are open, further ones are refused until later', async () => {
  const values = { outletId: outlet.id, outletName: 'A', note: 'n', sentBy: '', sentAt: now }
  await db
    .insertInto('objections')
    .values(Array.from({ length: 500 }, () => values))
    .execute()
  expect(await send('192.0.2.1')).toEqual({ ok: false, reason: 'full' })
})

test('open objections are listed oldest first, handled ones by when they were handled, newest first', async () => {
  const minute = (n: number) => new Date(now.getTime() + n * 60_000)
  const add = async (sentAt: number, handledAt?: number) => {
    const values = { outletId: outlet.id, outletName: 'A', note: 'n', sentBy: '', sentAt: minute(sentAt) }
    const handled = handledAt ? { handledAt: minute(handledAt), handledBy: 'Asha' } : {}
    return addRow(db, 'objections', { ...values, ...handled })
  }
  const [late, early] = [await add(2), await add(1)]
  const [first, last] = [await add(4, 5), await add(3, 6)]
  expect(await idsOf('open')).toEqual([early.id, late.id])
  expect(await idsOf('handled')).toEqual([last.id, first.id])
})
