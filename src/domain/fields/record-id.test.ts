import fc from 'fast-check'
import { expect, test } from 'vitest'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { isUuid } from './record-id.ts'

const { db } = await freshDatabase()

test('an id is accepted in either case, and with nothing around it', () => {
  const id = '01890a5d-ac96-774b-bcce-b302099a8057'
  expect([id, id.toUpperCase()].every(isUuid)).toBe(true)
  for (const text of [
    `${id} `,
    `\n${id}`,
    `${id}\n`,
    `{${id}}`,
    id.replaceAll('-', ''),
    id.slice(1),
    `${id}0`,
    '',
    'x',
  ]) {
    expect(isUuid(text), JSON.stringify(text)).toBe(false)
  }
})

test('the database accepts every text that passes as an id', async () => {
  const hex = fc.stringMatching(/^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/)
  const texts = fc.sample(fc.oneof(hex, fc.string(), fc.uuid()), 60).filter(isUuid)
  expect(texts.length).toBeGreaterThan(20)
  for (const id of texts) {
    expect(await db.selectFrom('categories').select('id').where('id', '=', id).execute()).toEqual([])
  }
})
