import { z } from 'zod'
import type { Authorized } from '../../domain/accounts/authorize.ts'
import { findCategoryByFormerSlug, listCategories } from '../../domain/categories/category-queries.ts'
import { addDefaultCategories, defaultCategories } from '../../domain/categories/write-category.ts'
import type { Addresses } from '../../domain/duplicates/duplicate-exceptions.ts'
import { describeFieldProblem, type FieldProblem } from '../../domain/fields/field-problem.ts'
import { addNewsLink } from '../../domain/news-links/add-news-link.ts'
import { findAddresses, isDatedAhead } from '../../domain/news-links/news-link-checks.ts'
import { findByIds } from '../../domain/news-links/news-link-queries.ts'
import { newsLinkSchema, publishedAtOf } from '../../domain/news-links/news-link-schema.ts'
import { type FieldError, fieldError, problem } from '../../http/api-problem.ts'
import type { PageContext } from '../../http/page-context.ts'
import { defaultLanguage } from '../../text/language.ts'
import * as words from '../../words/api-page.ts'
import * as parameter from './frame/endpoint.ts'
import { type Endpoint, respondWithJson } from './frame/endpoint.ts'
import { readBody, refuseField, withToken } from './frame/read-request.ts'
import { linkSchema, presentLinks } from './resources/link.ts'

// The address of an article is its identity, so no Idempotency-Key is needed: a repeated request is refused as a duplicate
// and gets the link that the first one created.

export const publishLinkEndpoint = {
  id: 'publishLink',
  method: 'post',
  path: '/links',
  about: words.publishLink,
  scope: 'links:write',
  body: z
    .strictObject({
      url: parameter.webAddress().max(2_048),
      title: z.string().min(1).max(1_000),
      source: z.string().min(1).max(200),
      category: parameter.slug(),
      description: z.string().max(10_000).optional(),
      language: z.string().max(35).optional(),
      imageUrl: parameter.webAddress().max(2_048).optional(),
      publishedAt: z.iso.datetime({ offset: true }).optional(),
      isFeatured: z.boolean().optional(),
    })
    .register(parameter.schemas, { id: 'NewLink' }),
  success: { status: 201, schema: linkSchema },
  problems: ['not-found', 'duplicate'],
} as const satisfies Endpoint

type NewLink = z.output<typeof publishLinkEndpoint.body>

export async function publishLink(request: Request, page: PageContext): Promise<Response> {
  return withToken(request, { page, scope: publishLinkEndpoint.scope }, async by => {
    const read = await readBody(publishLinkEndpoint.body, request)
    if (!read.ok) return read.response
    const addresses = await findAddresses(page.db, read.value.url)
    if (!addresses) return refuseField('url', 'wrong-format')
    return publish(page, { link: read.value, addresses, by })
  })
}

async function publish(
  page: PageContext,
  { link, addresses, by }: { link: NewLink; addresses: Addresses; by: Authorized },
): Promise<Response> {
  const { isFeatured = false, category: slug, ...fields } = link
  const category = await findCategory(page, { slug, by })
  if (category instanceof Response) return category
  const { url, canonicalUrl } = addresses
  const parsed = newsLinkSchema.safeParse({ ...fields, url, category: category.id, featured: isFeatured })
  if (!parsed.success) return problem('invalid', { errors: parsed.error.issues.map(toFieldError) })
  const publishedAt = publishedAtOf(parsed.data)
  if (publishedAt && isDatedAhead(publishedAt, page.now))
    return problem('invalid', { errors: [toFieldError({ path: ['publishedAt'], message: ahead })] })
  const added = await addNewsLink(page.db, { input: parsed.data, canonicalUrl, by, now: page.now })
  if (added.ok) return respondPublished(page, added.id)
  if (added.reason === 'no-such-category') return refuseField('category', 'no-such-value')
  return problem('duplicate', added.of ? { link: added.of } : {})
}

const defaultSlugs: string[] = defaultCategories.map(({ slug }) => slug)

/** By its slug or a former one. On a site without categories adds the default ones first, as the form for articles does. */
async function findCategory(
  { db, now, findCategories }: PageContext,
  { slug, by }: { slug: string; by: Authorized },
): Promise<{ id: string } | Response> {
  let categories = await findCategories()
  if (categories.length === 0) {
    if (!defaultSlugs.includes(slug)) {
      const detail = words.noCategories(defaultLanguage, { slugs: defaultSlugs.join(', ') })
      return problem('invalid', { errors: [{ field: 'category', code: 'no-categories', detail }] })
    }
    await addDefaultCategories(db, { by, now })
    categories = await listCategories(db)
  }
  const category = categories.find(each => each.slug === slug) ?? (await findCategoryByFormerSlug(db, slug))
  return category ?? refuseField('category', 'no-such-value')
}

const ahead: FieldProblem = 'in-the-future'

/** The messages of form schemas are already codes. */
function toFieldError({ path, message }: { path: PropertyKey[]; message: string }): FieldError {
  const field = String(path[0] ?? '')
  if (field === '') return fieldError(field, 'wrong-type')
  return { field, code: message.split(':')[0] ?? '', detail: describeFieldProblem(message, defaultLanguage) }
}

async function respondPublished(page: PageContext, id: string): Promise<Response> {
  const [link] = await presentLinks(page, [...(await findByIds(page.db, [id])).values()])
  const headers = { Location: `/api/v1/links/${id}` }
  // An editor may have deleted the link between the two statements.
  return link ? respondWithJson(link, { status: 201, headers }) : problem('not-found')
}
