import { canonicalUrl } from '../../../address/canonical-url.ts'
import { completeAddress } from '../../../address/find-addresses.ts'
import { categorySchema } from '../../../domain/categories/category-schema.ts'
import type { ExchangeTable } from '../../../domain/exchange/exchange-table.ts'
import type { LineReason } from '../../../domain/exchange/line-reason.ts'
import type { FieldProblem } from '../../../domain/field-problem.ts'
import { isDatedAhead } from '../../../domain/news-links/dated-ahead.ts'
import { newsLinkSchema, publishedAtOf } from '../../../domain/news-links/news-link-schema.ts'
import {
  contentProblemOf,
  type DroppedMarkup,
  sanitizePage,
} from '../../../domain/site-links/sanitize-page.ts'
import { siteLinkSchema } from '../../../domain/site-links/site-link-schema.ts'
import type { ColumnValue, ReadFields } from './import-row.ts'
import { isoTimeOf } from './read-times.ts'
import { columnProblem, formValue, isNamed, problemsOf, readFlag, textOf } from './row-fields.ts'

type Fields = ReadonlyMap<string, unknown>

/** Checks a record of each table as its form would. */
export const rowReaders: Record<ExchangeTable, (fields: Fields, now: Date) => ReadFields> = {
  news_links: readNewsLink,
  categories: readCategory,
  site_links: readSiteLink,
}

const newsLinkColumns = {
  sourceIconUrl: 'source_icon_url',
  imageUrl: 'image_url',
  publishedAt: 'published_at',
}

/** The category stays an id, a slug or a name until `judgeRows` resolves it. */
function readNewsLink(fields: Fields, now: Date): ReadFields {
  const featured = readFlag(fields.get('featured'))
  const language = textOf(fields.get('language'))
  const value = (column: string) => formValue(fields.get(column))
  const address = articleAddress(fields)
  const parsed = newsLinkSchema.safeParse({
    title: value('title'),
    url: address,
    source: value('source'),
    category: value('category'),
    sourceIconUrl: value('source_icon_url'),
    imageUrl: value('image_url'),
    description: value('description'),
    publishedAt: isoTimeOf(fields.get('published_at')),
    featured: featured ?? false,
  })
  const problems = problemsOf(parsed.error, newsLinkColumns)
  const canonical = isNamed(problems, 'url') ? null : canonicalUrl(textOf(address))
  if (canonical?.ok === false) problems.push(columnProblem('url', 'bad-url' satisfies FieldProblem))
  const publishedAt = parsed.success ? publishedAtOf(parsed.data) : null
  if (publishedAt && isDatedAhead(publishedAt, now)) {
    problems.push(columnProblem('published_at', 'in-the-future'))
  }
  if (featured === null) problems.push(columnProblem('featured', 'no-flag'))
  if (!/^([a-z]{2,3}(-[a-z\d]{1,8})*)?$/i.test(language)) {
    problems.push(columnProblem('language', 'no-language-tag'))
  }
  if (!parsed.success || !canonical?.ok || problems.length > 0) return { ok: false, problems }
  const { title, url, source, category, sourceIconUrl, description, imageUrl } = parsed.data
  const values: Record<string, ColumnValue> = { title, url, canonical_url: canonical.url, source, category }
  if (publishedAt) values.published_at = publishedAt.toISOString()
  const optional = { source_icon_url: sourceIconUrl, description, image_url: imageUrl, featured }
  for (const [name, given] of Object.entries({ ...optional, language: language || null })) {
    if (fields.has(name)) values[name] = given
  }
  return { ok: true, key: canonical.url, title, values, notes: [] }
}

/** A row with an id was exported, and its address stays as it was stored; other lists were typed by people. */
function articleAddress(fields: Fields): unknown {
  const given = formValue(fields.get('url'))
  return typeof given === 'string' && textOf(fields.get('id')) === '' ? completeAddress(given) : given
}

function readCategory(fields: Fields): ReadFields {
  const order = textOf(fields.get('order_num'))
  const parsed = categorySchema.safeParse({
    name: formValue(fields.get('name')),
    slug: formValue(fields.get('slug')),
    description: formValue(fields.get('description')),
    orderNum: order === '' ? 0 : /^-?\d{1,15}(\.\d{1,9})?$/.test(order) ? Number(order) : order,
  })
  if (!parsed.success) return { ok: false, problems: problemsOf(parsed.error, { orderNum: 'order_num' }) }
  const { name, slug, description, orderNum } = parsed.data
  const values: Record<string, ColumnValue> = { name, slug }
  if (fields.has('description')) values.description = description
  if (order !== '') values.order_num = orderNum
  return { ok: true, key: slug, title: name, values, notes: [] }
}

/** Sanitizes the HTML as when an editor saves the page. */
function readSiteLink(fields: Fields): ReadFields {
  const content = formValue(fields.get('content'))
  const type = textOf(fields.get('type'))
  const parsed = siteLinkSchema.safeParse({ type, title: formValue(fields.get('title')), content })
  const problems = problemsOf(parsed.error)
  const page = typeof content === 'string' && content !== '' ? sanitizePage(content) : null
  const problem = page && contentProblemOf(page)
  if (problem && !isNamed(problems, 'content')) problems.push(columnProblem('content', problem))
  if (!parsed.success || !page?.ok || problems.length > 0) return { ok: false, problems }
  const values = { type: parsed.data.type, title: parsed.data.title, content: page.html }
  return { ok: true, key: values.type, title: values.title, values, notes: notesOf(page.dropped) }
}

const markupShown = 5

function notesOf(dropped: DroppedMarkup[]): LineReason[] {
  if (dropped.length === 0) return []
  return [{ code: 'dropped', markup: dropped.slice(0, markupShown), isCut: dropped.length > markupShown }]
}
