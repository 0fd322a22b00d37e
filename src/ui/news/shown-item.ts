import type { Sentences } from '../../domain/stories/voices/story-voices.ts'
import type { ShownLink, ShownTeaser } from './shown-link.ts'

/** An item on a front page: a link, the story that it represents, and the teaser below it. */
export type ShownItem = {
  link: ShownLink
  story: ShownStory | null
  teaser: ShownTeaser | null
  /** For a lead without a description, that of another outlet of its story. */
  borrowed?: Sentences | null
}

type ShownStory = { slug: string; title: string; outletCount: number; lastAt: Date }
