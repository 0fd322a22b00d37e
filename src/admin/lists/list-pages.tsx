import { Link, useLocation } from 'react-router'
import { buttonClass } from '../widgets/button.tsx'
import { ButtonLink } from '../widgets/button-link.tsx'

export function ListPages({ isFirstPage, nextSearch }: { isFirstPage: boolean; nextSearch: string | null }) {
  const { search } = useLocation()
  if (isFirstPage && !nextSearch) return null
  const first = new URLSearchParams(search)
  first.delete('after')
  return (
    <nav aria-label="Pages" className="flex gap-3">
      {isFirstPage ? null : (
        <Link to={`?${first}`} className={buttonClass()}>
          First page
        </Link>
      )}
      {nextSearch ? <ButtonLink to={nextSearch}>Next page</ButtonLink> : null}
    </nav>
  )
}
