// The feedparser suite: odd, ill-formed and oddly encoded feeds, each with a Python expression about the result. Only
// fields that we store are judged, as plain text. Its entries often lack a link or title, so they are given one.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ReadFeed, readFeed } from '../../src/ingest/feed/read-feed.ts'
import { cleanText } from '../../src/text/clean-text.ts'
import { decodeText } from '../../src/text/decode-text.ts'
import { readJsonLines } from './corpus-files.ts'
import { type Claim, readClaims } from './feedparser-claims.ts'
import { addKind, kindNotes, type Score } from './score.ts'

type Line = { file: string; expect: string }
type Judged = { claim: Claim; got: string; wanted: string; file: string; xml: string }

/** The address where the suite's own server serves its files; relative links resolve against it. */
const suiteUrl = 'http://127.0.0.1:8097/'

/** Intended differences. */
const intended: { reason: string; is: (judged: Judged) => boolean }[] = [
  {
    reason: 'a title that is only a picture gets words',
    is: ({ claim, wanted }) => claim.field === 'title' && wanted === '' && /<img\b/.test(claim.value),
  },
  {
    reason: 'escaped scripts and escaped CDATA are markup, not text',
    is: ({ claim }) => /<script|&lt;!\[CDATA/.test(claim.value),
  },
  {
    reason: 'iframe content that browsers do not show is dropped',
    is: ({ claim, xml, got, wanted }) =>
      claim.field === 'text' && /(?:<|&lt;)iframe\b/i.test(xml) && wanted.startsWith(got),
  },
  {
    reason: 'entities follow HTML 5, where &lang; and &rang; are mathematical brackets',
    is: ({ got, wanted }) => got.normalize('NFKC').replace('⟨', '〈').replace('⟩', '〉') === wanted,
  },
  {
    reason: 'a logo is not an article’s picture',
    is: ({ claim }) => claim.field === 'image' && /logo/.test(claim.value),
  },
  {
    reason: 'the feed’s own name after a headline is removed',
    is: ({ claim, xml, got, wanted }) =>
      claim.field === 'title' &&
      wanted.startsWith(`${got} - `) &&
      xml.split(wanted.slice(got.length + 3)).length > 3,
  },
  {
    reason: 'the description is preferred to the longer full text',
    is: ({ claim, xml, got, wanted }) =>
      claim.path.includes('content') && got !== '' && xml.includes(`>${got}<`) && xml.includes(`>${wanted}<`),
  },
  {
    reason: 'a guid is an identifier and is not resolved',
    is: ({ claim, got, wanted }) => claim.field === 'guid' && got !== '' && wanted.endsWith(got),
  },
  {
    reason: 'Content-Location is not a base URL since RFC 7231',
    is: ({ claim, xml, got }) =>
      claim.field === 'link' && got.startsWith(suiteUrl) && /Content-Location:/i.test(xml),
  },
  {
    reason: 'the language comes from the feed or its text, not from a header',
    is: ({ claim, xml, got }) => claim.field === 'language' && got === '' && /Content-Language:/i.test(xml),
  },
  {
    reason: 'the first of two dates counts',
    is: ({ claim, xml, got }) =>
      claim.field === 'date' && got !== '' && /<(\w+)>[^<]+<\/\1>\s*<\1>/.test(xml),
  },
]

export function scoreFeedparser(folder: string, now: Date): Score[] {
  const root = join(folder, 'feeds')
  const lines = readJsonLines<Line>(join(root, 'feedparser/expectations.jsonl'))
  const judged = lines.flatMap(line => judge({ line, root, now }))
  const kinds = new Map<string, string[]>()
  const different = judged.filter(one => one.got !== one.wanted)
  const faults = different.filter(one => {
    const reason = intended.find(({ is }) => is(one))?.reason
    addKind(
      kinds,
      reason ? `intended: ${reason}` : `${one.claim.path}: "${one.got}" for "${one.wanted}"`,
      one.file,
    )
    return !reason
  })
  const equal = judged.length - different.length
  return [
    {
      name: 'fields equal to the feedparser suite, without intended differences',
      right: equal,
      of: equal + faults.length,
      least: 0.99,
      notes: kindNotes(kinds),
    },
    {
      name: 'the same, counting intended differences as wrong',
      right: equal,
      of: judged.length,
      least: 0.96,
      notes: [],
    },
  ]
}

function judge({ line, root, now }: { line: Line; root: string; now: Date }): Judged[] {
  const claims = readClaims(line.expect)
  if (claims.length === 0) return []
  const bytes = readFileSync(join(root, line.file))
  const contentType = /^\s*Header:\s*Content-type:\s*(.+)$/im.exec(bytes.toString('latin1'))?.[1] ?? null
  const xml = decodeText(bytes, contentType)
  const result = readFeed({
    body: Buffer.from(completed(xml, claims)),
    contentType: null,
    feedUrl: suiteUrl + line.file.replace(/^feedparser\//, ''),
    now,
  })
  return claims.map(claim => ({
    claim,
    file: line.file,
    xml,
    wanted: plain(claim.field, claim.value),
    got: result.ok ? plain(claim.field, fieldOf(claim, result.feed)) : result.failure,
  }))
}

function completed(xml: string, claims: Claim[]): string {
  const link = claims.some(({ field }) => field === 'link') ? '' : '<link>http://completed.example/</link>'
  const title = claims.some(({ field }) => field === 'title') ? '' : '<title>Completed</title>'
  return xml.replace(/(?=<\/(?:\w+:)?(?:item|entry)\s*>)/gi, link + title)
}

function fieldOf({ entry, field }: Claim, feed: ReadFeed): string {
  const found = feed.entries[entry ?? 0]
  const ofFeed: Partial<Record<Claim['field'], string | null>> = {
    title: feed.title,
    link: feed.homeUrl,
    language: feed.language,
  }
  if (entry === null) return ofFeed[field] ?? ''
  if (!found) return `no entry: ${feed.unreadable.map(({ reason }) => reason).join()}`
  const { title, givenUrl: link, language, description: text, guid, imageUrl: image } = found
  const date = found.publishedAt?.toISOString()
  return { title, link, language, text, guid, date, image }[field] ?? ''
}

function plain(field: Claim['field'], value: string): string {
  if (field === 'link') return URL.canParse(value) ? new URL(value).href : value
  if (field === 'image') return value.replace(/^http:/, 'https:')
  if (field === 'date') return Number.isNaN(Date.parse(value)) ? value : new Date(value).toISOString()
  return cleanText(value)
}
