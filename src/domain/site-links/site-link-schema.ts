import * as z from 'zod/mini'
import { requiredLine, requiredText, text } from '../fields/form-text-schema.ts'
import { scheduleTime } from '../fields/schedule-time-schema.ts'
import { siteLinkTypes } from './site-link.ts'

export const siteLinkSchema = z.object({
  type: z.enum(siteLinkTypes, `no-page-type:${siteLinkTypes.join(', ')}`),
  title: requiredLine('title-required'),
  content: requiredText('content-required'),
  /** When readers begin and stop seeing the page; '' means now, and never. */
  publishAt: scheduleTime(),
  takeDownAt: scheduleTime(),
  // Texts of the site's editions.
  hiTitle: z.optional(text()),
  hiContent: z.optional(text()),
  taTitle: z.optional(text()),
  taContent: z.optional(text()),
})

/** The stored values. A missing `takeDownAt` means unchanged. */
export type SiteLinkInput = Pick<PostedSiteLink, 'type' | 'title' | 'content'> & {
  takeDownAt?: Date | null
  /** `SiteLinkTexts` as JSON; missing means unchanged. */
  translations?: string
}
export type PostedSiteLink = z.output<typeof siteLinkSchema>
export type SiteLinkFields = z.input<typeof siteLinkSchema>
