import type { Edition } from '../../text/language.ts'
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
