import * as z from 'zod/mini'
import { newsLinkRecord } from '../../domain/news-links/news-link.record.ts'
import { newsLinkSchema } from '../../domain/news-links/news-link-schema.ts'

// Apart from the record, which other pages load too.

/** An editor may type or paste the address of an article without its scheme. */
const typedSchema = z.extend(newsLinkSchema, {
  url: z.pipe(
    z.string('url-required').check(z.overwrite(url => withScheme(url.trim()))),
    newsLinkSchema.shape.url,
  ),
})

/** The record of a news link as its form is typed. */
export const typedNewsLink = { ...newsLinkRecord, schema: () => typedSchema }

// `completeAddress` knows more spellings, but every page would load its search for addresses.
const hostFirst = /^[^\s/:?#]+\.[^\s/:?#]+(?:[/:?#]|$)/

export function withScheme(address: string): string {
  return hostFirst.test(address) ? `https://${address}` : address
}
