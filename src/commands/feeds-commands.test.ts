import { beforeEach, expect, test } from 'vitest'
import { freshDatabase } from '../../test/support/fresh-database.ts'
import { article, setPollScene, start } from '../../test/support/poll-scene.ts'
import { type FeedsCommand, runFeedsCommand } from './feeds-commands.ts'

const { db } = await freshDatabase()
const { openOutlet } = await setPollScene(db)
const files = new Map<string, string>()
let printed = ''

beforeEach(() => {
  files.clear()
  printed = ''
})

function run(command: FeedsCommand) {
  return runFeedsCommand(command, {
    db,
    fetchAllow: ['127.0.0.1'],
    now: () => start,
    language: 'en',
    readText: async path => files.get(path) ?? '',
    writeText: async (path, text) => void files.set(path, text),
    print: text => {
      printed += text
    },
  })
}

const importFile = (target: string) => run({ name: 'import', target, newCategories: false })
const add = (target: string, fields: { category?: string } = {}) =>
  run({ name: 'add', target, outlet: 'The Outlet', newCategories: false, ...fields })

test('import reports the outcome for each address', async () => {
  files.set(
    'list.opml',
    `<opml version="2.0"><body><outline text="Sport"><outline text="A" xmlUrl="https://a.example/"/></outline>
     <outline text="B" xmlUrl="nonsense"/></body></opml>`,
  )
  expect(await importFile('list.opml')).toBe(0)
  expect(printed).toContain('1 new, 0 known, 1 wrong')
  expect(printed).toContain('wrong, line 2: nonsense is not a web address')
  expect(printed).toContain('Sport')
})

test('import names each feed that joins an outlet of the same name', async () => {
  const urls = ['https://herald.example/', 'https://sport.herald.example/']
  const outlines = urls.map(url => `<outline text="The Herald" xmlUrl="${url}"/>`).join('\n')
  files.set('list.opml', `<opml version="2.0"><body>${outlines}</body></opml>`)
  expect(await importFile('list.opml')).toBe(0)
  expect(printed).toContain(
    'line 2: https://sport.herald.example/ joins the outlet The Herald (https://herald.example/)',
  )
})

test('a file that is not a list of feeds is refused in one line', async () => {
  files.set('list.opml', 'Hello')
  expect(await importFile('list.opml')).toBe(1)
  expect(printed).toBe('This is not OPML.\n')
})

test('a feed can be added once, and only to an existing category', async () => {
  const outlet = await openOutlet()
  const url = outlet.showFeed('/rss', [article(1)])
  expect(await add(`${url}.`)).toBe(0)
  expect(await add(url)).toBe(1)
  expect(await add('nonsense')).toBe(1)
  expect(await add(url, { category: 'nowhere' })).toBe(1)
  expect(printed).toBe(
    `Added to politics: ${url}\nAlready known: ${url}\n` +
      'This is not the address of a feed: give one with http:// or https://, without a user or password, on a port for web pages.\nThere is no category nowhere. There are: politics\n',
  )
})

test('the feed of a home page is added, and nothing that cannot be read as a feed', async () => {
  const outlet = await openOutlet()
  const first = outlet.showFeed('/first', [article(1)])
  const second = outlet.showFeed('/second', [article(2)])
  const showPage = (path: string, feeds: string[]) =>
    outlet.answer(path, (_request, response) =>
      response
        .setHeader('content-type', 'text/html')
        .end(
          `<html><head>${feeds.map(url => `<link rel="alternate" type="application/rss+xml" href="${url}">`)}`,
        ),
    )
  showPage('/one', [first])
  showPage('/two', [first, second])
  outlet.answer('/closed', (_request, response) => response.writeHead(403).end())
  expect(await add(`${outlet.origin}/one`)).toBe(0)
  expect(printed).toBe(`Added to politics: ${first}\n`)
  printed = ''
  expect(await add(`${outlet.origin}/two`)).toBe(1)
  expect(printed).toContain(`${first}\n  ${second}\n`)
  printed = ''
  expect(await add(`${outlet.origin}/closed`)).toBe(1)
  expect(printed).toMatch(/^Not added: .* \(HTTP 403\)\n$/)
  const urls = await db.selectFrom('feeds').select('url').where('url', 'like', `${outlet.origin}%`).execute()
  expect(urls).toEqual([{ url: first }])
})

test('poll reads the feeds that are due, or one feed at any time, and the list shows their health', async () => {
  const outlet = await openOutlet()
  const good = outlet.showFeed('/good', [article(1), article(2)])
  await add(good)
  await add(outlet.showFeed('/missing', [article(3)]))
  outlet.answer('/missing', (_request, response) => response.writeHead(404).end())
  printed = ''
  expect(await run({ name: 'poll' })).toBe(1)
  expect(printed).toContain(`${good}: 2 published\n`)
  expect(printed).toContain('/missing: failed: There is nothing at this address.')
  printed = ''
  expect(await run({ name: 'poll', target: good })).toBe(0)
  expect(printed).toBe(`${good}: nothing new\n`)
  expect(await run({ name: 'poll', target: 'https://unknown.example/' })).toBe(1)
  printed = ''
  expect(await run({ name: 'list' })).toBe(0)
  const lines = printed.split('\n')
  expect(lines.find(line => line.endsWith(good))).toMatch(
    /^The Outlet +politics +at-once +good +0 min ago +in \d+ min +2 +0 /,
  )
  expect(lines.find(line => line.endsWith('/missing'))).toContain('not-found ×1')
  expect(printed).toContain('2 feeds')
})

test('a private address is refused with the setting that allows it', async () => {
  expect(await add('http://10.0.0.1/feed')).toBe(1)
  expect(printed).toMatch(/^Not added: this address is on a private network\. .*FETCH_ALLOW\.\n$/)
})

test('export writes a file that import can read', async () => {
  const outlet = await openOutlet()
  await add(outlet.showFeed('/exported', [article(4)]))
  printed = ''
  expect(await run({ name: 'export', target: 'out.opml' })).toBe(0)
  expect(printed).toBe('The feeds are in out.opml.\n')
  expect(await importFile('out.opml')).toBe(0)
  expect(printed).toContain('0 new, 1 known, 0 wrong')
  printed = ''
  await run({ name: 'export' })
  expect(printed).toBe(files.get('out.opml'))
})
