import * as z from 'zod/mini'
import { optionalLanguage, requiredText, text, textAtMost } from '../fields/form-text-schema.ts'
import { normalizeFeedUrl } from './feed.ts'

export const bytesOfMegabyte = 1024 * 1024

/** How much of a feed may be read, in megabytes. The longest real ones have 26 MB; their process is limited to 400 MB. */
export const sizeLimits = ['5', '10', '20'] as const

export const feedSchema = z.object({
  url: requiredText('address-required').check(
    z.refine(url => url === '' || normalizeFeedUrl(url) !== null, 'bad-url'),
  ),
  /** An unknown name creates an outlet; '' finds or creates one by the feed's host. */
  outletName: z._default(text().check(textAtMost(200)), ''),
  title: z._default(text().check(textAtMost(300)), ''),
  /** The id of a category. */
  category: requiredText('category-required'),
  publishing: z.enum(['wait', 'at-once'], 'no-publishing'),
  categorizing: z._default(z.enum(['by-content', 'by-feed']), 'by-content'),
  language: optionalLanguage(),
  sizeLimit: z._default(z.enum(sizeLimits), '5'),
})

export type FeedInput = z.output<typeof feedSchema>
export type FeedFields = z.input<typeof feedSchema>
