// Feeds assembled at random from typical parts: for any input, the output can be stored and shown.

import fc from 'fast-check'
import { expect } from 'vitest'
import { property } from '../../../test/support/property.ts'
import { canonicalUrl } from '../../address/canonical-url.ts'
import { cleanTitle } from '../../text/clean-title.ts'
import { type ReadFeed, readFeed } from './read-feed.ts'

const now = new Date('2026-01-10T12:00:00Z')

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    'R&amp;D',
    '<![CDATA[<b>x</b>]]>',
    '&lt;script&gt;alert(1)',
    'हिंदी समाचार',
    'A - Outlet',
    '\0',
    '<!--',
    ']]>',
    '&#0;',
    '&#xD800;',
    'â€™',
  ),
)

const anyLink = fc.constantFrom(
  'https://outlet.example/1?utm_source=x',
  '/relative',
  'javascript:alert(1)',
  '//other.example/a',
  'https://a:b@c.example/',
  'data:,x',
  'https://outlet.example/ä b',
  '',
)

const dates = ['Sat, 08 Nov 2025 10:00:00 IST', '9999-01-01', '0001-01-01', '2025-11-08', '%%', '']
const anyDate = fc.constantFrom(...dates)

const anyItem = fc
  .record({ title: anyText, link: anyLink, date: anyDate, text: anyText, image: anyLink })
  .map(
    ({ title, link, date, text, image }) =>
      `<item><title>${title}</title><link>${link}</link><pubDate>${date}</pubDate><description>${text}</description><enclosure url="${image}" type="image/png"/></item>`,
  )

const anyFeed = fc
  .array(anyItem, { maxLength: 4 })
  .map(items => `<rss><channel><title>Outlet</title>${items.join('')}</channel></rss>`)

function read(body: Uint8Array): ReadFeed | null {
  const result = readFeed({ body, contentType: null, feedUrl: 'https://outlet.example/rss', now: now })
  return result.ok ? result.feed : null
}

property(anyFeed)('stored values are well formed, inert, absolute and not in the future', xml => {
  for (const entry of read(Buffer.from(xml))?.entries ?? []) {
    for (const text of [entry.title, entry.description, entry.guid ?? '']) {
      expect(text.isWellFormed()).toBe(true)
      expect(text).not.toMatch(/<[a-z/!?]|\0/i)
    }
    expect(entry.title).not.toBe('')
    expect(entry.url).toMatch(/^https?:\/\/[^@\s"<>]+$/)
    expect(entry.imageUrl).toMatch(/^(?:https?:\/\/[^@\s"<>]+)?$/)
    expect((entry.publishedAt ?? now).getTime()).toBeLessThanOrEqual(now.getTime())
  }
})

property(anyFeed)('reading the output again changes nothing', xml => {
  for (const entry of read(Buffer.from(xml))?.entries ?? []) {
    expect(cleanTitle(entry.title, [])).toBe(entry.title)
    expect(canonicalUrl(entry.canonicalUrl)).toEqual({ ok: true, url: entry.canonicalUrl, changes: [] })
  }
})

property(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 20 }))(
  'every item becomes an entry or is unreadable with a reason',
  (good, bad) => {
    const items = '<item><title>x</title><link>https://a.example/1</link></item>'.repeat(good)
    const others = '<item><title>x</title></item>'.repeat(bad)
    const feed = read(Buffer.from(`<rss><channel>${items}${others}</channel></rss>`))
    expect([feed?.entries.length, feed?.unreadable.length, feed?.leftOut]).toEqual([good, bad, 0])
  },
)

property(fc.uint8Array({ maxLength: 300 }))('arbitrary bytes have an outcome', bytes => {
  expect(read(bytes)?.unreadable ?? []).toEqual([])
})
