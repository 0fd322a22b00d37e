// Parses the expectation in a feedparser test file: a Python expression like `not bozo and entries[0]['title'] == 'A' +
// u'\u00e9'`. Only fields that we store are read.

export type Claim = {
  /** Null for the feed itself. */
  entry: number | null
  field: 'title' | 'link' | 'language' | 'text' | 'guid' | 'date' | 'image'
  /** The field's path in the suite: `content.0.value`. */
  path: string
  value: string
}

const string = /u?'''[\s\S]*?'''|u?'(?:[^'\\]|\\.)*'|u?"(?:[^"\\]|\\.)*"/.source
const token = new RegExp(
  String.raw`(?<path>(?:feed|entries\[\d+\])(?:\[(?:'\w+'|\d+)\]|\.\w+)+)|(?<text>(?:${string})(?:\s*\+\s*(?:${string}))*)|(?<time>\((?:\d+, ?){8}\d+\))|(?<and>\band\b)|==|.`,
  'gs',
)

const feedFields: Record<string, Claim['field']> = {
  title: 'title',
  'title_detail.value': 'title',
  link: 'link',
  language: 'language',
}

const entryFields: Record<string, Claim['field']> = {
  title: 'title',
  'title_detail.value': 'title',
  link: 'link',
  language: 'language',
  summary: 'text',
  description: 'text',
  'summary_detail.value': 'text',
  'content.0.value': 'text',
  id: 'guid',
  guid: 'guid',
  published: 'date',
  published_parsed: 'date',
  created: 'date',
  created_parsed: 'date',
  updated: 'date',
  updated_parsed: 'date',
  modified_parsed: 'date',
  'image.href': 'image',
  'media_thumbnail.0.url': 'image',
}

export function readClaims(expectation: string): Claim[] {
  const claims: Claim[] = []
  let paths: string[] = []
  for (const { groups = {} } of expectation.matchAll(token)) {
    if (groups.path) paths.push(groups.path)
    const value = groups.text ? textOf(groups.text) : groups.time ? timeOf(groups.time) : null
    if (value !== null) claims.push(...paths.flatMap(path => claimOf(path, value)))
    if (value !== null || groups.and) paths = []
  }
  return claims
}

function claimOf(path: string, value: string): Claim[] {
  const [, at, rest = ''] = /^(?:feed|entries\[(\d+)\])(.*)$/.exec(path) ?? []
  const name = rest
    .replace(/[[\]']+/g, '.')
    .replace(/\.+/g, '.')
    .replace(/^\.|\.$/g, '')
  const field = (at === undefined ? feedFields : entryFields)[name]
  return field ? [{ entry: at === undefined ? null : Number(at), field, path: name, value }] : []
}

function textOf(literal: string): string {
  const parts = literal.match(new RegExp(string, 'gs')) ?? []
  return parts.map(part => unescaped(part.replace(/^u?(?:'''|["'])|(?:'''|["'])$/g, ''))).join('')
}

function unescaped(text: string): string {
  const letters: Record<string, string> = { n: '\n', t: '\t', r: '\r' }
  return text.replace(/\\(?:u([0-9a-f]{4})|U([0-9a-f]{8})|x([0-9a-f]{2})|(.))/gis, (_, u, long, x, other) =>
    other === undefined
      ? String.fromCodePoint(Number.parseInt(u ?? long ?? x, 16))
      : (letters[other] ?? other),
  )
}

function timeOf(tuple: string): string {
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] =
    tuple.match(/\d+/g)?.map(Number) ?? []
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second)).toISOString()
}
