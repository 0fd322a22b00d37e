import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addCategory, addNewsLink } from '../../test/support/builders.ts'
import { freshDatabase } from '../../test/support/fresh-database.ts'
import { hostileStrings } from '../../test/support/hostile-strings.ts'
import { readPageKey } from '../domain/fields/page-key.ts'
import { foldText } from '../text/spelling/fold-text.ts'
import { parseQuery, wordsOf } from './parse-query.ts'
import { searchNewsLinks } from './search-news-links.ts'

const { db } = await freshDatabase()
const politics = await addCategory(db, { name: 'Politics', slug: 'politics' })
const world = await addCategory(db, { name: 'World', slug: 'world' })
const empty = await addCategory(db, { name: 'Empty', slug: 'empty' })
const hour = (n: number) => new Date(Date.UTC(2026, 0, 1, n))

const stored = [
  { title: 'Monsoon reaches Kerala', source: 'The Hindu', description: 'Rain in Kochi by June' },
  { title: 'Budget 100% ready', source: 'Mint', description: 'A file_name and a back\\slash' },
  { title: "Don't panic, says 'RBI'", source: 'Mint', description: 'Café İstanbul' },
  { title: 'दिल्ली में बारिश', source: 'अमर उजाला', description: 'क्रिकेट मैच टला' },
  { title: 'சென்னையில் மழை', source: 'தினமணி', description: 'தமிழ்நாடு முழுவதும்' },
  { title: 'कलकत्ता उच्च न्यायालय की शक्\u200dति', source: 'Aaj Tak', description: '' },
  { title: 'কলকাতায় বৃষ্টি', source: 'আনন্দবাজার', description: 'খবর' },
  { title: '\u0958लम', source: 'Q', description: 'double quote " and <->' },
]
for (const [n, fields] of stored.entries()) {
  await addNewsLink(db, { ...fields, category: n % 2 ? world.id : politics.id, createdAt: hour(n) })
}

async function find(typed: string, categoryId: string | null = null) {
  const found = await searchNewsLinks(db, { query: parseQuery(typed), categoryId, after: null, limit: 50 })
  expect(found.count).toEqual({ total: found.newsLinks.length, capped: false })
  return found.newsLinks.map(link => stored.findIndex(fields => fields.title === link.title))
}

test('title, source and description are searched, any case, any part of a word', async () => {
  expect(await find('MONSOON')).toEqual([0])
  expect(await find('hind')).toEqual([0])
  expect(await find('kochi BY')).toEqual([0])
  expect(await find('mint')).toEqual([2, 1])
})

test('one and two letters are found at the beginning, in the middle and at the end', async () => {
  expect(await find('mo')).toEqual([0])
  expect(await find('ch')).toEqual([0])
  expect(await find('ne')).toEqual([0])
  expect(await find('q')).toEqual([7])
  expect(await find('zz')).toEqual([])
})

test('no word matches across two fields, but several words may be in different fields', async () => {
  expect(await find('keralathe')).toEqual([])
  expect(await find('kerala the')).toEqual([0])
  expect(await find('rain hindu')).toEqual(await find('hindu rain'))
  expect(await find('kerala\u001fthe')).toEqual([])
})

test('every script is found by words, by single letters and by letters with vowel signs', async () => {
  expect(await find('बारिश')).toEqual([3])
  expect(await find('क्र')).toEqual([3])
  expect(await find('क्')).toEqual([5, 3])
  expect(await find('्')).toEqual([5, 3])
  expect(await find('ழ்')).toEqual([4])
  expect(await find('மழை')).toEqual([4])
  expect(await find('বৃষ্')).toEqual([6])
})

test('joiners, decomposed letters and capital İ make no difference', async () => {
  expect(await find('शक्ति')).toEqual([5])
  expect(await find('शक्\u200cति')).toEqual([5])
  expect(await find('\u0915\u093cलम')).toEqual([7])
  expect(await find('cafe\u0301')).toEqual([2])
  expect(await find('istanbul')).toEqual([2])
  expect(await find('İSTANBUL')).toEqual([2])
})

test('wildcards, quotes and operators of query languages are ordinary characters', async () => {
  expect(await find('%')).toEqual([1])
  expect(await find('100% r')).toEqual([1])
  expect(await find('0%')).toEqual([1])
  expect(await find('_')).toEqual([1])
  expect(await find('back\\slash')).toEqual([1])
  expect(await find('k\\s')).toEqual([1])
  expect(await find('\\')).toEqual([1])
  expect(await find("on't")).toEqual([2])
  expect(await find("'")).toEqual([2])
  expect(await find("'rbi'")).toEqual([2])
  expect(await find('"')).toEqual([7])
  expect(await find('<->')).toEqual([7])
})

test('a category narrows the search', async () => {
  expect(await find('mint', world.id)).toEqual([1])
  expect(await find('mint', empty.id)).toEqual([])
  expect(await find('monsoon', 'no id at all')).toEqual([])
})

test('the empty query finds everything', async () => {
  expect(await find('')).toEqual([7, 6, 5, 4, 3, 2, 1, 0])
  expect(await find(' ', world.id)).toEqual([7, 5, 3, 1])
  expect(await find('', empty.id)).toEqual([])
})

test('200 hostile strings as query, category and key give valid results and never throw', async () => {
  expect(hostileStrings.length).toBeGreaterThanOrEqual(200)
  for (const text of hostileStrings) {
    const after = readPageKey(text)
    const found = await searchNewsLinks(db, { query: parseQuery(text), categoryId: null, after, limit: 50 })
    const { needle } = parseQuery(text)
    for (const link of found.newsLinks) {
      const found = foldText([link.title, link.source, link.description].join('\n'))
      for (const word of wordsOf(needle)) expect(found).toContain(foldText(word))
    }
    const inCategory = await searchNewsLinks(db, {
      query: parseQuery(text),
      categoryId: text,
      after,
      limit: 50,
    })
    expect(inCategory.count.total).toBe(0)
  }
  expect((await find('')).length).toBe(stored.length)
})

test('the search finds the same links as comparing every text', async () => {
  const alphabet = [...'aAbBxİéΣ %_\\\'"', 'क', '्', 'ि', 'ष', 'த', '😀', '\u200d']
  const text = (max: number) => fc.string({ unit: fc.constantFrom(...alphabet), maxLength: max })
  const { db: ours } = await freshDatabase()
  const category = await addCategory(ours)
  const [titles, descriptions] = [
    fc.sample(text(12), { seed: 1, numRuns: 120 }),
    fc.sample(text(30), { seed: 2, numRuns: 120 }),
  ]
  const rows = titles.map((title, n) => ({
    title: `t${title}`,
    source: 's',
    description: descriptions[n] ?? '',
  }))
  const urls = rows.map((_, n) => `https://outlet.example/${n}`)
  await ours
    .insertInto('newsLinks')
    .values(
      rows.map((row, n) => ({
        ...row,
        category: category.id,
        url: urls[n] ?? '',
        canonicalUrl: urls[n] ?? '',
      })),
    )
    .execute()
  const property = fc.asyncProperty(text(5), async typed => {
    const query = parseQuery(typed)
    const expected = rows.filter(row =>
      wordsOf(query.needle).every(word => foldText(Object.values(row).join('\n')).includes(foldText(word))),
    )
    const found = await searchNewsLinks(ours, { query, categoryId: null, after: null, limit: 200 })
    expect(found.newsLinks.map(link => link.title).sort()).toEqual(expected.map(row => row.title).sort())
    expect(found.count.total).toBe(expected.length)
  })
  await fc.assert(property, { seed: 3, numRuns: 80 })
})

test.each([
  ['हिन्दी दिवस पर समारोह', 'हिंदी'],
  ['अंतरिक्ष केंद्र से उड़ान', 'अन्तरिक्ष'],
  ['चुनाव २०२७ का कार्यक्रम', '2027'],
  ['پاكستاني اخبار', 'پاکستانی'],
  ['അവൻ വന്നു', 'അവന്\u200d'],
  ['Modi’s visit to the Café', 'modis cafe'],
  ['ＷＩＤＥ letters', 'wide'],
  ['नयी दिल्ली में प्रदूषण', 'नई दिल्ली'],
  ['नई दिल्ली में जाएंगे', 'नयी दिल्ली जायेंगे'],
  ['संसदीय परिषद की बैठक', 'परिषद्'],
  ['India–China talks in 2026–27', 'India-China 2026-27'],
  ['दिल्ली–मुम्बई एक्सप्रेसवे', 'दिल्ली-मुंबई'],
  ['M.K. Stalin meets D.K. Shivakumar', 'DK Shivakumar'],
  ['US tariffs rise', 'U.S. tariffs'],
  ['A fine of ₹1,00,000', '100000'],
  ['Tom & Jerry return', 'tom and jerry'],
  ['Send an e-mail', 'email'],
])('%s is found by %s, and keeps its spelling', async (title, typed) => {
  const { id } = await addNewsLink(db, { title, source: 'Q', description: '', category: empty.id })
  const query = parseQuery(typed)
  const { newsLinks } = await searchNewsLinks(db, { query, categoryId: empty.id, after: null, limit: 9 })
  expect(newsLinks.map(link => link.title)).toEqual([title])
  await db.deleteFrom('newsLinks').where('id', '=', id).execute()
})
