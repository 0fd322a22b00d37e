import { canonicalUrl } from '../../../address/canonical-url.ts'
import type { FieldProblem } from '../../../domain/field-problem.ts'
import { newsLinkSchema, publishedAtOf } from '../../../domain/news-links/news-link-schema.ts'
import type { ColumnValue, ReadFields } from './import-row.ts'
import { isoTimeOf } from './read-times.ts'
import { columnProblem, formValue, isNamed, problemsOf, readFlag, textOf } from './row-fields.ts'

const columns = { sourceIconUrl: 'source_icon_url', imageUrl: 'image_url', publishedAt: 'published_at' }

/** A news link as its form would check it; the category is an id, a slug or a name until `judgeRows` finds it. */
export function readNewsLinkRow(fields: ReadonlyMap<string, unknown>): ReadFields {
  const featured = readFlag(fields.get('featured'))
  const language = textOf(fields.get('language'))
  const parsed = newsLinkSchema.safeParse({
    title: formValue(fields.get('title')),
    url: formValue(fields.get('url')),
    source: formValue(fields.get('source')),
    sourceIconUrl: formValue(fields.get('source_icon_url')),
    description: formValue(fields.get('description')),
    imageUrl: formValue(fields.get('image_url')),
    publishedAt: isoTimeOf(fields.get('published_at')),
    category: formValue(fields.get('category')),
    featured: featured ?? false,
  })
  const problems = problemsOf(parsed.error, columns)
  const canonical = isNamed(problems, 'url') ? null : canonicalUrl(textOf(fields.get('url')))
  if (canonical?.ok === false) problems.push(columnProblem('url', 'bad-url' satisfies FieldProblem))
  if (featured === null) problems.push(columnProblem('featured', 'no-flag'))
  if (!/^([a-z]{2,3}(-[a-z\d]{1,8})*)?$/i.test(language)) {
    problems.push(columnProblem('language', 'no-language-tag'))
  }
  if (!parsed.success || !canonical?.ok || problems.length > 0) return { ok: false, problems }
  const { title, url, source, category, sourceIconUrl, description, imageUrl } = parsed.data
  const values: Record<string, ColumnValue> = { title, url, canonical_url: canonical.url, source, category }
  const publishedAt = publishedAtOf(parsed.data)
  if (publishedAt) values.published_at = publishedAt.toISOString()
  const optional = {
    source_icon_url: sourceIconUrl,
    description,
    image_url: imageUrl,
    featured,
    language: language || null,
  }
  for (const [name, value] of Object.entries(optional)) if (fields.has(name)) values[name] = value
  return { ok: true, key: canonical.url, title, values, notes: [] }
}
