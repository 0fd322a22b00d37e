import type { CategoryTexts } from '../editions/edition.ts'

/** `isOnFront`: one that is not has its page and no section on the front page. */
export type Category = {
  id: string
  name: string
  slug: string
  description: string
  orderNum: number
  isOnFront: boolean
  /** In the editions of the site. */
  translations: CategoryTexts
}

/** The section whose links are films: lists show a thumbnail for it alone. */
export const videosSlug = 'videos'
