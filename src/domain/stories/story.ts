import type { Lean } from '../outlets/lean.ts'

/** A story as readers see it, with published links only. */
export type Story = {
  id: string
  slug: string
  /** An editor's title, or the headline of the lead; `titleLanguage` is the language of that headline. */
  title: string
  titleLanguage: string | null
  /** When the first and the last of its articles were published. */
  firstAt: Date
  lastAt: Date
  linkCount: number
  outletCount: number
  leadId: string
}

export type StoryLink = {
  id: string
  title: string
  url: string
  source: string
  language: string | null
  /** When it counts as published (`countedAt`). */
  publishedAt: Date
  /** Another outlet printed this text before; usually it is an agency's. */
  isCopy: boolean
  /** The outlet's lean; a link without an outlet is not rated. */
  lean: Lean
  /** The outlet's owner; '' where unknown. */
  owner: string
}

export type StoryOutlet = { source: string; firstAt: Date; linkCount: number }

/** As on Techmeme: enough to see that views differ, few enough for a list of many stories. */
export const teaserHeadlinesMax = 3

export const storyLinksPerPage = 60

/** PostgreSQL refuses text that contains a NUL, and no slug is longer than this; an impossible slug is not queried. */
export function isPossibleSlug(slug: string): boolean {
  return /^[a-z0-9-]{1,200}$/.test(slug)
}
