import * as z from 'zod/mini'
import { canonicalUrl } from '../../../address/canonical-url.ts'
import { completeAddress } from '../../../address/find-addresses.ts'
import { snakeCase } from '../../../database/snake-case.ts'
import { articleNames } from '../../../domain/articles/article-fields.ts'
import { namesOf } from '../../../domain/articles/field-names.ts'
import { nameLengthMax } from '../../../domain/categories/category-schema.ts'
import { listExemptIdentities } from '../../../domain/duplicates/duplicate-exceptions.ts'
import {
  type Exchanged,
  type ExchangeTable,
  exchangedRecords,
  exchangeOf,
} from '../../../domain/exchange/exchange-table.ts'
import type { LineReason } from '../../../domain/exchange/line-reason.ts'
import type { FieldProblem } from '../../../domain/fields/field-problem.ts'
import { text, textAtMost } from '../../../domain/fields/form-text-schema.ts'
import { parseJson } from '../../../domain/fields/parse-json.ts'
import { isUuid } from '../../../domain/fields/record-id.ts'
import { identityBytesMax, isDatedAhead, keepIdentity } from '../../../domain/news-links/news-link-checks.ts'
import { newsLinkSchema, publishedAtOf, toArticle } from '../../../domain/news-links/news-link-schema.ts'
import { recordKinds } from '../../../domain/revisions/record-kinds.ts'
import {
  contentProblemOf,
  type DroppedMarkup,
  sanitizePage,
} from '../../../domain/site-links/sanitize-page.ts'
import { siteLinkSchema } from '../../../domain/site-links/site-link.ts'
import { editions } from '../../../text/language.ts'
import {
  type ColumnProblem,
  type ColumnValue,
  columnProblem,
  formValue,
  isColumnValue,
  isNamed,
  isoTimeOf,
  noTime,
  numberOf,
  problemsOf,
  type ReadFields,
  readFlag,
  textOf,
} from './import-row.ts'

type Fields = ReadonlyMap<string, unknown>

/** Checks a record as its form would. */
export function readValues(table: ExchangeTable, fields: Fields, now: Date): ReadFields {
  if (table === 'news_links') return readNewsLink(fields, now)
  return table === 'site_links' ? readSiteLink(fields) : readPlain(table, fields)
}

const newsLinkColumns = articleNames.map(name => [name, snakeCase(name)] as const)

/** The category stays an id, a slug or a name until `judgeRows` resolves it. */
function readNewsLink(fields: Fields, now: Date): ReadFields {
  const featured = readFlag(fields.get('featured'))
  const language = textOf(fields.get('language'))
  const address = articleAddress(fields)
  const given = newsLinkColumns.map(([name, column]) => [name, formValue(fields.get(column))])
  const time = isoTimeOf(fields.get('published_at'), now)
  const parsed = newsLinkSchema.safeParse({
    ...Object.fromEntries(given),
    url: address,
    category: categoryOf(fields.get('category')),
    publishedAt: time,
    featured: featured ?? false,
    // Files may name a language in more ways than the form.
    language: undefined,
  })
  const problems = problemsOf(parsed.error).map(problem => {
    if (problem.problem === ('bad-time' satisfies FieldProblem)) return noTime(problem.column, time)
    const isText = typeof formValue(fields.get(problem.column)) === 'string'
    return isText ? problem : columnProblem(problem.column, 'not-a-text' satisfies FieldProblem)
  })
  const canonical = isNamed(problems, 'url') ? null : canonicalUrl(textOf(address))
  if (canonical?.ok === false) problems.push(columnProblem('url', 'bad-url' satisfies FieldProblem))
  const identity = canonical?.ok ? identityOf(fields, canonical.url) : ''
  if (Buffer.byteLength(identity) > identityBytesMax)
    problems.push(columnProblem('canonical_url', 'bad-url' satisfies FieldProblem))
  const publishedAt = parsed.success ? publishedAtOf(parsed.data) : null
  if (publishedAt && isDatedAhead(publishedAt, now)) {
    problems.push(columnProblem('published_at', 'in-the-future'))
  }
  if (featured === null) problems.push(columnProblem('featured', 'no-flag'))
  if (!/^([a-z]{2,3}(-[a-z\d]{1,8})*)?$/i.test(language)) {
    problems.push(columnProblem('language', 'no-language-tag'))
  }
  if (!parsed.success || !canonical?.ok || problems.length > 0) return { ok: false, problems }
  const times = { publishedAt: publishedAt?.toISOString() }
  const article = { ...toArticle(parsed.data), ...times, language: language || null }
  const values: Record<string, ColumnValue> = { canonical_url: identity }
  for (const [name, column] of newsLinkColumns) {
    const value = article[name]
    if (value !== undefined && fields.has(column)) values[column] = value
  }
  return { ok: true, key: identity, title: article.title, values, notes: [] }
}

const categoryObject = z.object({
  slug: z.optional(z.string()),
  id: z.optional(z.union([z.string(), z.number()])),
  name: z.optional(z.string()),
})

/** JSON of our API and of other programs names a category by an object, or by a list of one. */
function categoryOf(given: unknown): unknown {
  const value = Array.isArray(given) && given.length === 1 ? given[0] : given
  const { slug, id, name } = categoryObject.safeParse(value).data ?? {}
  return formValue(slug ?? id ?? name ?? value)
}

/** An exported row has the mark behind `#`, or the identity by an exception, that the link had. */
function identityOf(fields: Fields, canonical: string): string {
  const given = textOf(fields.get('canonical_url'))
  const known = isExported(fields) ? listExemptIdentities(textOf(fields.get('url'))) : []
  const isKept = known.some(identity => given === identity || keepIdentity(given, identity) === given)
  return isKept ? given : keepIdentity(given, canonical)
}

/** Whether a row has an id of ours. Its values stay as they were stored. */
export function isExported(fields: Fields): boolean {
  return isUuid(textOf(fields.get('id')))
}

/** A row with an id was exported, and its address stays as it was stored; other lists were typed by people. */
function articleAddress(fields: Fields): unknown {
  const given = formValue(fields.get('url'))
  return typeof given === 'string' && !isExported(fields) ? completeAddress(given) : given
}

/** Columns that the file lacks are not among the values. */
function readPlain(table: ExchangeTable, fields: Fields): ReadFields {
  const record: Exchanged = exchangedRecords[table]
  const { required, optional, key } = record.exchange
  const given = namesOf(record.fields).flatMap(name => {
    const column = snakeCase(name)
    if (!required.includes(column) && !(column in optional)) return []
    const isNumber = typeof optional[column] === 'number'
    const value = isNumber ? numberOf(fields.get(column)) : formValue(fields.get(column))
    return [{ name, column, value, isGiven: isNumber ? value !== undefined : fields.has(column) }]
  })
  const parsed = record
    .schema('en')
    .safeParse(Object.fromEntries(given.map(({ name, value }) => [name, value])))
  const beyond = readBeyondForm(table, fields)
  if (!parsed.success || beyond.problems.length > 0)
    return { ok: false, problems: [...problemsOf(parsed.error), ...beyond.problems] }
  const read = new Map<string, unknown>(Object.entries(parsed.data ?? {}))
  const { values } = beyond
  for (const { name, column, isGiven } of given) {
    const value = read.get(name)
    if (isGiven && isColumnValue(value)) values[column] = value
  }
  const title = String(values[recordKinds[table].titleColumn])
  return { ok: true, key: String(values[key]), title, values, notes: [] }
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

const texts = z.object({
  name: z._default(text().check(textAtMost(nameLengthMax)), ''),
  description: z._default(text(), ''),
})
const translations = z.partialRecord(z.enum(editions), texts)

/** The values that a record's form does not have: flags, and translations as JSON or as its text. Empty cells are none. */
function readBeyondForm(
  table: ExchangeTable,
  fields: ReadonlyMap<string, unknown>,
): { values: Record<string, ColumnValue>; problems: ColumnProblem[] } {
  const values: Record<string, ColumnValue> = {}
  const problems: ColumnProblem[] = []
  for (const [column, empty] of Object.entries(exchangeOf(table).optional)) {
    const given = fields.get(column)
    if (typeof empty === 'boolean' && textOf(given) !== '') {
      const flag = readFlag(given)
      if (flag === null) problems.push(columnProblem(column, 'no-flag' satisfies FieldProblem))
      else values[column] = flag
    }
    if (typeof empty === 'object' && empty !== null && given !== undefined && given !== '') {
      const read = translations.safeParse(typeof given === 'string' ? parseJson(given) : given)
      if (read.success) values[column] = read.data
      else problems.push(columnProblem(column, 'no-translations' satisfies FieldProblem))
    }
  }
  return { values, problems }
}
