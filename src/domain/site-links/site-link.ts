import * as z from 'zod/mini'
import type { Edition } from '../../text/language.ts'
import { requiredLine, requiredText, text } from '../fields/form-text-schema.ts'
import { scheduleTime } from '../fields/schedule-time-schema.ts'

export const siteLinkTypes = ['about', 'contact', 'privacy', 'terms'] as const
export type SiteLinkType = (typeof siteLinkTypes)[number]

/** One static page. `content` is HTML, sanitised when it was written. */
export type SiteLink = { type: SiteLinkType; title: string; content: string; updatedAt: Date }

/** Title and content in the editions of the site; the content is sanitised like the page's own. */
export type SiteLinkTexts = { [edition in Edition]?: { title: string; content: string } }

export const siteLinkLabels: Record<SiteLinkType, string> = {
  about: 'About Us',
  contact: 'Contact Us',
  privacy: 'Privacy Policy',
  terms: 'Terms of Service',
}

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
