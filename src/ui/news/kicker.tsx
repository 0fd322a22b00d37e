import type { ShownLink } from './shown-link.ts'

/** The section that a headline belongs to, above it, as the way there. */
export function Kicker({ link }: { link: Pick<ShownLink, 'categorySlug' | 'categoryName'> }) {
  return (
    <p className="kicker">
      <a href={`/category/${link.categorySlug}`}>{link.categoryName}</a>
    </p>
  )
}
