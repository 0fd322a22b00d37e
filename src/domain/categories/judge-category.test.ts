import { expect, test } from 'vitest'
import { processorMs } from '../../../test/support/processor-ms.ts'
import { type CategorizedArticle, listSigns } from './article-signs.ts'
import { decideCategory } from './decide-category.ts'
import { type LearntCounts, nothingLearnt, openCategoryJudge } from './judge-category.ts'

const slugs = ['latest-headlines', 'politics', 'business', 'technology', 'world', 'opinion']
const categories = slugs.map(slug => ({ id: slug, slug }))

function article(title: string, given: Partial<CategorizedArticle> = {}): CategorizedArticle {
  return { title, description: '', url: 'https://outlet.example/a-1', tags: [], language: 'en', ...given }
}

const urlOf = (slug: string) => `https://outlet.example/${slug}`

function decide(
  given: CategorizedArticle,
  { usual = 'latest-headlines', learnt = nothingLearnt, of = categories } = {},
) {
  return decideCategory(given, { judge: openCategoryJudge(of, learnt), usual, categories: of })
}

/** What editors taught by filing each of these headlines ten times. */
function learn(filed: [title: string, category: string][]): LearntCounts {
  const articles = new Map<string, number>()
  const signs = new Map<string, Map<string, number>>()
  for (const [title, category] of filed) {
    articles.set(category, (articles.get(category) ?? 0) + 10)
    for (const { key } of listSigns(article(title))) {
      const counts = signs.get(key) ?? new Map<string, number>()
      signs.set(key, counts.set(category, (counts.get(category) ?? 0) + 10))
    }
  }
  return { articles, signs }
}

test.each([
  ['Sensex falls 400 points as banking shares slide', 'en', 'business'],
  ['BJP names candidates for Bihar assembly election', 'en', 'politics'],
  ['Apple to launch a foldable iPhone with a new chipset', 'en', 'technology'],
  ['Ukraine says Russian missiles hit Kyiv', 'en', 'world'],
  ['Asus Zenbook review: an ultrabook for everyone', 'en', 'technology'],
  ['Swiggy and Zepto lay off staff', 'en', 'business'],
  ['बिहार चुनाव में भाजपा ने प्रत्याशी उतारे', 'hi', 'politics'],
  ['सेंसेक्स 400 अंक टूटा, बैंकिंग शेयरों में गिरावट', 'hi', 'business'],
  ['यूक्रेन पर रूस का मिसाइल हमला', 'hi', 'world'],
])('on the first day, %s is surely of its section', (title, language, category) => {
  expect(decide(article(title, { language }))).toMatchObject({ category, isSure: true })
})

test.each(['business', null])('an article of the feed of %s is judged too, with its own reason', usual => {
  const judge = openCategoryJudge(categories, nothingLearnt)
  const sensex = article('Sensex falls 400 points as banking shares slide')
  const judged = decideCategory(sensex, { judge, usual, categories })
  expect(judged).toMatchObject({ category: 'business', isSure: true, because: { code: 'words' } })
})

test('editors’ decisions about a section of an outlet count, and are named with their number', () => {
  const at = (path: string) => article('A quiet afternoon', { url: `https://www.outlet.example/${path}/x-1` })
  const signs = new Map(
    listSigns(at('city/kochi'))
      .filter(({ kind }) => kind !== 'word')
      .map(({ key }) => [key, new Map([['world', 9]])]),
  )
  const learnt = { articles: new Map([['world', 9]]), signs }
  expect(decide(at('city/kochi'), { learnt })).toEqual({
    category: 'world',
    isSure: true,
    because: { code: 'learnt', words: ['/kochi/'], count: 9, of: 9 },
  })
})

test.each([
  ['a-1', []],
  ['city/kochi/a-1', ['outlet.example/city/kochi/', 'outlet.example/city/']],
  [`${'long'.repeat(8)}/a-1`, []],
])('/%s is of the sections %j', (path, sections) => {
  const signs = listSigns(article('A quiet afternoon', { url: `https://outlet.example/${path}` }))
  expect(signs.filter(({ kind }) => kind === 'section').map(({ text }) => text)).toEqual(sections)
})

test('a folder that the database could not store is no sign', () => {
  const signs = listSigns(article('A quiet afternoon', { url: 'https://outlet.example/ab%00/x' }))
  expect(signs.filter(({ key }) => /\p{Cc}/u.test(key))).toEqual([])
})

test('an article without signs, with a headline of one word or with wishes keeps the category of its feed', () => {
  expect(decide(article('A quiet afternoon', { url: 'https://mobile.outlet.example/blog/a-1' }))).toBeNull()
  expect(decide(article('Sensex'))).toBeNull()
  const wishes = 'Happy Diwali: 100 wishes, WhatsApp messages, greetings and Facebook status'
  expect(decide(article(wishes))).toBeNull()
})

test('the folder of the address and the outlet’s tag count, and are named as the reason', () => {
  const url = 'https://www.outlet.example/business/a-quiet-afternoon-by-the-river'
  expect(decide(article('A quiet afternoon', { url }))).toEqual({
    category: 'business',
    isSure: true,
    because: { code: 'folder', name: 'business' },
  })
  expect(decide(article('A quiet afternoon', { tags: ['opinion'] }))).toEqual({
    category: 'opinion',
    isSure: true,
    because: { code: 'tag', name: 'opinion' },
  })
})

test.each([
  ['Weather change brings viral fever and flu to the hospital', 'city', 'health'],
  ['Faulty genes linked to prostate cancer', 'science', 'health'],
  ['Bank fined for late refunds', 'city', 'business'],
  ['Shares of the club rise', 'sports', 'business'],
  ['Actor wishes the captain on his birthday', 'cricket', 'entertainment'],
])(
  'a folder does not move “%s” (/%s/) out of a feed of %s, which its words confirm',
  (title, folder, usual) => {
    const own = ['health', 'science', 'entertainment'].map(slug => ({ id: slug, slug }))
    const told = article(title, { url: urlOf(`${folder}/a-1`) })
    const judged = decide(told, { usual, of: [...categories, ...own] })
    expect(judged?.isSure && judged.category !== usual ? judged : null).toBeNull()
  },
)

test.each([
  ['Sensex and Nifty fall as shares slide', 'en', ['Sensex', 'Nifty', 'fall']],
  ['Rishabh Pant’s record in IPL and T20 cricket', 'en', ['Pant', 'IPL', 'T20']],
  ["Google's chipset for NASA’s software", 'en', ['chipset', 'Google', 'software']],
  ['बिहार चुनाव में भाजपा ने प्रत्याशी उतारे', 'hi', ['चुनाव', 'भाजपा', 'प्रत्याशी']],
])('of “%s” words are named as it writes them', (title, language, words) => {
  const own = [...categories, { id: 'sports', slug: 'sports' }]
  expect(decide(article(title, { language }), { of: own })?.because).toEqual({ code: 'words', words })
})

test('a word that the headline lacks is named as the description or the address writes it', () => {
  const told = article('A quiet afternoon', {
    description: 'The SENSEX and others',
    url: urlOf('the-river-and-investors-today'),
  })
  expect(decide(told)?.because).toMatchObject({ words: ['investors', 'SENSEX'] })
})

test('a headline between two sections, or about a crime or an accident in a family of politicians, is doubtful', () => {
  const judged = decide(article('Trump tariffs hit Indian exports'))
  const because = { code: 'words', words: ['tariffs', 'exports'] }
  expect(judged).toEqual({ category: 'business', isSure: false, because })
  expect(decide(article("BJP MLA's son killed in road accident near Kolwada"))?.isSure).toBe(false)
})

test('an article about sports leaves the politics of a site without a section for it', () => {
  const cricket = article('Kohli hits a century as India win the final IPL match')
  expect(decide(cricket, { usual: 'politics' })).toMatchObject({
    category: 'latest-headlines',
    isSure: true,
    because: { code: 'no-section' },
  })
  expect(decide(cricket, { usual: 'latest-headlines' })).toBeNull()
  expect(decide(article('Kohli wants to vote after the match'), { usual: 'politics' })).toBeNull()
  const sports = [...categories, { id: 's', slug: 'sports' }]
  expect(decide(cricket, { usual: 'politics', of: sports })).toMatchObject({ category: 's', isSure: true })
  expect(decide(cricket, { usual: 'politics', of: categories.slice(1) })).toBeNull()
})

test('a tag that editors’ decisions speak for is named as the outlet writes it', () => {
  const articles = new Map([
    ['technology', 40],
    ['politics', 40],
  ])
  const learnt = { articles, signs: new Map([['#chess', new Map([['technology', 40]])]]) }
  expect(decide(article('A quiet afternoon', { tags: ['chess'] }), { learnt })).toMatchObject({
    category: 'technology',
    because: { code: 'learnt', words: ['chess'] },
  })
})

test('what editors chose teaches a category of the site’s own', () => {
  const own = [...categories, { id: 'kerala', slug: 'kerala' }]
  const learnt = learn([
    ['Kochi metro adds trains for Onam crowds', 'kerala'],
    ['Munnar tea estates reopen to visitors', 'kerala'],
    ['Parliament adjourned after protest', 'politics'],
  ])
  expect(decide(article('Kochi metro opens a line to Munnar'), { learnt, of: own })).toMatchObject({
    category: 'kerala',
    isSure: true,
    because: { code: 'learnt' },
  })
})

test('a section of which editors filed a minority in a category is no reason for it', () => {
  const url = 'https://outlet.example/desk/a-1'
  const learntFrom = (world: number) => {
    const filed = new Map([
      ['world', world],
      ['politics', 14 - world],
    ])
    const articles = new Map([
      ['world', 20],
      ['business', 400],
      ['politics', 400],
    ])
    const signs = new Map(['/desk', '@outlet.example/desk/'].map(key => [key, filed]))
    return { articles, signs }
  }
  expect(decide(article('A quiet afternoon', { url }), { learnt: learntFrom(6) })).toBeNull()
  expect(decide(article('A quiet afternoon', { url }), { learnt: learntFrom(10) })?.because).toMatchObject({
    code: 'learnt',
    count: 10,
    of: 14,
  })
})

test('a decision that editors repeat outweighs the shipped words', () => {
  const title = 'Sensex and Nifty fall as shares slide'
  const learnt = learn([[title, 'world']])
  expect(decide(article(title), { learnt })).toMatchObject({ category: 'world' })
})

test('a deleted category is never the answer, even if it was learnt', () => {
  const learnt = learn([['Kochi metro adds trains', 'gone']])
  expect(decide(article('Kochi metro adds trains again'), { learnt })).toBeNull()
  expect(decide(article('Kochi metro'), { learnt, of: [] })).toBeNull()
})

test('one word in every headline of a day moves none of them', () => {
  const section = (n: number) => (n % 2 ? 'politics' : 'business')
  const day = Array.from({ length: 50 }, (_, n): [string, string] => [`Diwali ${n}`, section(n)])
  expect(decide(article('Diwali in the river town'), { learnt: learn(day) })).toBeNull()
})

test('hostile texts and addresses are judged in bounded time', () => {
  const hostile = article('election '.repeat(20_000), {
    description: '<b>'.repeat(20_000),
    url: `https://outlet.example/%E0%A4%A/${'/a'.repeat(9_000)}`,
    tags: ['__proto__', 'constructor'],
  })
  expect(processorMs(() => decide(hostile))).toBeLessThan(100)
  const named = article('constructor toString __proto__', { tags: ['__proto__'], url: 'not an address' })
  expect(decide(named)).toBeNull()
})

test('a headline costs less than a third of a millisecond', () => {
  const judge = openCategoryJudge(categories, nothingLearnt)
  const title = (n: number) => `BJP names ${n} candidates for Bihar assembly seats, shares fall`
  const titles = Array.from({ length: 1000 }, (_, n) => title(n))
  const judgeAll = () => {
    for (const title of titles) decideCategory(article(title), { judge, usual: 'world', categories })
  }
  judgeAll()
  expect(processorMs(judgeAll)).toBeLessThan(300)
})
