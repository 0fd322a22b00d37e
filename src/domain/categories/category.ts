import type { CategoryTexts } from '../editions/edition.ts'

/** `isOnFront`: otherwise the category has its page but no section on the front page. */
export type Category = {
  id: string
  name: string
  slug: string
  description: string
  orderNum: number
  isOnFront: boolean
  /** Its texts in the site's editions. */
  translations: CategoryTexts
}

/** The only section whose lists show thumbnails, because its links are videos. */
export const videosSlug = 'videos'

/** The slug to propose for a name (specification §5): lower case, white space to hyphens, other characters removed. */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .trim()
    .replace(/\s+/g, '-')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '')
}
