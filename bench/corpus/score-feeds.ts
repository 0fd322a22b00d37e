// Feeds from other projects' test suites: each must be parsed, and its entries must match the JSON file beside it.
import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { readFeed } from '../../src/ingest/feed/read-feed.ts'
import { listFiles } from './corpus-files.ts'
import { addKind, kindNotes, type Score, scoreAll } from './score.ts'
import { compareEntries, expectedEntries } from './score-feed-fields.ts'

/** Files in the same suites that are not feeds and must be refused. */
const noFeed =
  /FirstEntry|notafeed|unrecognized|unknown_feed|empty_feed|xml_sample|index\.html|DuplicateContentAtomFeed|json10_simple\.json/

const sourceName =
  /\.(?:xml|rss|atom|rdf|html)$|(?:json_feed|escaped_uris|json1\d_\w+|version_json_1\d|jsonfeed_\w+(?:_1(?:\.\d)?)?)\.json$/
const twinName = /_expected\.json$|\.serde\.json$/

export function scoreFeeds(folder: string, now: Date): Score[] {
  const root = join(folder, 'feeds')
  const files = listFiles(root).filter(path => sourceName.test(path) && !twinName.test(path))
  const feeds = files.filter(path => !noFeed.test(path))
  const unread: string[] = []
  const kinds = new Map<string, string[]>()
  let [fields, equal] = [0, 0]
  for (const path of feeds) {
    const result = read(path, now)
    if (!result.ok) unread.push(`${relative(root, path)}: ${result.failure}`)
    const twin = twinOf(path)
    if (!result.ok || !twin) continue
    const found = compareEntries(expectedEntries(JSON.parse(readFileSync(twin, 'utf8'))), result.feed)
    fields += found.compared
    equal += found.equal
    for (const kind of found.kinds) addKind(kinds, kind, relative(root, path))
  }
  const others = files.filter(path => noFeed.test(path))
  const refused = others.filter(path => !read(path, now).ok).length
  return [
    scoreAll('feeds parsed', feeds, unread),
    {
      name: 'fields equal to the JSON twins',
      right: equal,
      of: fields,
      least: 0.99,
      notes: kindNotes(kinds),
    },
    { name: 'files that are not feeds: refused', right: refused, of: others.length, least: 0.9, notes: [] },
  ]
}

function read(path: string, now: Date) {
  return readFeed({
    body: readFileSync(path),
    contentType: null,
    feedUrl: 'https://feeds.example.org/feed',
    now,
    entriesMax: 5000,
  })
}

function twinOf(path: string): string | undefined {
  const bare = path.replace(/\.[a-z]+$/, '')
  const output = bare.replace('/test/input/', '/test/output/')
  const paths = [`${bare}_expected.json`, `${bare}.serde.json`, `${output}.json`, `${bare}.json`]
  return paths.find(twin => twin !== path && existsSync(twin))
}
