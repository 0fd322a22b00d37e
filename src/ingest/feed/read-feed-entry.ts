// One entry as the feed has it becomes one entry as we keep it, or a reason why it cannot.
import { canonicalUrl, displayUrl } from '../../address/canonical-url.ts'
import { cleanDescription } from '../../text/clean-description.ts'
import { cleanImageUrl } from '../../text/clean-image-url.ts'
import { cleanText } from '../../text/clean-text.ts'
import { detectLanguage } from '../../text/detect-language.ts'
import { feedZone } from '../../text/outlet-zone.ts'
import { parseDate } from '../../text/parse-date.ts'
import { truncateText } from '../../text/truncate-text.ts'
import { titleOfEntry } from './entry-title.ts'
import { imagesInHtml } from './read-feed-images.ts'
import type { RawEntry } from './read-feed-raw.ts'

export type ReadEntry = {
  guid: string | null
  /** Absolute, for readers: as given, without tracking parameters and redirectors. */
  url: string
  /** Absolute, with whatever it was given with: says what had to be dropped to see that it is a duplicate. */
  givenUrl: string
  /** Identity of the article; never shown as a link. */
  canonicalUrl: string
  title: string
  description: string
  /** '' or absolute https. */
  imageUrl: string
  publishedAt: Date | null
  /** BCP 47. */
  language: string | null
  author: string | null
}

export type UnreadReason = 'no-link' | 'bad-link' | 'no-title'
export type UnreadEntry = { reason: UnreadReason; raw: string }
export type EntryResult = { ok: true; entry: ReadEntry } | { ok: false; unread: UnreadEntry }

/** The fields that an entry inherits from its feed; `outlet` is the name under which the outlet is kept, or ''. */
export type EntryContext = { base: string; outlet: string; names: string[]; language: string; now: Date }

const excerptBytesMax = 2048
const guidLengthMax = 500
const authorLengthMax = 200

/** Cleans one entry. Never throws; an entry without a link or a title comes back with its reason and an excerpt. */
export function readEntry(raw: RawEntry, context: EntryContext): EntryResult {
  const base = baseOf(raw, context.base)
  const link = (raw.link || raw.attachment).replace(/\s+/g, '')
  if (link === '') return unread('no-link', raw)
  const address = URL.canParse(link, base) ? new URL(link, base).href : link
  const [shown, canonical] = [displayUrl(address), canonicalUrl(address)]
  if (!shown.ok || !canonical.ok) return unread('bad-link', raw)
  const title = titleOfEntry(raw, new URL(shown.url), namesOf(raw, shown.url, context))
  if (title === '') return unread('no-title', raw)
  const description = cleanDescription(raw.summary || raw.content, title)
  return {
    ok: true,
    entry: {
      guid: oneLine(raw.guid, guidLengthMax),
      url: shown.url,
      givenUrl: address,
      canonicalUrl: canonical.url,
      title,
      description,
      imageUrl: cleanImageUrl([...raw.images, ...titlePictures(raw)], base),
      publishedAt: parseDate(raw.date, context.now, { zone: zoneOf(raw, context) }),
      language: detectLanguage(`${title} ${description}`, raw.language || context.language),
      author: authorOf(raw.author),
    },
  }
}

function namesOf(raw: RawEntry, url: string, { names, outlet }: EntryContext) {
  const source = URL.canParse(raw.sourceUrl) ? new URL(raw.sourceUrl).hostname : ''
  return { outlet, names: [...names, cleanText(raw.source), source, new URL(url).hostname].filter(Boolean) }
}

function baseOf(raw: RawEntry, feedBase: string): string {
  const steps = raw.base.split(' ').filter(Boolean)
  return steps.reduce((base, step) => (URL.canParse(step, base) ? new URL(step, base).href : base), feedBase)
}

/** That of the feed's home: a feed of many outlets says its zone. */
function zoneOf(raw: RawEntry, { base, language }: EntryContext): string {
  return feedZone({ host: new URL(base).hostname, language: raw.language || language })
}

// A picture instead of words; one beside them is a smiley.
function titlePictures(raw: RawEntry) {
  return cleanText(raw.title) === '' ? imagesInHtml(raw.title) : []
}

// RSS wants an address first: "desk@outlet.example (The desk)".
function authorOf(text: string): string | null {
  const author = oneLine(text, authorLengthMax)
  const [, before = '', behind = ''] = /^(?:\S+@\S+\s\((.+)\)|(.+?)\s\(\S+@\S+\))$/.exec(author ?? '') ?? []
  return before || behind || author
}

function oneLine(text: string, lengthMax: number): string | null {
  return truncateText(cleanText(text), lengthMax) || null
}

function unread(reason: UnreadReason, raw: RawEntry): EntryResult {
  const bytes = Buffer.from(raw.excerpt().slice(0, excerptBytesMax).toWellFormed())
  const whole = bytes.length <= excerptBytesMax ? bytes : bytes.subarray(0, excerptBytesMax - 3)
  return { ok: false, unread: { reason, raw: whole.toString('utf8').replace(/\uFFFD+$/, '') } }
}
