import { expect, test } from 'vitest'
import { addWaitingEntry, getRow } from '../../../../test/support/builders.ts'
import { freshDatabase } from '../../../../test/support/fresh-database.ts'
import { saveTipWords } from './arriving-tips.ts'

const { db } = await freshDatabase()
const ravi = { note: 'At last!', from: 'Ravi' }
const asha = { note: '', from: 'Asha' }
const more = { note: 'At last! And more', from: 'Ravi' }
const nameless = { note: 'At last!', from: '' }
const quoted = { note: `'"}]\\ <b>$1</b>`, from: "x'; drop table entries" }
const numbered = Array.from({ length: 22 }, (_, n) => ({ note: `${n}`, from: '' }))
type Fields = Parameters<typeof addWaitingEntry>[1]

test.each<[string, { given: (typeof ravi)[]; kept: (typeof ravi)[]; fields?: Fields }]>([
  [
    'readers’ notes are kept in order and make no decision stale',
    { given: [ravi, asha], kept: [ravi, asha] },
  ],
  [
    'identical notes are kept once, and empty ones not at all',
    { given: [ravi, ravi, { note: '', from: '' }], kept: [ravi] },
  ],
  [
    'a note that begins with another note is a different note',
    { given: [more, ravi, nameless], kept: [more, ravi, nameless] },
  ],
  [
    'the note of the original tip is not kept twice',
    { given: [ravi], kept: [], fields: { origin: 'tip', tipNote: 'At last!', tipFrom: 'Ravi' } },
  ],
  ['at most twenty notes are kept', { given: numbered, kept: numbered.slice(0, 20) }],
  ['quotes and braces are kept as text', { given: [quoted], kept: [quoted] }],
])('%s', async (_, { given, kept, fields }) => {
  const { id } = await addWaitingEntry(db, fields)
  for (const said of given) await saveTipWords(db, id, said)
  expect(await getRow(db, 'entries', id)).toMatchObject({ moreTips: kept, version: 1 })
})

test('a decided entry keeps its notes', async () => {
  const { id } = await addWaitingEntry(db, { status: 'rejected' })
  await saveTipWords(db, id, ravi)
  expect((await getRow(db, 'entries', id)).moreTips).toEqual([])
})
