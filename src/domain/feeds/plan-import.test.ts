import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addCategory, addRow } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { propertyRuns } from '../../../test/support/property-runs.ts'
import { authorizeCommand } from '../accounts/authorize.ts'
import { addFeed } from './add-feed.ts'
import { type ImportOptions, importProblems, planImport } from './plan-import.ts'

const { db, now } = await freshDatabase({ at: '2026-03-01T06:00:00Z', empty: ['feeds', 'outlets'] })
const by = authorizeCommand('Test')
const politics = await addCategory(db, { name: 'Politics', slug: 'politics', orderNum: 0 })
await addCategory(db, { name: 'World', slug: 'world', orderNum: 1 })

const list = (body: string) => `<opml version="2.0">\n<body>\n${body}\n</body></opml>`
const line = (url: string, attributes = 'text="A feed"') => `<outline ${attributes} xmlUrl="${url}"/>\n`

async function planOf(body: string, options?: ImportOptions) {
  const planned = await planImport(db, { opml: list(body), options })
  if (!planned.ok) throw new Error(planned.reason)
  return planned.plan
}

test('each line has its verdict and its line number', async () => {
  await addFeed(db, { url: 'https://known.example/rss', category: politics.id }, { by, now })
  const plan = await planOf(
    line('https://new.example/rss') +
      line('https://known.example/rss').repeat(2) +
      line('https://new.example/rss#again') +
      line('ftp://old.example/rss'),
  )
  expect(plan.feeds.map(({ line, verdict, category }) => [line, verdict, category])).toEqual([
    [3, 'new', 'politics'],
    [4, 'known', ''],
    [5, 'repeated', ''],
    [6, 'repeated', ''],
    [7, 'bad-address', ''],
  ])
  expect(plan.fresh.map(feed => feed.url)).toEqual(['https://new.example/rss'])
})

test.each([
  ['outlet.example/rss.', 'https://outlet.example/rss'],
  [' HTTPS://Outlet.Example/rss ', 'https://outlet.example/rss'],
  ['https://खबर.example/rss', 'https://xn--21b8bm.example/rss'],
])('an address is shown as it would be stored: %j', async (given, kept) => {
  expect((await planOf(line(given))).feeds[0]?.url).toBe(kept)
})

test('http and https are one feed, in the list and on the site', async () => {
  await addFeed(db, { url: 'https://known.example/rss', category: politics.id }, { by, now })
  const urls = ['http://known.example', 'http://new.example', 'https://new.example', 'new.example']
  const plan = await planOf(urls.map(url => line(`${url}/rss`)).join(''))
  expect(plan.feeds.map(({ verdict }) => verdict)).toEqual(['known', 'new', 'repeated', 'repeated'])
})

test('an invalid address is shown in part, enough to recognize it', async () => {
  const [feed] = (await planOf(line(`javascript:${'x'.repeat(500)}`))).feeds
  expect(feed).toMatchObject({ verdict: 'bad-address', category: '' })
  expect(feed?.url).toBe(`javascript:${'x'.repeat(189)}`)
})

test('feeds that do not set it publish as the import chooses', async () => {
  const body =
    line('https://a.example/', 'text="A" publishing="at-once"') +
    line('https://b.example/', 'text="B" publishing="wait"') +
    line('https://c.example/', 'text="C" publishing="sometimes"') +
    line('https://d.example/')
  const publishing = async (options: ImportOptions) =>
    (await planOf(body, options)).fresh.map(feed => feed.publishing)
  expect(await publishing({ publishing: 'wait' })).toEqual(['at-once', 'wait', 'wait', 'wait'])
  expect(await publishing({})).toEqual(['at-once', 'wait', undefined, undefined])
})

test('an outlet has the name from the list, else one guessed from the title and the site', async () => {
  const { fresh } = await planOf(
    line('https://feeds.herald.example/1', 'text="World | Herald" htmlUrl="https://herald.example/"') +
      line('https://a.example/1', 'text="Sport" outlet="The A"') +
      line('https://b.example/1', 'text="Sport"'),
  )
  expect(fresh.map(({ outletName, guessedOutletName }) => [outletName, guessedOutletName])).toEqual([
    [undefined, 'Herald'],
    ['The A', 'Sport'],
    [undefined, 'Sport'],
  ])
})

test.each([
  ['hi', 'hi'],
  [' en-IN ', 'en-IN'],
  ['English (India)', null],
  ['en_IN', null],
  ['', null],
])('the language %j is read as %j, and an invalid site is ignored', async (given, language) => {
  const { fresh } = await planOf(
    line('https://a.example/', `text="A" htmlUrl="about:blank" language="${given}"`),
  )
  expect([fresh[0]?.language, fresh[0]?.siteUrl]).toEqual([language, undefined])
})

test('only new feeds need a category', async () => {
  await addFeed(db, { url: 'https://known.example/rss', category: politics.id }, { by, now })
  const folder = (body: string) => `<outline text="Sport">${body}</outline>`
  const known = await planOf(folder(line('https://known.example/rss')), { newCategories: true })
  expect(known.newCategories).toEqual([])
  const fresh = await planOf(folder(line('https://new.example/rss')), { newCategories: true })
  expect(fresh.newCategories).toEqual([{ name: 'Sport', slug: 'sport' }])
  expect(fresh.fresh[0]?.categorySlug).toBe('sport')
})

test('a feed that is listed loose and in folders goes to the first of them that is a category', async () => {
  const feed = line('https://a.example/')
  const plan = await planOf(
    `${feed}<outline text="Tag">${line('http://a.example/')}</outline><outline text="World">${feed}</outline>${line('https://b.example/')}`,
  )
  expect(plan.feeds.map(({ verdict }) => verdict)).toEqual(['new', 'repeated', 'repeated', 'new'])
  expect(plan.fresh.map(({ categorySlug }) => categorySlug)).toEqual(['world', 'politics'])
})

test.each(['Uncategorized', 'All', 'Subscriptions'])(
  'the folder %s of feed readers is no category',
  async name => {
    const plan = await planOf(`<outline text="${name}">${line('https://a.example/')}</outline>`, {
      newCategories: true,
    })
    expect(plan).toMatchObject({
      newCategories: [],
      unknownFolders: [],
      fresh: [{ categorySlug: 'politics' }],
    })
  },
)

test('a password in an address is not shown', async () => {
  const [feed] = (await planOf(line('https://me:secret@a.example/rss'))).feeds
  expect(feed).toMatchObject({ verdict: 'bad-address', url: 'https://…@a.example/rss' })
})

test('unknown folders are listed, and links to other lists are counted', async () => {
  const plan = await planOf(
    `<outline text="Sport">${line('https://a.example/')}</outline><outline type="include" url="https://b.example/l.opml"/>`,
  )
  expect(plan.unknownFolders).toEqual(['Sport'])
  expect(plan.includes).toBe(1)
  expect(plan.feeds).toHaveLength(1)
})

test.each([
  ['not-opml', '<html><body>hello</body></html>'],
  ['not-opml', ''],
  ['no-feeds', list('<outline text="A"/>')],
  ['entities', '<!DOCTYPE x [<!ENTITY a "b">]><opml/>'],
  ['too-large', ' '.repeat(5 * 1024 * 1024 + 1)],
  ['too-many', list('<outline/>'.repeat(20_001))],
] as const)('a list that is %s is refused whole, with a sentence', async (reason, opml) => {
  expect(await planImport(db, { opml })).toEqual({ ok: false, reason })
  expect(importProblems[reason]('en')).toMatch(/\.$/)
})

test('a plan writes nothing', async () => {
  await planOf(`<outline text="Sport">${line('https://a.example/')}</outline>`, { newCategories: true })
  expect(await db.selectFrom('feeds').select('id').execute()).toEqual([])
  expect(await db.selectFrom('categories').select('slug').orderBy('slug').execute()).toEqual([
    { slug: 'politics' },
    { slug: 'world' },
  ])
})

test('every line has a verdict, each new address occurs once, and planning again gives the same result', async () => {
  const urls = [
    'https://a.example/1',
    'https://a.example/2',
    'https://b.example/#x',
    'nonsense',
    'http:/b.example',
  ]
  const address = fc.constantFrom(...urls)
  await fc.assert(
    fc.asyncProperty(fc.array(address, { maxLength: 12 }), async addresses => {
      const body = addresses.map(url => line(url)).join('')
      const plan = await planOf(body)
      expect(plan.feeds.map(feed => feed.line)).toEqual(addresses.map((_, at) => at + 3))
      const fresh = plan.feeds.filter(feed => feed.verdict === 'new').map(feed => feed.url)
      expect(plan.fresh.map(feed => feed.url)).toEqual(fresh)
      expect(new Set(fresh).size).toBe(fresh.length)
      expect(await planOf(body)).toEqual(plan)
    }),
    { numRuns: propertyRuns(10) },
  )
})

test('a feed joins an outlet with its name and no host yet, unless a new outlet is requested', async () => {
  const values = { name: 'The Herald', homeUrl: 'https://elsewhere.example/herald' }
  await addRow(db, 'outlets', values)
  const body =
    line('https://herald.example/rss', 'text="the herald"') +
    line('https://herald.example/sport', 'text="x" outlet="THE HERALD"')
  const plan = await planOf(body)
  expect(plan.namesakes).toMatchObject([{ ...values, isJoinable: true, feedCount: 2 }])
  expect(plan.feeds.map(feed => feed.joined)).toEqual([values, values])
  const separate = await planOf(body, { separateOutlets: true })
  expect(separate.namesakes).toHaveLength(1)
  const joined = { name: 'the herald', homeUrl: 'https://herald.example/' }
  expect(separate.feeds.map(feed => feed.joined)).toEqual([undefined, joined])
})

test('a feed joins the outlet of the same name on its site, of an earlier line or an existing one', async () => {
  const sport = line('https://sport.herald.example/rss', 'text="The Herald"')
  const twice = await planOf(line('https://herald.example/rss', 'text="The Herald"') + sport)
  const joined = { name: 'The Herald', homeUrl: 'https://herald.example/' }
  expect(twice.feeds.map(feed => feed.joined)).toEqual([undefined, joined])
  expect(twice.namesakes).toEqual([])
  await addRow(db, 'outlets', { ...joined, hosts: ['herald.example'] })
  const elsewhere = line('https://herald.co.in/rss', 'text="The Herald"')
  const more = line('https://sport.herald.example/cricket', 'text="Cricket"')
  const again = await planOf(sport + more + elsewhere)
  expect(again.feeds.map(feed => feed.joined)).toEqual([joined, joined, undefined])
  expect(again.namesakes).toMatchObject([
    { ...joined, isJoinable: true, feedCount: 2 },
    { ...joined, isJoinable: false, feedCount: 1 },
  ])
  const separate = await planOf(sport, { separateOutlets: true })
  expect(separate.feeds.map(feed => feed.joined)).toEqual([undefined])
  expect(separate.namesakes).toMatchObject([{ ...joined, isJoinable: true, feedCount: 1 }])
})

test('an outlet with the same name and another host is reported and not joined', async () => {
  const [homeUrl, hosts] = ['https://herald-of-goa.example/', ['herald-of-goa.example']]
  await addRow(db, 'outlets', { name: 'The Herald', homeUrl, hosts })
  const plan = await planOf(line('https://herald.example/rss', 'text="The Herald"'))
  expect(plan.namesakes).toMatchObject([{ name: 'The Herald', isJoinable: false, feedCount: 1 }])
  expect(plan.feeds.map(feed => feed.joined)).toEqual([undefined])
  const known = await planOf(line('https://herald-of-goa.example/rss', 'text="The Herald"'))
  expect(known.namesakes).toEqual([])
})
