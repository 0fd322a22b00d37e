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

test('readers’ notes are kept in order and make no decision stale', async () => {
  const { id, find } = await entryWith()
  const asha = { note: '', from: 'Asha' }
  await saveTipWords(db, id, ravi)
  await saveTipWords(db, id, asha)
  expect(await find()).toEqual({ moreTips: [ravi, asha], version: 1 })
})

test('identical notes are kept once, and empty ones not at all', async () => {
  const { id, words } = await entryWith()
  for (const said of [ravi, ravi, { note: '', from: '' }]) await saveTipWords(db, id, said)
  expect(await words()).toEqual([ravi])
})

test('a note that begins with another note is a different note', async () => {
  const { id, words } = await entryWith()
  const more = { note: 'At last! And more', from: 'Ravi' }
  const nameless = { note: 'At last!', from: '' }
  for (const said of [more, ravi, nameless]) await saveTipWords(db, id, said)
  expect(await words()).toEqual([more, ravi, nameless])
})

test('the note of the original tip is not kept twice', async () => {
  const { id, words } = await entryWith({ origin: 'tip', tipNote: 'At last!', tipFrom: 'Ravi' })
  await saveTipWords(db, id, ravi)
  expect(await words()).toEqual([])
})

test('at most twenty notes are kept', async () => {
  const { id, words } = await entryWith()
  for (let n = 0; n < 22; n += 1) await saveTipWords(db, id, { note: `${n}`, from: '' })
  expect(await words()).toHaveLength(20)
})

test('a decided entry keeps its notes', async () => {
  const { id, words } = await entryWith({ status: 'rejected' })
  await saveTipWords(db, id, ravi)
  expect(await words()).toEqual([])
})

test('quotes and braces are kept as text', async () => {
  const { id, words } = await entryWith()
  const said = { note: `'"}]\\ <b>$1</b>`, from: "x'; drop table entries" }
  await saveTipWords(db, id, said)
  expect(await words()).toEqual([said])
})
