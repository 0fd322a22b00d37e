import { expect, test } from 'vitest'
import { addWaitingEntry } from '../../../../test/support/builders.ts'
import { freshDatabase } from '../../../../test/support/fresh-database.ts'
import { saveTipWords } from './save-tip-words.ts'

const { db } = await freshDatabase()
const ravi = { note: 'At last!', from: 'Ravi' }

async function entryWith(fields: Parameters<typeof addWaitingEntry>[1] = {}) {
  const { id } = await addWaitingEntry(db, fields)
  const find = () =>
    db.selectFrom('entries').select(['moreTips', 'version']).where('id', '=', id).executeTakeFirstOrThrow()
  return { id, find, words: async () => (await find()).moreTips }
}

test('what readers say is kept in their order, and nobody’s decision is stale for it', async () => {
  const { id, find } = await entryWith()
  const asha = { note: '', from: 'Asha' }
  await saveTipWords(db, id, ravi)
  await saveTipWords(db, id, asha)
  expect(await find()).toEqual({ moreTips: [ravi, asha], version: 1 })
})

test('the same words are kept once, who says nothing is not kept at all', async () => {
  const { id, words } = await entryWith()
  for (const said of [ravi, ravi, { note: '', from: '' }]) await saveTipWords(db, id, said)
  expect(await words()).toEqual([ravi])
})

test('words of which others are the beginning are other words', async () => {
  const { id, words } = await entryWith()
  const more = { note: 'At last! And more', from: 'Ravi' }
  const nameless = { note: 'At last!', from: '' }
  for (const said of [more, ravi, nameless]) await saveTipWords(db, id, said)
  expect(await words()).toEqual([more, ravi, nameless])
})

test('the tip that the entry began with is not kept beside it', async () => {
  const { id, words } = await entryWith({ origin: 'tip', tipNote: 'At last!', tipFrom: 'Ravi' })
  await saveTipWords(db, id, ravi)
  expect(await words()).toEqual([])
})

test('more than twenty say nothing new', async () => {
  const { id, words } = await entryWith()
  for (let n = 0; n < 22; n += 1) await saveTipWords(db, id, { note: `${n}`, from: '' })
  expect(await words()).toHaveLength(20)
})

test('an entry that was decided keeps what it had', async () => {
  const { id, words } = await entryWith({ status: 'rejected' })
  await saveTipWords(db, id, ravi)
  expect(await words()).toEqual([])
})

test('quotes and braces are words like others', async () => {
  const { id, words } = await entryWith()
  const said = { note: `'"}]\\ <b>$1</b>`, from: "x'; drop table entries" }
  await saveTipWords(db, id, said)
  expect(await words()).toEqual([said])
})
