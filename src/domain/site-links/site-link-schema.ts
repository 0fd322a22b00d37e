import * as z from 'zod/mini'
import { requiredText } from '../form-text-schema.ts'
import { scheduleTime } from '../schedule-time-schema.ts'
import { siteLinkTypes } from './site-link.ts'

export const siteLinkSchema = z.object({
  type: z.enum(siteLinkTypes, `no-page-type:${siteLinkTypes.join(', ')}`),
  title: requiredText('title-required'),
  content: requiredText('content-required'),
  /** When readers are to see the page, and when no longer; '' for now, and for never. */
  publishAt: scheduleTime(),
  takeDownAt: scheduleTime(),
})

/** The stored values. Without `takeDownAt` that time is unchanged. */
export type SiteLinkInput = Omit<z.output<typeof siteLinkSchema>, 'publishAt' | 'takeDownAt'> & {
  takeDownAt?: Date | null
}
export type SiteLinkFields = z.input<typeof siteLinkSchema>
