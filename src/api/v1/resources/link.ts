import { z } from 'zod'
import { largestFile } from '../../../domain/images/image.ts'
import { findOutletsOfLinks } from '../../../domain/news-links/list-news-links-by.ts'
import type { NewsLink } from '../../../domain/news-links/news-link.ts'
import type { PageContext } from '../../../http/page-context.ts'
import * as words from '../../../words/api-page.ts'
import * as parameter from '../frame/endpoint.ts'

export const linkSchema = z
  .object({
    id: parameter.id(),
    url: parameter.publishedAddress().meta(parameter.described(words.linkUrl)),
    title: z.string(),
    source: z.string().meta(parameter.described(words.linkSource)),
    description: z.string(),
    language: parameter.languageTag(),
    category: z.object({ slug: z.string(), name: z.string() }),
    outletId: parameter.id().nullable(),
    isFeatured: z.boolean(),
    pictureUrl: z.string().nullable().meta(parameter.described(words.pictureUrl)),
    publishedAt: parameter.instant().meta(parameter.described(words.publishedAt)),
    createdAt: parameter.instant().meta(parameter.described(words.createdAt)),
    correction: z.object({ text: z.string(), at: parameter.instant() }).nullable(),
  })
  .register(parameter.schemas, { id: 'Link' })

type ApiLink = z.output<typeof linkSchema>

export async function presentLinks(
  { db, dependsOn, origin }: Pick<PageContext, 'db' | 'dependsOn' | 'origin'>,
  links: readonly NewsLink[],
): Promise<ApiLink[]> {
  // Links keep the id of a deleted outlet, and the settings can hide all pictures.
  dependsOn('outlets', 'settings')
  const outlets = await findOutletsOfLinks(
    db,
    links.map(({ id }) => id),
  )
  return links.map(link => presentLink(link, { origin, outletId: outlets.get(link.id) ?? null }))
}

function presentLink(
  link: NewsLink,
  { origin, outletId }: { origin: string; outletId: string | null },
): ApiLink {
  const { correction } = link
  return {
    id: link.id,
    url: link.url,
    title: link.title,
    source: link.source,
    description: link.description,
    language: link.language,
    category: { slug: link.categorySlug, name: link.categoryName },
    outletId,
    isFeatured: link.featured,
    pictureUrl: link.picture ? origin + largestFile(link.picture) : null,
    publishedAt: link.publishedAt.toISOString(),
    createdAt: link.createdAt.toISOString(),
    correction: correction ? { text: correction.text, at: new Date(correction.atMs).toISOString() } : null,
  }
}
