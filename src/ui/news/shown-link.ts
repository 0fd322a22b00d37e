import type { ShownCorrection } from '../../domain/corrections/correction.ts'
import type { ShownTeaser } from './shown-teaser.ts'

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
