import { useContext } from 'react'
import { CategoryNamesContext, useSitePath } from '../language/edition-context.ts'
import type { ShownLink } from './shown-link.ts'

/** The section that a headline belongs to, above it, as the way there. */
export function Kicker({ link }: { link: Pick<ShownLink, 'categorySlug' | 'categoryName'> }) {
  const path = useSitePath()
  const name = useContext(CategoryNamesContext).get(link.categorySlug) ?? link.categoryName
  return (
    <p className="kicker">
      <a href={path('/category/:slug', { slug: link.categorySlug })}>{name}</a>
    </p>
  )
}
