import type { StoryCoverage } from '../../domain/stories/story-coverage.ts'

/** The fields of a `StoryTeaser` (domain/stories/story-teasers.ts) that components draw. */
export type ShownTeaser = {
  slug: string
  otherOutlets: number
  headlines: { title: string; url: string; source: string; language: string | null }[]
  firstAt: Date
  coverage: StoryCoverage | null
}
