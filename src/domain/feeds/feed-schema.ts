import * as z from 'zod/mini'
import { requiredText, text } from '../form-text-schema.ts'
import { optionalLanguage } from '../language-schema.ts'
import { normalizeFeedUrl, type Publishing } from './feed.ts'

export const publishingLabels: Record<Publishing, string> = {
  wait: 'Wait in the queue',
  'at-once': 'Publish at once',
}

export const feedSchema = z.object({
  url: requiredText('Address is required').check(
    z.refine(url => url === '' || normalizeFeedUrl(url) !== null, 'Please enter a valid URL'),
  ),
  /** A name that no outlet has makes one; '' leaves it to the feed's host. */
  outletName: z._default(text().check(z.maxLength(200, 'Use at most 200 characters')), ''),
  title: z._default(text().check(z.maxLength(300, 'Use at most 300 characters')), ''),
  /** The id of a category. */
  category: requiredText('Category is required'),
  publishing: z.enum(['wait', 'at-once'], 'Choose what happens to its entries'),
  language: optionalLanguage(),
})

export type FeedInput = z.output<typeof feedSchema>
export type FeedFields = z.input<typeof feedSchema>
