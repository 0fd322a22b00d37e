import * as z from 'zod/mini'
import { requiredText, text } from '../form-text-schema.ts'
import { scheduleTime } from '../schedule-time-schema.ts'
import { siteLinkTypes } from './site-link.ts'

export const siteLinkSchema = z.object({
  type: z.enum(siteLinkTypes, `no-page-type:${siteLinkTypes.join(', ')}`),
  title: requiredText('title-required'),
  content: requiredText('content-required'),
  /** When readers are to see the page, and when no longer; '' for now, and for never. */
  publishAt: scheduleTime(),
  takeDownAt: scheduleTime(),
  // In the editions of the site.
  hiTitle: z.optional(text()),
  hiContent: z.optional(text()),
  taTitle: z.optional(text()),
  taContent: z.optional(text()),
})

/** The stored values. Without `takeDownAt` that time is unchanged. */
export type SiteLinkInput = Pick<z.output<typeof siteLinkSchema>, 'type' | 'title' | 'content'> & {
  takeDownAt?: Date | null
  /** `SiteLinkTexts`, as JSON; without it they stay as they are. */
  translations?: string
}
export type SiteLinkFields = z.input<typeof siteLinkSchema>
