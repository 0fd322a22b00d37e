// Finds when an article was published. Kinds of dates are tried in the order of how often each was right on checked pages.

import { parseDate, type WriterZone } from '../../text/parse-date.ts'
import { readZone } from '../../text/parse-date-zone.ts'
import {
  type DateOrder,
  farthestEastMs,
  findDateInText,
  utcAtEnd,
  type WrittenDate,
  writtenDate,
} from './article-date-in-text.ts'
import { findAge, findDateBelowHeadline, findLooseDate, findShownDate } from './article-date-shown.ts'
import {
  type ArticlePage,
  type FieldValue,
  firstFound,
  foundIn,
  inMeta,
  jsonLdValues,
  modifiedKeys,
  publishedKeys,
} from './article-page.ts'
import { findPageZone } from './article-zone.ts'
import { linkedAs, type PageScan } from './page-scan.ts'

// Allows backslashes before quotes, because Next.js sends data as JSON inside a string.
const dateInScript =
  /["']([\w-]{0,30}(?:publi|pub_?date|post_?date|upload_?date|date_?created|create_?date|created_?at|display_?date)[\w-]{0,20})\\?["']\s{0,3}:\s{0,3}\\?["']?(\d{4}-\d\d-\d\d[^"',}<>\\]{0,30}|\d{1,2}\.\d{1,2}\.\d{4}[^"',}<>\\]{0,20}|[A-Z][a-z]{2,8}\s\d{1,2},\s\d{4}[^"'}<>\\]{0,20}|\d{10}(?:\d{3})?(?=["',}\s\\]))/i

export type ArticleDate = FieldValue<Date> & {
  /** The day in the outlet's own zone, ISO: the ninth in UTC may have been the evening of the eighth there. */
  day: string
}

/** The instant of publication, midnight UTC if no time of day is known. Never in the future. */
export function findArticleDate(page: ArticlePage): ArticleDate | null {
  const order = dateOrderOf(page)
  const zone = findPageZone(page)
  const read = (text: string) => readWritten(text, { now: page.now, order, zone })
  const findShown = memoize(() => findShownDate(page, { order, zone }))
  const found = isFrontPage(page)
    ? (findModified(page, read) ?? findPublished(page, { read, findShown }))
    : (findPublished(page, { read, findShown }) ?? findModified(page, read))
  const own = found?.from === 'meta' ? (correctedByPage(page, found, { order, zone, read }) ?? found) : found
  const last = () => dateInSlug(page, order) ?? findLooseDate(page, { order, zone })
  return toArticleDate(page, own ?? last(), { findShown, zone })
}

// Meta tags may have the day on which a text was begun; the day below the headline is that of publication or of the last change.
function correctedByPage(
  page: ArticlePage,
  { value }: FieldValue<WrittenDate>,
  { order, zone, read }: { order: DateOrder; zone: WriterZone; read: Read },
): FieldValue<WrittenDate> | null {
  const shown = findDateBelowHeadline(page, { order, zone })
  if (shown === null || shown.value.day === value.day || isSameNight(shown.value.day, value.at)) return null
  const changes = [
    ...jsonLdDates(page, ['dateModified']),
    ...inMeta(page, 'meta', modifiedKeys).map(one => one.value),
  ]
  const isChange = changes.some(text => read(text)?.day === shown.value.day)
  return isChange ? null : shown
}

type Reading = { now: Date; order: DateOrder; zone: WriterZone }
type Read = (text: string) => WrittenDate | null
type FindShown = () => FieldValue<WrittenDate> | null

// Searching the visible texts is slow, and two callers need the result.
function memoize<T>(find: () => T): () => T {
  let found: { value: T } | null = null
  return () => {
    found ??= { value: find() }
    return found.value
  }
}

function findPublished(
  page: ArticlePage,
  { read, findShown }: { read: Read; findShown: FindShown },
): FieldValue<WrittenDate> | null {
  const inScripts = page.scan.scripts.flatMap(text => dateInScript.exec(text)?.[2] ?? [])
  return (
    firstFound(foundIn('json-ld', jsonLdDates(page, ['datePublished'])), read) ??
    firstFound(inMeta(page, 'meta', publishedKeys), read) ??
    firstFound(foundIn('microdata', datedElements(page, /^datepublished$/)), read) ??
    firstFound(foundIn('json-ld', jsonLdDates(page, ['uploadDate', 'dateCreated'])), read) ??
    dateInAddress(page) ??
    findShown() ??
    firstFound(foundIn('script-data', inScripts), read) ??
    findAge(page)
  )
}

function findModified(page: ArticlePage, read: Read): FieldValue<WrittenDate> | null {
  return (
    firstFound(foundIn('json-ld', jsonLdDates(page, ['dateModified'])), read) ??
    firstFound(inMeta(page, 'meta', modifiedKeys), read) ??
    firstFound(foundIn('microdata', datedElements(page, /^date(?:modified|created|updated)?$/)), read)
  )
}

/** A front page's publication date is that of the site, so its last change is used instead. */
function isFrontPage({ url }: ArticlePage): boolean {
  return url.pathname === '/' && url.search === ''
}

// Purely numeric dates are ambiguous, so they are read in the page's order.
function readWritten(text: string, reading: Reading): WrittenDate | null {
  const isNumbers = /^\d{1,2}[/.-]/.test(text)
  const numeric = isNumbers ? findDateInText(text, reading) : null
  if (numeric) return numeric
  const { now, zone } = reading
  const at = parseDate(text, now, { zone })
  return at
    ? writtenDate(at, { day: dayIn(text, at, now), isInUtc: utcAtEnd.test(text.trim()) })
    : findDateInText(text, reading)
}

/** The day that a text names in its own zone, found by ignoring the zone; that clock may be ahead of UTC. */
function dayIn(text: string, at: Date, now: Date): string {
  const local = parseDate(text.trim().replace(zoneAtEnd, ''), endOfTime) ?? at
  const isToCome = local.getTime() > now.getTime() + farthestEastMs
  return (isToCome ? at : local).toISOString().slice(0, 10)
}

const endOfTime = new Date(8.64e15)
const zoneAtEnd = /\s{0,3}(?:\b(?:GMT|UTC)\s?)?[+-]\d\d:?\d\d$|\s?\b[A-Z]{3,4}$|Z$/

// Many systems write every time in UTC. Then the address, or else the visible date, gives the outlet's own day.
function toArticleDate(
  page: ArticlePage,
  found: FieldValue<WrittenDate> | null,
  { findShown, zone }: { findShown: FindShown; zone: WriterZone },
): ArticleDate | null {
  if (found === null) return null
  const { at, day, isInUtc } = found.value
  const own = isInUtc
    ? [dateInAddress(page), findShown()].find(one => one && isSameNight(one.value.day, at))
    : null
  // Midnight in UTC is how systems write a day without a time.
  const hasTime = at.getTime() % (24 * hourMs) !== 0
  const ownDay = own?.value.day ?? (isInUtc && hasTime ? dayInZone(at, zone) : null)
  return { value: at, from: found.from, day: ownDay ?? day }
}

function dayInZone(at: Date, zone: WriterZone): string | null {
  const offset = zone === null ? 'none' : readZone(zone, at.getTime())
  return typeof offset === 'number' ? new Date(at.getTime() + offset).toISOString().slice(0, 10) : null
}

const hourMs = 3_600_000

/** Whether it was this day anywhere between Honolulu and Auckland at the instant `at`. */
function isSameNight(day: string, at: Date): boolean {
  const hoursBehind = (at.getTime() - Date.parse(`${day}T00:00Z`)) / hourMs
  return hoursBehind > -13 && hoursBehind < 24 + 10
}

function jsonLdDates(page: ArticlePage, names: string[]): string[] {
  return names.flatMap(name => jsonLdValues(page, { name, leastRank: 1.5 }))
}

// American pages write the month first in numeric dates, all others the day.
function dateOrderOf({ scan, url }: ArticlePage): DateOrder {
  return /^en-us$/i.test(scan.htmlLanguage) ||
    (/^en$|^$/i.test(scan.htmlLanguage) && /\.(?:com|org|gov|us)$/.test(url.hostname))
    ? 'month-first'
    : 'day-first'
}

function datedElements({ scan }: ArticlePage, property: RegExp): string[] {
  const elements = scan.marked.filter(({ attributes }) =>
    property.test((attributes.get('itemprop') ?? attributes.get('property') ?? '').toLowerCase()),
  )
  return elements.flatMap(({ attributes, text }) => [
    attributes.get('content') ?? '',
    attributes.get('datetime') ?? '',
    attributes.get('title') ?? '',
    text,
  ])
}

const pathDays = [
  /(?<!\d)((?:19|20)\d\d)[/_-](0?[1-9]|1[0-2])[/_-](0?[1-9]|[12]\d|3[01])(?!\d)/,
  /(?<!\d)((?:19|20)\d\d)\/([a-z]{3})\/(0?[1-9]|[12]\d|3[01])(?!\d)/,
  /(?<!\d)(20[0-3]\d)(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(?!\d)/,
]

/** The day in the address, as in /2020/02/18/. */
export function addressDate(page: Pick<ArticlePage, 'url' | 'now'>): ArticleDate | null {
  const found = dateInAddress(page)
  return found && { value: found.value.at, from: found.from, day: found.value.day }
}

function dateInAddress(
  page: Pick<ArticlePage, 'url' | 'now'> & { scan?: PageScan },
): FieldValue<WrittenDate> | null {
  const days = addressesOf(page).flatMap(path =>
    pathDays.flatMap(pattern => {
      const [, year, month, day] = pattern.exec(path) ?? []
      return year && month && day
        ? [`${day.padStart(2, '0')} ${month} ${year}`.replace(/ (\d{1,2}) /, '-$1-')]
        : []
    }),
  )
  return firstFound(foundIn('address', days), text =>
    findDateInText(text, { now: page.now, order: 'day-first' }),
  )
}

/** The requested address and the one that the page names as its own: a short or redirected address has no day. */
function addressesOf({ url, scan }: Pick<ArticlePage, 'url'> & { scan?: PageScan }): string[] {
  const [canonical] = scan ? linkedAs(scan, 'canonical') : []
  const own = URL.parse(canonical ?? '', url)
  return [url, ...(own ? [own] : [])].map(({ pathname, search }) => `${pathname}${search}`.slice(0, 2000))
}

/** A day in the words of the address, as in /gold-price-today-14-june-2022. */
function dateInSlug(page: ArticlePage, order: DateOrder): FieldValue<WrittenDate> | null {
  const words = addressesOf(page).map(path => path.replace(/[^\p{L}\p{N}]+/gu, ' '))
  return firstFound(foundIn('address', words), text => {
    const found = findDateInText(text, { now: page.now, order, isPast: true })
    return found && Date.parse(found.day) <= page.now.getTime() ? found : null
  })
}
