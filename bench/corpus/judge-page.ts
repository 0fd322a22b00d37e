import type { ArticleDate } from '../../src/ingest/article/article-date.ts'
import type { ReadArticle } from '../../src/ingest/article/read-article.ts'
import { cleanDescription } from '../../src/text/clean-description.ts'
import { cleanTitle } from '../../src/text/clean-title.ts'
import { cleanImageUrl } from '../../src/text/image-url.ts'
import { countryZone, outletCountry } from '../../src/text/outlet-zone.ts'
import { parseDate } from '../../src/text/parse-date.ts'

export type GoldPage = {
  suite: string
  file: string
  url: string
  title: string | null
  description: string | null
  image: string | null
  publisher: string | null
  date: string | null
  lang: string | null
  canonical: string | null
}

export type PageField = 'title' | 'image' | 'date' | 'publisher' | 'lang' | 'description' | 'canonical'
export type Verdict = { isRight: boolean; kind: string; detail: string }

/** Whether a field agrees with the gold standard; `null` if the gold has no value for it. */
export function judgePage(field: PageField, gold: GoldPage, article: ReadArticle): Verdict | null {
  const expected = gold[field]
  if (!expected) return null
  const judged = compare[field](expected, gold, article)
  const kind = judged.got === '' ? 'nothing was found' : `from ${judged.from}`
  return { isRight: judged.isRight, kind, detail: `expected ${expected}, found ${judged.got}` }
}

type Compared = { isRight: boolean; got: string; from: string }
type Compare = (expected: string, gold: GoldPage, article: ReadArticle) => Compared

const compare: Record<PageField, Compare> = {
  title: (expected, gold, { title, source }) => {
    const got = title?.value ?? ''
    const clean = (text: string) => lettersOf(cleanTitle(text, [source.value, new URL(gold.url).hostname]))
    // Golds keep a leading outlet name, too: "LeanData | The Winds of Change".
    const isNamedInFront = lettersOf(source.value + got) === lettersOf(expected)
    return { isRight: isNamedInFront || clean(got) === clean(expected), got, from: title?.from ?? '' }
  },
  description: (expected, _gold, { description, title }) => {
    const got = description?.value ?? ''
    const clean = (text: string) => lettersOf(cleanDescription(text, title?.value ?? '')).slice(0, 100)
    return { isRight: clean(got) === clean(expected), got, from: description?.from ?? '' }
  },
  image: (expected, gold, { image }) => {
    const got = image?.value ?? ''
    return {
      isRight: pictureOf(got) === pictureOf(addressOf(expected, gold.url)),
      got,
      from: image?.from ?? '',
    }
  },
  date: (expected, gold, { publishedAt, language }) => {
    const host = new URL(gold.url).hostname
    const zone = countryZone(outletCountry({ host, language: language?.value ?? '' }))
    return {
      isRight: publishedAt !== null && isSameDay(expected, publishedAt, zone),
      got: publishedAt ? `${publishedAt.value.toISOString()}, there ${publishedAt.day}` : '',
      from: publishedAt?.from ?? '',
    }
  },
  publisher: (expected, _gold, { source }) => ({
    isRight: nameOf(source.value) === nameOf(expected),
    got: source.value,
    from: source.from,
  }),
  lang: (expected, _gold, { language }) => {
    const got = language?.value ?? ''
    return { isRight: got.split('-')[0] === expected.split('-')[0], got, from: language?.from ?? '' }
  },
  canonical: (expected, _gold, { canonical }) => {
    const got = canonical?.value ?? ''
    return { isRight: plainAddress(got) === plainAddress(expected), got, from: canonical?.from ?? '' }
  },
}

// An instant is compared with an instant; a day, which a person looked up on the page, with the page's day. Some tools
// recorded such a day as an instant: midnight in the outlet's zone, or with the hour misread.
function isSameDay(expected: string, { value, day }: ArticleDate, zone: string | null): boolean {
  if (day === expected.slice(0, 10)) return true
  if (!expected.includes('T')) return false
  const isMidnightThere = parseDate(`${day} 00:00`, value, { zone })?.getTime() === Date.parse(expected)
  return isMidnightThere || new Date(expected).toISOString().slice(0, 10) === value.toISOString().slice(0, 10)
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '')
}

function nameOf(text: string): string {
  return lettersOf(text).replace(/^the|(?:com|inc)$/g, '')
}

function addressOf(image: string, base: string): string {
  return cleanImageUrl([{ url: image, width: null, height: null }], base) || image
}

/** Identifies the file, ignoring the size in the query. */
function pictureOf(url: string): string {
  const parsed = URL.parse(url)
  return parsed ? parsed.host + decodeURI(parsed.pathname) : url
}

function plainAddress(url: string): string {
  return url.replace(/^https?:\/\/(?:www\.)?/, '').replace(/[/?#]+$/, '')
}
