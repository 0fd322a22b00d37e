import type { ShownLink } from './shown-link.ts'
import type { ShownTeaser } from './shown-teaser.ts'

/** The item in one place of a front page: a link, the story that it stands for, and the lines below it. */
export type ShownItem = { link: ShownLink; story: ShownStory | null; teaser: ShownTeaser | null }

export type ShownStory = { slug: string; title: string; outletCount: number }
