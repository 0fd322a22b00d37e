import type { Lean } from '../outlets/lean.ts'

/** A story as readers see it: of published links alone. */
export type Story = {
  id: string
  slug: string
  /** By an editor's hand, or the headline of its lead; with the language of that. */
  title: string
  titleLanguage: string | null
  /** When the first and the last of its articles were published. */
  firstAt: Date
  lastAt: Date
  linkCount: number
  outletCount: number
  leadId: string
}

/** One article of a story, as its page lists it. */
export type StoryLink = {
  id: string
  title: string
  url: string
  source: string
  language: string | null
  publishedAt: Date
  /** Another outlet printed this text before: an agency's as a rule. */
  isCopy: boolean
  /** Its outlet's; also that of no outlet is not rated. */
  lean: Lean
}

/** Where a page of a story's articles ends; the time is that of publication. */
export type StoryLinkKey = { createdAt: Date; id: string }

/** An outlet that covers a story, and since when. */
export type StoryOutlet = { source: string; firstAt: Date; linkCount: number }

/** Techmeme's rule: enough to see that views differ, few enough for a list of many stories. */
export const teaserHeadlinesMax = 3

export const storyLinksPerPage = 60
