// Turns one raw entry of a feed into an entry to store, or into the reason why that is not possible.
import { hash } from 'node:crypto'
import { canonicalUrl, displayUrl } from '../../address/canonical-url.ts'
import { siteOf } from '../../address/site-of.ts'
import { resolveLink, webBase } from '../../address/web-base.ts'
import { cleanDescription } from '../../text/clean-description.ts'
import { cleanTags, cleanText } from '../../text/clean-text.ts'
import { cleanTitle, isPlaceholder } from '../../text/clean-title.ts'
import { detectLanguage } from '../../text/detect-language.ts'
import { cleanImageUrl } from '../../text/image-url.ts'
import { feedZone } from '../../text/outlet-zone.ts'
import { readDate } from '../../text/parse-date.ts'
import { truncateText } from '../../text/truncate-text.ts'
import { isUnfilled, isUnfilledPath } from '../../text/unfilled.ts'
import { isPrivateHost } from '../fetch/fetch-url.ts'
import { altTexts, imagesInHtml } from './read-feed-images.ts'
import type { RawEntry } from './read-feed-raw.ts'

/** The length of a text that replaces a title. */
const firstWordsLengthMax = 100

export type ReadEntry = {
  guid: string | null
  /** Absolute, for links: as given, but without tracking parameters and redirectors. */
  url: string
  /** Absolute, as given; shows which parts had to be removed to recognise a duplicate. */
  givenUrl: string
  /** The article's identity; never shown as a link. */
  canonicalUrl: string
  /** The feed declares that its only address, the guid, is none: an editor looks first. */
  isLinkGuessed?: true
  title: string
  description: string
  /** '' or an absolute https address. */
  imageUrl: string
  /** Not in the future: a date ahead of `now` becomes `now`. */
  publishedAt: Date | null
  /** The date as the feed gave it, even if it lies ahead. */
  givenAt: Date | null
  /** The date has a time, but no zone. */
  isZoneGuessed: boolean
  /** Digests of the feed's own texts for title, description, picture and date, separated by spaces. */
  given: string
  /** BCP 47. */
  language: string | null
  /** The outlet's own sections and subjects, as `cleanTags` returns them. */
  tags: string[]
}

type UnreadableReason = 'no-link' | 'bad-link' | 'no-title' | 'cut' | 'source-failed'
export type UnreadableEntry = { reason: UnreadableReason; raw: string }
type EntryResult = { ok: true; entry: ReadEntry } | { ok: false; unreadable: UnreadableEntry }

/** The fields that an entry inherits from its feed at `feedUrl`; `outlet` is the stored name of the outlet, or ''. */
export type EntryContext = {
  feedUrl: string
  base: string
  outlet: string
  names: string[]
  language: string
  now: Date
}

const excerptBytesMax = 2048
const guidLengthMax = 500

/** Cleans one entry. Never throws; an entry without a link or a title, or cut in two, is returned with its reason and an excerpt. */
export function readEntry(raw: RawEntry, context: EntryContext): EntryResult {
  if (raw.isCut) return unreadable('cut', raw)
  const [failed] = bridgeError.exec(cleanText(raw.title)) ?? []
  if (failed) return { ok: false, unreadable: { reason: 'source-failed', raw: failed } }
  const base = baseOf(raw, context.base)
  const stated = addressOf(raw, { ...context, base })
  const address = stated ?? addressInGuid(raw, context)
  if (address === null) return unreadable('no-link', raw)
  const [shown, canonical] = [displayUrl(address), canonicalUrl(address)]
  if (!shown.ok || !canonical.ok || isOutOfReach(shown.url, context)) return unreadable('bad-link', raw)
  const title = titleOfEntry(raw, new URL(shown.url), namesOf(raw, shown.url, context))
  if (title === '') return unreadable('no-title', raw)
  const description = cleanDescription(raw.summary || raw.content, title)
  const date = readDate(raw.date, context.now, { zone: zoneOf(raw, context) })
  return {
    ok: true,
    entry: {
      guid: truncateText(cleanText(raw.guid), guidLengthMax) || null,
      url: shown.url,
      givenUrl: address,
      canonicalUrl: canonical.url,
      ...(stated === null && { isLinkGuessed: true as const }),
      title,
      description,
      imageUrl: cleanImageUrl([...raw.images.map(withBase(base)), ...titlePictures(raw)], base),
      publishedAt: date && (date.isAhead ? context.now : date.at),
      givenAt: date?.at ?? null,
      isZoneGuessed: date?.isZoneGuessed ?? false,
      given: digestsOf(raw),
      language: detectLanguage(`${title} ${description}`, raw.language || context.language),
      tags: cleanTags(raw.tags),
    },
  }
}

/** RSS-Bridge reports a failure as an item with a new number each day. */
const bridgeError = /^Bridge returned error \d{1,9}!(?= \(\d{1,9}\)$)/

/** A home page or an address that no reader can open is passed over for the permalink behind it. */
function addressOf(raw: RawEntry, context: EntryContext): string | null {
  const [link, permalink, attachment] = [raw.link, raw.permalink, raw.attachment].map(given => {
    const text = given.replace(/\s+/g, '')
    return text === '' || isUnfilled(text) ? null : (resolveLink(text, context.base)?.href ?? text)
  })
  const first = link ?? permalink ?? attachment ?? null
  // A podcast's home page is a better start than an episode's sound file.
  if (!first || !permalink || isMedia(permalink) || isOutOfReach(permalink, context)) return first
  const isBetter =
    siteOf(first) === siteOf(permalink) && isHome(first, context) && !isHome(permalink, context)
  return isBetter || isOutOfReach(first, context) ? permalink : first
}

function isMedia(address: string): boolean {
  return /\.(?:mp3|m4a|mp4|ogg|wav)$/i.test(URL.parse(address)?.pathname ?? '')
}

function addressInGuid({ guid }: RawEntry, { base }: EntryContext): string | null {
  return /^https?:\/\/\S+$/i.test(guid) && siteOf(guid) === siteOf(base) ? guid : null
}

/**
 * Hosts inside a network are for its own feeds, which only FETCH_ALLOW admits: a CMS may write `localhost` into a public one.
 */
function isOutOfReach(address: string, { feedUrl }: EntryContext): boolean {
  if (isUnfilledPath(URL.parse(address)?.pathname ?? '')) return true
  return isInside(address) && !isInside(feedUrl)
}

export function isInside(address: string): boolean {
  const url = URL.parse(address)
  return url !== null && isPrivateHost(url.hostname)
}

function isHome(address: string, { base }: EntryContext): boolean {
  const [url, home] = [URL.parse(address), URL.parse(base)]
  if (url === null || url.hash !== '' || url.search !== '') return false
  return url.pathname === '/' || (home?.search === '' && url.pathname === home.pathname)
}

function digestsOf(raw: RawEntry): string {
  const { title, summary, content, images, date, link } = raw
  const text = summary || content
  const pictures = [...images.map(({ url }) => url), ...titlePictures(raw).map(({ url }) => url)].join(' ')
  const heading = title.trim() === '' ? `${text} ${pictures} ${link}` : title
  return [heading, text, pictures, date].map(digest).join(' ')
}

function digest(text: string): string {
  return hash('sha256', text, 'base64url').slice(0, 11)
}

function namesOf(raw: RawEntry, url: string, { names, outlet }: EntryContext) {
  const source = URL.canParse(raw.sourceUrl) ? new URL(raw.sourceUrl).hostname : ''
  return { outlet, names: [...names, cleanText(raw.source), source, new URL(url).hostname].filter(Boolean) }
}

function baseOf(raw: RawEntry, feedBase: string): string {
  const steps = raw.base.split(' ').filter(Boolean)
  return steps.reduce((base, step) => webBase(step, base), feedBase)
}

/** A picture with the base of the text that holds it. */
function withBase(base: string): (image: RawEntry['images'][number]) => RawEntry['images'][number] {
  return image => (image.base ? { ...image, base: webBase(image.base, base) } : image)
}

/** The zone of the feed's home page; a feed that aggregates several outlets states its zones. */
function zoneOf(raw: RawEntry, { base, language }: EntryContext): string {
  return feedZone({ host: new URL(base).hostname, language: raw.language || language })
}

// A picture counts only in a title without words; beside words it is an emoji.
function titlePictures(raw: RawEntry) {
  return cleanText(raw.title) === '' ? imagesInHtml(raw.title) : []
}

function unreadable(reason: UnreadableReason, raw: RawEntry): EntryResult {
  const bytes = Buffer.from(raw.excerpt().slice(0, excerptBytesMax).toWellFormed())
  const whole = bytes.length <= excerptBytesMax ? bytes : bytes.subarray(0, excerptBytesMax - 3)
  return { ok: false, unreadable: { reason, raw: whole.toString('utf8').replace(/\uFFFD+$/, '') } }
}

/**
 * The title, else the alt text of a picture in it, else the first words of the text, as of a status update. A photograph or
 * recording often has none: then the alt text of its pictures, its caption, words of its path, its address. '' if all are empty.
 */
function titleOfEntry(raw: RawEntry, address: URL, names: { names: string[]; outlet: string }): string {
  const text = raw.summary || raw.content
  const clean = (title: string) => cleanTitle(title, names.names, names)
  const [shown = ''] = altTexts(raw.title).map(clean).filter(Boolean)
  // A plain title of tags alone was markup by mistake.
  const isPlain = raw.isTitlePlain && cleanText(raw.title) !== ''
  const own = cleanTitle(raw.title, names.names, { ...names, isPlain })
  const title = (isPlaceholder(own) ? '' : own) || shown || firstWords(cleanDescription(text, ''))
  if (title !== '') return title
  const isMedia = raw.images.length > 0 || raw.attachment !== '' || /<img\b/i.test(`${raw.title}${text}`)
  if (!isMedia) return ''
  const [pictured = ''] = [...altTexts(text), ...raw.captions].map(clean).filter(Boolean)
  return firstWords(pictured) || wordsOfPath(address) || firstWords(clean(address.host + address.pathname))
}

function firstWords(text: string): string {
  return truncateText(text, firstWordsLengthMax)
}

// "/2026/01/the-ferry-is-back-1234.mp3" gives "The ferry is back 1234"; a single word is too vague.
function wordsOfPath({ pathname }: URL): string {
  const parts = pathname
    .split('/')
    .map(part => cleanTitle(part.replace(/\.\w{2,5}$/, '').replace(/[-_+]+/g, ' '), []))
  const words = parts.findLast(part => (part.match(/[a-z]{2,}/gi)?.length ?? 0) > 1) ?? ''
  return firstWords(words.slice(0, 1).toUpperCase() + words.slice(1))
}
