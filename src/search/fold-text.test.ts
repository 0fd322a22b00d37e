import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshDatabase } from '../../test/support/fresh-database.ts'
import { dropInvisible, foldText } from './fold-text.ts'

const { db } = await freshDatabase()

test('letters are lower-cased one by one, as PostgreSQL does it', () => {
  expect(foldText('İSTANBUL')).toBe('istanbul')
  expect(foldText('ΣΑΣ')).toBe('σασ')
  expect(foldText('STRASSE straße')).toBe('strasse straße')
  expect(foldText('दिल्ली চেন্নাই சென்னை')).toBe('दिल्ली চেন্নাই சென்னை')
})

test('decomposed letters are composed', () => {
  expect(foldText('CAFE\u0301')).toBe('café')
  expect(foldText('CAFE\u200d\u0301')).toBe('café')
})

test('tabs, line ends and no-break spaces are spaces', () => {
  expect(foldText('a\u00a0b\tc\nd')).toBe('a b c d')
})

test('joiners, zero-width spaces and soft hyphens are dropped', () => {
  expect(dropInvisible('mon\u00adsoon क्\u200dष \u200bx\ufeff\u2060\u200c')).toBe('monsoon क्ष x')
})

test("the database's fast path for plain texts gives the same result", async () => {
  const { rows } = await sql`
    select n from generate_series(1, 65535) n, lateral (select 'A' || chr(n) || 'b' as value) given
    where n not between 55296 and 57343 and search_fold(value) <> lower(normalize(translate(value,
      U&'\\00A0\\0009\\000A\\000D\\200B\\200C\\200D\\2060\\FEFF\\00AD', '    ')))`.execute(db)
  expect(rows).toEqual([])
})

const cases = ['İSTANBUL', 'I\u0307zmir', 'ΣΑΣ ΟΔΟΣ', 'a\u00a0İΣ', 'STRASSE É ẞ']

test.each(['default', 'und-x-icu'])(
  'under the collation %s the database folds as pages do',
  async collation => {
    const { rows } = await sql<{ folded: string }>`
    select search_fold(value collate ${sql.id(collation)}) as folded from unnest(${cases}::text[]) value`.execute(
      db,
    )
    expect(rows.map(({ folded }) => folded)).toEqual(cases.map(foldText))
  },
)

test('all letters but two have one lower-case letter in any context, so a text can be folded as a whole', () => {
  const uneven = Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code)).filter(
    letter =>
      Array.from(letter.toLowerCase()).length !== 1 ||
      `a${letter}`.toLowerCase() !== `a${letter.toLowerCase()}`,
  )
  expect(uneven).toEqual(['İ', 'Σ'])
})
