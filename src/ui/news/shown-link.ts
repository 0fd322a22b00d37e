import type { ShownCorrection } from '../../domain/corrections/correction.ts'
import type { StoryCoverage } from '../../domain/stories/story-coverage.ts'
import type { Sentences } from '../../domain/stories/voices/story-voices.ts'

/** The fields of a news link that components draw; `''` means "none" in texts and images. */
export type ShownLink = {
  id: string
  title: string
  url: string
  source: string
  description: string
  /** A path on our own server; see `imageFile`. */
  picture: string
  sourceIcon: string
  publishedAt: Date
  /** When the link was added to the site; lists are in this order. */
  createdAt: Date
  language: string | null
  categorySlug: string
  categoryName: string
  /** The link's story, if it is public (`site/with-teasers.ts`). */
  teaser?: ShownTeaser | null
  correction?: ShownCorrection | null
}

/** The fields of a `StoryTeaser` (domain/stories/story-teasers.ts) that components draw. */
export type ShownTeaser = {
  slug: string
  otherOutlets: number
  headlines: { title: string; url: string; source: string; language: string | null }[]
  firstAt: Date
  coverage: StoryCoverage | null
}

/** An item on a front page: a link, the story that it represents, and the teaser below it. */
export type ShownItem = {
  link: ShownLink
  story: ShownStory | null
  teaser: ShownTeaser | null
  /** For a lead without a description, that of another outlet of its story. */
  borrowed?: Sentences | null
}

type ShownStory = { slug: string; title: string; outletCount: number; lastAt: Date }
