import { useContext } from 'react'
import { CategoryNamesContext, useSitePath } from '../language/edition-context.ts'
import type { ShownLink } from './shown-link.ts'

/** The headline's section, shown above it as a link. */
export function Kicker({ link }: { link: Pick<ShownLink, 'categorySlug' | 'categoryName'> }) {
  const path = useSitePath()
  const name = useContext(CategoryNamesContext).get(link.categorySlug) ?? link.categoryName
  return (
    <p className="kicker">
      <a href={path('/category/:slug', { slug: link.categorySlug })}>{name}</a>
    </p>
  )
}
