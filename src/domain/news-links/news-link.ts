import type { TimeKey } from '../../database/slice-page.ts'
import type { Article } from '../articles/article-fields.ts'
import type { ShownCorrection } from '../corrections/correction.ts'

/** A link as readers see it. URLs are absolute; `''` stands for "none" in texts and images. */
export type NewsLink = Omit<Article, 'category'> & {
  id: string
  /** The address of the picture on our own server if it can be served now (`imageFile`), and of the source's icon. */
  picture: string
  sourceIcon: string
  createdAt: Date
  categorySlug: string
  categoryName: string
  isSample: boolean
  /** The newest correction, however old. */
  correction?: ShownCorrection | null
}

export type NewsLinkPage = { newsLinks: NewsLink[]; next: TimeKey | null }

// Specification §9.
export const latestCount = 10
export const featuredStoriesCount = 3
export const sectionCount = 4
// Multiples of the grid's 1, 2 and 4 columns.
export const linksPerPage = 24
