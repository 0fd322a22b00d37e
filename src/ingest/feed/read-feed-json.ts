// Reads JSON Feed 1.0 and 1.1 and imitations of it: any field may be missing or of another type.
import { parseJson } from '../../domain/fields/parse-json.ts'
import type { FailureDetail } from '../../domain/reasons/failure-detail.ts'
import { escapeHtml } from '../../text/clean-text.ts'
import { createJsonMeter } from '../reader/json-meter.ts'
import { chooseEntries, type EntryLimit, firstDate } from './choose-entries.ts'
import { imagesInHtml } from './read-feed-images.ts'
import { textLengthMax } from './read-feed-node.ts'
import type { RawEntry, RawFeed } from './read-feed-raw.ts'

type JsonFeedResult =
  | { ok: true; feed: RawFeed }
  | { ok: false; failure: 'bad-json' | 'not-a-feed' | 'too-complex'; detail: FailureDetail }

// 40,000 items of ten values, most of which are only counted: 1,600,000 empty lists in 5 MB used up all memory.
const valuesMax = 500_000

/** Reads the feed in a JSON text. Older items beyond the limit are counted but not read. */
export function readJsonFeed(text: string, limit: EntryLimit): JsonFeedResult {
  const measured = createJsonMeter({ recordDepth: null, valuesMax }).measure(text)
  if (measured < text.length) return fail('too-complex', { code: 'json-too-large' })
  const parsed = parseJson(text)
  if (parsed === undefined) return fail('bad-json', { code: 'broken-json' })
  const items = member(parsed, 'items')
  const isFeed =
    /jsonfeed/i.test(textAt(parsed, 'version')) || (Array.isArray(items) && textAt(parsed, 'title') !== '')
  if (!isFeed) return fail('not-a-feed', { code: 'no-json-feed' })
  const list = Array.isArray(items) ? items : []
  const chosen = chooseEntries(list.map(dateOf), limit)
  const kept = list.filter((_, place) => chosen.has(place))
  const feed: RawFeed = {
    format: 'json',
    title: textAt(parsed, 'title'),
    homeUrl: textAt(parsed, 'home_page_url'),
    language: textAt(parsed, 'language'),
    ttlMs: null,
    newFeedUrl: '',
    entries: kept.map(readItem),
    leftOut: list.length - kept.length,
  }
  return { ok: true, feed }
}

function fail(
  failure: Extract<JsonFeedResult, { ok: false }>['failure'],
  detail: FailureDetail,
): JsonFeedResult {
  return { ok: false, failure, detail }
}

function readItem(item: unknown): RawEntry {
  const content =
    textAt(item, 'content_html') || escapeHtml(textAt(item, 'content_text').slice(0, textLengthMax))
  const attached = attachmentsOf(item)
  return {
    guid: textAt(item, 'id'),
    link: textAt(item, 'url') || textAt(item, 'external_url') || idLink(item),
    permalink: '',
    attachment: textAt(
      attached.find(one => !isPicture(one)),
      'url',
    ),
    base: '',
    title: textAt(item, 'title'),
    isTitlePlain: true,
    summary: textAt(item, 'summary'),
    content,
    images: [...imageFields(item, attached.filter(isPicture)), ...imagesInHtml(content)],
    captions: attached.map(attachment => textAt(attachment, 'title')),
    date: dateOf(item),
    language: textAt(item, 'language'),
    tags: tagsOf(item),
    source: '',
    sourceUrl: '',
    isCut: false,
    excerpt: () => JSON.stringify(item),
  }
}

function dateOf(item: unknown): string {
  return firstDate([textAt(item, 'date_published'), textAt(item, 'date_modified')])
}

function imageFields(item: unknown, pictures: unknown[]) {
  const own = [textAt(item, 'image'), textAt(item, 'banner_image')]
  const urls = [...own, ...pictures.map(one => textAt(one, 'url'))]
  return urls.filter(Boolean).map(url => ({ url, width: null, height: null }))
}

function attachmentsOf(item: unknown): unknown[] {
  const attachments = member(item, 'attachments')
  return Array.isArray(attachments) ? attachments : []
}

function isPicture(attachment: unknown): boolean {
  return /^image\//i.test(textAt(attachment, 'mime_type'))
}

function tagsOf(item: unknown): string[] {
  const tags = member(item, 'tags')
  return Array.isArray(tags) ? tags.filter(tag => typeof tag === 'string') : []
}

function idLink(item: unknown): string {
  const id = textAt(item, 'id')
  return /^https?:\/\//i.test(id) ? id : ''
}

function member(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  return Object.getOwnPropertyDescriptor(value, key)?.value
}

function textAt(value: unknown, key: string): string {
  const found = member(value, key)
  if (typeof found === 'string') return found.trim()
  return typeof found === 'number' ? String(found) : ''
}
