import { expect, test } from 'vitest'
import { hostileStrings } from '../../../../test/support/hostile-strings.ts'
import type { ExchangeTable } from '../../../domain/exchange/exchange-table.ts'
import { describeLine } from '../../../domain/exchange/line-reason.ts'
import { readRow } from './read-row.ts'

const now = new Date('2026-01-02T06:30:00Z')
const link = { title: 'A', url: 'https://outlet.example/a', source: 'O', category: 'news' }
const category = { name: 'News', slug: 'news' }
const page = { type: 'about', title: 'Us', content: '<p>We</p>' }

function read(fields: Record<string, unknown>, table: ExchangeTable = 'news_links') {
  return readRow(table, { line: 2, fields: new Map(Object.entries(fields)) }, now)
}

function reasonOf(fields: Record<string, unknown>, table?: ExchangeTable): string {
  const result = read(fields, table)
  return result.ok ? 'right' : describeLine({ outcome: 'wrong', reasons: result.reasons }, 'en')
}

test('only the columns that the file has are written', () => {
  expect(read(link)).toMatchObject({
    ok: true,
    row: { key: 'https://outlet.example/a', values: { ...link, canonical_url: 'https://outlet.example/a' } },
  })
  const result = read({ ...link, description: '', language: '', featured: '' })
  expect(result).toMatchObject({
    ok: true,
    row: { values: { description: '', language: null, featured: false } },
  })
})

test.each([
  ['https://outlet.example/a.', 'https://outlet.example/a'],
  ['https://outlet.example/a”', 'https://outlet.example/a'],
  ['https://outlet.example/a।', 'https://outlet.example/a'],
  ['https://outlet.example/Ferry_(boat)', 'https://outlet.example/Ferry_(boat)'],
  ['outlet.example/a', 'https://outlet.example/a'],
])('the address %s is read as typed by a person, unless the row was exported with an id', (typed, url) => {
  expect(read({ ...link, url: typed })).toMatchObject({ ok: true, row: { values: { url } } })
  const id = '01890000-0000-7000-8000-000000000001'
  const exported = read({ ...link, url: 'https://outlet.example/a.', id })
  expect(exported).toMatchObject({ ok: true, row: { values: { url: 'https://outlet.example/a.' } } })
})

test('JSON may have numbers, flags and null where a form has text', () => {
  const fields = { ...link, title: 2026, description: null, featured: true, image_url: null }
  expect(read(fields)).toMatchObject({
    ok: true,
    row: { values: { title: '2026', description: '', featured: true } },
  })
  expect(reasonOf({ ...link, title: { rendered: 'A' } })).toBe('title: This is not a text')
  expect(reasonOf({ ...link, category: ['a', 'b'] })).toBe('category: This is not a text')
  expect(reasonOf({ ...link, description: { a: 1 } })).toMatch(/^description: /)
})

test.each([
  ['title', 'Modi&#8217;s plan &amp; more &#8211; <em>live</em>', 'Modi’s plan & more – live'],
  ['description', '<p>Short <b>text</b>&nbsp;here</p>\n<p>and   there</p>', 'Short text here\nand there'],
  ['source', 'Times &amp; Co', 'Times & Co'],
  ['category', 'World &amp; Sport', 'World & Sport'],
  ['title', 'AT&T < 5  & R&D; “<3”', 'AT&T < 5  & R&D; “<3”'],
  ['description', 'NULL', ''],
  ['description', '\\N', ''],
  ['image_url', 'undefined', ''],
])('the %s %j is read as %j, unless the row was exported', (column, given, value) => {
  expect(read({ ...link, [column]: given })).toMatchObject({ ok: true, row: { values: { [column]: value } } })
  if (column === 'image_url') return
  const id = '01890000-0000-7000-8000-000000000001'
  const exported = read({ ...link, [column]: given, id })
  expect(exported).toMatchObject({ ok: true, row: { values: { [column]: given } } })
})

test.each([
  [{ slug: 'world', name: 'World' }, 'world'],
  [{ id: 7, name: 'World' }, '7'],
  [{ name: 'World' }, 'World'],
  [['world'], 'world'],
])('the category of JSON %j is %s', (category, value) => {
  expect(read({ ...link, category })).toMatchObject({ ok: true, row: { values: { category: value } } })
})

test('a row with an unreadable letter is imported with a remark', () => {
  expect(read({ ...link, title: 'Caf\uFFFD' })).toMatchObject({
    ok: true,
    row: { notes: [{ code: 'unreadable-letters' }] },
  })
  expect(read({ ...page, content: '<p>\uFFFD<script></script></p>' }, 'site_links')).toMatchObject({
    row: { notes: [{ code: 'dropped' }, { code: 'unreadable-letters' }] },
  })
  expect(read({ ...link, title: 'Café' })).toMatchObject({ ok: true, row: { notes: [] } })
})

test('a page loses pictures of other sites with a remark', () => {
  const result = read({ ...page, content: '<p>We<img src="https://other.example/a.png"></p>' }, 'site_links')
  expect(result).toMatchObject({ ok: true, row: { values: { content: '<p>We</p>' } } })
  const reasons = result.ok ? result.row.notes : []
  expect(describeLine({ outcome: 'new', reasons }, 'en')).toBe(
    'Without pictures that are not on this site, which pages must not contain',
  )
})

test('a row may be as long as a form', () => {
  const { title: _, ...others } = link
  const longest = 'x'.repeat(1024 * 1024 - Object.values(others).join('').length)
  expect(reasonOf({ ...others, title: longest })).toBe('right')
  expect(reasonOf({ ...others, title: `${longest}x` })).toContain('long')
})

test('a row with several errors reports them all, one per column', () => {
  const wrong = {
    title: ' ',
    url: 'https://user:secret@outlet.example/',
    featured: 'perhaps',
    language: 'Hindi!',
  }
  expect(reasonOf({ ...link, ...wrong, created_at: 'x', updated_at: '2027-01-01T00:00:00Z' })).toBe(
    [
      'title: Title is required',
      'url: Please enter a valid URL',
      'featured: Use true or false',
      'language: Use a language tag such as en or hi',
      'created_at: “x” is not a time such as 2026-11-29 or 2026-11-29T18:30+05:30',
      'updated_at: It is in the future',
    ].join('; '),
  )
  expect(reasonOf({ name: '', slug: 'A B', order_num: '-1', created_at: 'x' }, 'categories')).toMatch(
    /^name: .+; slug: .+; order_num: .+; created_at: .+/,
  )
  expect(reasonOf({ type: 'blog', title: '', content: '<script></script>' }, 'site_links')).toMatch(
    /^type: Use one of [^;]+; title: Title is required; content: [^;]+$/,
  )
})

test.each([
  [{ title: ' ' }, 'title: Title is required'],
  [{ url: '' }, 'url: URL is required'],
  [{ url: 'outlet' }, 'url: Please enter a valid URL'],
  [{ url: 'https://a.example/5\nhttps://a.example/6' }, 'url: Please enter a valid URL'],
  [{ url: 'https://a.example/5, HTTP://a.example/6' }, 'url: Please enter a valid URL'],
  [{ url: 'https://user:secret@outlet.example/' }, 'url: Please enter a valid URL'],
  [{ url: `https://outlet.example/${'x'.repeat(3_000)}` }, 'url: Please enter a valid URL'],
  [{ source: '' }, 'source: Source is required'],
  [{ category: '' }, 'category: Category is required'],
  [{ image_url: 'data:image/png;base64,x' }, 'image_url: Please enter a valid URL'],
  [{ source_icon_url: 'javascript:alert(1)' }, 'source_icon_url: Please enter a valid URL'],
  [
    { published_at: { year: 2025 } },
    'published_at: “{"year":2025}” is not a time such as 2026-11-29 or 2026-11-29T18:30+05:30',
  ],
  [
    { created_at: '5/1/2026' },
    'created_at: “5/1/2026” could be two days: write the month as a word, or the date as 2026-11-29',
  ],
  [
    { created_at: '2026-02-30T00:00:00Z' },
    'created_at: “2026-02-30T00:00:00Z” is not a time such as 2026-11-29 or 2026-11-29T18:30+05:30',
  ],
  [{ created_at: '2027-01-01T00:00:00Z' }, 'created_at: It is in the future'],
  [{ published_at: '9999-01-01T00:00:00Z' }, 'published_at: It is in the future'],
  [{ featured: 'perhaps' }, 'featured: Use true or false'],
  [{ language: 'Hindi!' }, 'language: Use a language tag such as en or hi'],
  [{ description: 'x'.repeat(2 ** 21) }, 'It is longer than a form can hold (1 MB)'],
])('a link with %j is wrong', (fields, reason) => {
  expect(reasonOf({ ...link, ...fields })).toBe(reason)
})

test.each([
  [{ name: '' }, 'name: Name is required'],
  [{ slug: 'Not a slug' }, 'slug: Slug should contain only lowercase letters, numbers, and hyphens'],
  [{ order_num: '-1' }, 'order_num: Display order must be at least 0'],
  [{ order_num: 'first' }, 'order_num: Display order must be a number'],
  [{ order_num: '1.5' }, 'order_num: Display order must be a whole number'],
  [{ order_num: '3', description: '', is_on_front: '', translations: '' }, 'right'],
  [{ is_on_front: 'perhaps' }, 'is_on_front: Use true or false'],
  [
    { translations: '{"fr": {"name": "Vidéos"}}' },
    'translations: Use JSON such as {"hi": {"name": "खेल", "description": ""}}',
  ],
  [{ translations: 'खेल' }, 'translations: Use JSON such as {"hi": {"name": "खेल", "description": ""}}'],
])('a category with %j: %s', (fields, reason) => {
  expect(reasonOf({ ...category, ...fields }, 'categories')).toBe(reason)
})

test.each([
  [{ type: 'imprint' }, 'type: Use one of about, contact, privacy, terms'],
  [{ title: ' ' }, 'title: Title is required'],
  [{ content: '' }, 'content: Content is required'],
  [{ content: 'x'.repeat(300_001) }, 'content: Content is longer than 300,000 characters'],
])('a page with %j is wrong', (fields, reason) => {
  expect(reasonOf({ ...page, ...fields }, 'site_links')).toBe(reason)
})

test('ids are kept if they are UUIDs, in any case', () => {
  const id = '0B6F2F0E-8D3C-4A53-9A9C-1F2F3A4B5C6D'
  expect(read({ ...link, id })).toMatchObject({ ok: true, row: { id: id.toLowerCase() } })
  for (const other of ['17', '', 'null', `${id}0`]) {
    expect(read({ ...link, id: other })).toMatchObject({ ok: true, row: { id: null, givenId: other } })
  }
})

test('no hostile text becomes an address or active markup, and none makes it throw', () => {
  for (const text of hostileStrings) {
    const url = read({ ...link, url: text, image_url: text })
    if (url.ok) expect(String(url.row.values.url)).toMatch(/^https?:\/\//)
    const html = read({ ...page, content: text }, 'site_links')
    if (html.ok) expect(String(html.row.values.content)).not.toMatch(/<script|onerror=|javascript:/i)
  }
})
