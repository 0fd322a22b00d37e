// When an article appeared. Pages carry many dates; the order here is that of how often each kind was right on pages whose
// date people had looked up.
import { type DateOrder, findDateInText } from './article-date-in-text.ts'
import { type ArticlePage, as, type Found, firstFound, jsonLdValues, metaValues } from './article-page.ts'
import { parseDate } from './parse-date.ts'
import { DATE_ATTRIBUTES, type Place } from './scan-page.ts'

const PUBLISHED_KEYS = [
  'article:published_time',
  'og:article:published_time',
  'og:published_time',
  'article:published',
  'og:pubdate',
  'datepublished',
  'publishdate',
  'publish_date',
  'publish-date',
  'published-date',
  'pubdate',
  'publication_date',
  'publication-date',
  'article:publication_date',
  'article:post_date',
  'article.published',
  'sailthru.date',
  'parsely-pub-date',
  'cxenseparse:recs:publishtime',
  'cxenseparse:publishtime',
  'dc.date.issued',
  'dcterms.issued',
  'dc.issued',
  'dcterms.created',
  'dc.created',
  'dc.date.created',
  'dcterms.date',
  'dc.date',
  'dcterms.available',
  'originalpublicationdate',
  'original-publish-date',
  'rnews:datepublished',
  'vr:published_time',
  'bt:pubdate',
  'citation_publication_date',
  'citation_date',
  'citation_online_date',
  'published_time',
  'published_at',
  'date_published',
  'firstpublished',
  'article_date_original',
  'created',
  'datecreated',
  'article:created',
  'uploaddate',
  'displaydate',
  'pdate',
  'ptime',
  'timestamp',
  'date',
  'release_date',
  'video:release_date',
  'og:video:release_date',
  'music:release_date',
]
const MODIFIED_KEYS = [
  'article:modified_time',
  'og:article:modified_time',
  'og:updated_time',
  'datemodified',
  'dcterms.modified',
  'dc.date.modified',
  'last-modified',
  'lastmod',
  'revised',
  'modified',
  'utime',
]

const IN_SCRIPTS =
  /["']([\w-]{0,30}(?:publi|pub_?date|post_?date|upload_?date|date_?created|create_?date|created_?at|display_?date)[\w-]{0,20})["']\s{0,3}:\s{0,3}["']?(\d{4}-\d\d-\d\d[^"',}<>]{0,30}|\d{1,2}\.\d{1,2}\.\d{4}[^"',}<>]{0,20}|\d{10}(?:\d{3})?(?=["',}\s]))/i

/** The instant at which the article appeared. Without a clock it is midnight UTC. Never in the future. */
export function findArticleDate(page: ArticlePage): Found<Date> | null {
  const { now, scan } = page
  const order = dateOrderOf(page)
  // Numbers alone are ambiguous: their order is the page's.
  const read = (text: string) =>
    (/^\d{1,2}[/.-]/.test(text) ? findDateInText(text, { now, order }) : null) ??
    parseDate(text, now) ??
    findDateInText(text, { now, order })
  return (
    firstFound(as('json-ld', jsonLdDates(page, ['datePublished'])), read) ??
    firstFound(as('meta', metaValues(page, PUBLISHED_KEYS)), read) ??
    firstFound(as('microdata', datedElements(page, /^datepublished$/)), read) ??
    firstFound(as('json-ld', jsonLdDates(page, ['uploadDate', 'dateCreated'])), read) ??
    addressDate(page) ??
    shownDate(page, order) ??
    firstFound(
      as(
        'script-data',
        scan.scripts.flatMap(text => IN_SCRIPTS.exec(text)?.[2] ?? []),
      ),
      read,
    ) ??
    firstFound(as('json-ld', jsonLdDates(page, ['dateModified'])), read) ??
    firstFound(as('meta', metaValues(page, MODIFIED_KEYS)), read) ??
    firstFound(as('microdata', datedElements(page, /^date(?:modified|created|updated)?$/)), read) ??
    looseDate(page, order)
  )
}

function jsonLdDates(page: ArticlePage, names: string[]): string[] {
  return names.flatMap(name => jsonLdValues(page, { name, leastRank: 1.5 }))
}

// American pages write the month first, all others that write numbers the day.
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
    text,
  ])
}

// A time element, or what a class calls a date, nearest to the headline.
function shownDate(page: ArticlePage, order: DateOrder): Found<Date> | null {
  const elements = page.scan.marked.filter(({ name, place }) => name !== 'h1' && place !== 'beside')
  const candidates = byCloseness(elements, headingAt(page)).flatMap(({ name, attributes, text }) => {
    const from = name === 'time' ? 'time-element' : 'text'
    return as(from, [...DATE_ATTRIBUTES.map(attribute => attributes.get(attribute) ?? ''), text])
  })
  const { now } = page
  return firstFound(candidates, text => findDateInText(text, { now, order }))
}

// Any date in what is shown, nearest to the headline.
function looseDate(page: ArticlePage, order: DateOrder): Found<Date> | null {
  const texts = page.scan.texts.filter(
    ({ text, place }) => place !== 'beside' && text.length < 300 && /\d/.test(text),
  )
  const near = byCloseness(texts, headingAt(page))
  return firstFound(
    as(
      'text',
      near.slice(0, 400).map(({ text }) => text),
    ),
    text => findDateInText(text, { now: page.now, order }),
  )
}

function headingAt({ scan, title }: ArticlePage): number {
  const start = lettersOf(title).slice(0, 30)
  const shown =
    start.length < 12
      ? undefined
      : scan.texts.find(({ text }) => lettersOf(text.slice(0, 200)).startsWith(start))
  if (shown) return shown.at
  const heading = scan.marked.find(({ name, place }) => name === 'h1' && place !== 'beside')
  return heading?.at ?? 0
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}

// What stands before the headline is twice as far away: there are today's date and the neighbours.
function byCloseness<Item extends { at: number; place: Place }>(items: Item[], headingAt: number): Item[] {
  const distance = ({ at }: Item) => (at >= headingAt ? at - headingAt : 2 * (headingAt - at))
  return items.toSorted((a, b) => distance(a) - distance(b))
}

const PATH_DAYS = [
  /(?<!\d)((?:19|20)\d\d)[/_-](0?[1-9]|1[0-2])[/_-](0?[1-9]|[12]\d|3[01])(?!\d)/,
  /(?<!\d)((?:19|20)\d\d)\/([a-z]{3})\/(0?[1-9]|[12]\d|3[01])(?!\d)/,
  /(?<!\d)(20[0-3]\d)(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(?!\d)/,
]

/** The day that the address names, as in /2020/02/18/. */
export function addressDate({ url, now }: Pick<ArticlePage, 'url' | 'now'>): Found<Date> | null {
  const path = `${url.pathname}${url.search}`.slice(0, 2000)
  const days = PATH_DAYS.flatMap(pattern => {
    const [, year, month, day] = pattern.exec(path) ?? []
    return year && month && day
      ? [`${day.padStart(2, '0')} ${month} ${year}`.replace(/ (\d{1,2}) /, '-$1-')]
      : []
  })
  return firstFound(as('address', days), text => findDateInText(text, { now, order: 'day-first' }))
}
