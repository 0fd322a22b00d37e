import type { ShownCorrection } from '../../domain/corrections/correction.ts'
import type { ShownTeaser } from './shown-teaser.ts'

/** The fields of a news link that the presentations need; `''` stands for "none" in texts and images. */
export type ShownLink = {
  id: string
  title: string
  url: string
  source: string
  description: string
  /** A path of our own server; see `imageFile`. */
  picture: string
  sourceIcon: string
  publishedAt: Date
  /** When it came to the site, which is the order of lists. */
  createdAt: Date
  language: string | null
  categorySlug: string
  categoryName: string
  /** Of the story that it belongs to, where readers may see one (`site/with-teasers.ts`). */
  teaser?: ShownTeaser | null
  correction?: ShownCorrection | null
}
