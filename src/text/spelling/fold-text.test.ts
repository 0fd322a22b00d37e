import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { dropInvisible, foldText } from './fold-text.ts'

const { db } = await freshDatabase()

test('letters are lower-cased one by one, as PostgreSQL does it', () => {
  expect(foldText('İSTANBUL')).toBe('istanbul')
  expect(foldText('ΣΑΣ')).toBe('σασ')
})

test.each([
  ['हिन्दी', 'हिंदी'],
  ['सम्बन्ध', 'संबंध'],
  ['अन्तरिक्ष', 'अंतरिक्ष'],
  ['ज़मीन', 'जमीन'],
  ['\u091c\u093cमीन', 'जमीन'],
  ['\u095bमीन', 'जमीन'],
  ['चाँद', 'चांद'],
  ['दुःख', 'दुख'],
  ['ॲप', 'अॅप'],
  ['२०२६ ২০২৬ ੨੦੨੬ ૨૦૨૬ ୨୦୨୬ ௨௦௨௬ ౨౦౨౬ ೨೦೨೬ ൨൦൨൬ ۲۰۲۶ ٢٠٢٦ ２０２６', Array(12).fill('2026').join(' ')],
  ['پاكستاني', 'پاکستانی'],
  ['هندوستان', 'ہندوستان'],
  ['مُحَمَّد', 'محمد'],
  ['مكتبة', 'مکتبه'],
  ['أخبار', 'اخبار'],
  ['അവൻ', 'അവന്\u200d'],
  ['അവൾ', 'അവള്\u200d'],
  ['হঠাৎ', 'হঠাত্\u200d'],
  ['সংগীত', 'সঙ্গীত'],
  ['હિન્દી', 'હિંદી'],
  ['हिन्\u200dदी', 'हिन्दी'],
  ['ਪੰਜਾਬ', 'ਪਂਜਾਬ'],
  ['ਪੱਕਾ', 'ਪਕਾ'],
  ['ਜ਼ਮੀਨ', 'ਜਮੀਨ'],
  ['ହିନ୍ଦୀ', 'ହିଂଦୀ'],
  ['హిన్దీ', 'హిందీ'],
  ['ಹಿನ್ದಿ', 'ಹಿಂದಿ'],
  ['ஶ்ரீ', 'ஸ்ரீ'],
  ['கௌதமர்', 'கெளதமர்'],
  ['ｆｕｌｌ　ｗｉｄｔｈ', 'full width'],
  ["modi's", 'modis'],
  ['Modi’s', 'modis'],
  ['it´s it`s itʼs', 'its its its'],
  ['Café CAFE\u0301', 'cafe cafe'],
  ['CAFE\u200d\u0301', 'cafe'],
  ['ılgaz', 'ilgaz'],
  ['straße', 'strasse'],
  ['Ёлка', 'елка'],
])('%s and %s are one spelling', (one, other) => {
  expect(foldText(one)).toBe(foldText(other))
})

test.each([
  ['мой', 'мои'],
  ['বড়', 'বড'],
  ['கல்', 'கள்'],
  ['मन', 'मं'],
  ['गन्ना', 'गंना'],
  ["rock 'n roll", 'rock-n-roll'],
  ['آن', 'ان'],
])('%s and %s stay two words', (one, other) => {
  expect(foldText(one)).not.toBe(foldText(other))
})

test('tabs, line ends and no-break spaces are spaces', () => {
  expect(foldText('a\u00a0b\tc\nd')).toBe('a b c d')
})

test('joiners, zero-width spaces and soft hyphens are dropped', () => {
  expect(dropInvisible('mon\u00adsoon क्\u200dष \u200bx\ufeff\u2060\u200c')).toBe('monsoon क्ष x')
})

// The database folds what is stored and searched, JavaScript what is shown: a difference would leave a match unmarked.
async function foldInDatabase(texts: string[]): Promise<string[]> {
  const { rows } = await sql<{ folded: string }>`
    select search_fold(text) as folded from unnest(${texts}::text[]) with ordinality as given (text, n) order by n`.execute(
    db,
  )
  return rows.map(({ folded }) => folded)
}

test('the database folds every letter as pages do, alone and among others', async () => {
  // Letters of a newer Unicode than the database's fold to themselves there.
  const { rows } = await sql<{ letter: string }>`
    select chr(n) as letter from generate_series(1, 131071) n
    where n not between 55296 and 57343 and unicode_assigned(chr(n))`.execute(db)
  const texts = rows.map(({ letter }) => `A${letter}'b ${letter}s`).filter(text => text.isWellFormed())
  const folded = await foldInDatabase(texts)
  expect(texts.filter((text, n) => foldText(text) !== folded[n])).toEqual([])
})

test('the database folds as pages do where it takes a shorter way', async () => {
  const texts = [
    'A\x1fB',
    "Nation\u2019s O\u2019Brien's \u2018a\u2019 `b` \u2026",
    "x\x1fIt'S\u2026\x1f\u2019",
    "'A \u201cB\u201d \u2013 \u2014 \u20b95",
  ]
  expect(await foldInDatabase(texts)).toEqual(texts.map(foldText))
})

test('the database folds every run of marks and consonants as pages do', async () => {
  const starts = [0x900, 0x980, 0xa00, 0xa80, 0xb00, 0xb80, 0xc00, 0xc80, 0xd00]
  const inBlock = (start: number) => Array.from({ length: 0x80 }, (_, n) => String.fromCharCode(start + n))
  // One text for each letter: all that may follow it, at once and after a virama.
  const texts = starts.flatMap(start => {
    const virama = String.fromCharCode(start + 0x4d)
    return inBlock(start).map(letter =>
      inBlock(start)
        .map(next => `${letter}${next} ${letter}${virama}${next}`)
        .join(' '),
    )
  })
  const folded = await foldInDatabase(texts)
  expect(texts.filter((text, n) => foldText(text) !== folded[n])).toEqual([])
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
