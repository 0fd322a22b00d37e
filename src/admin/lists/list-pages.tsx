import { Link, useLocation } from 'react-router'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/admin-lists.ts'
import { buttonClass } from '../widgets/button.tsx'
import { ButtonLink } from '../widgets/button-link.tsx'

export function ListPages({ isFirstPage, nextSearch }: { isFirstPage: boolean; nextSearch: string | null }) {
  const { search } = useLocation()
  const language = useLanguage()
  if (isFirstPage && !nextSearch) return null
  const first = new URLSearchParams(search)
  first.delete('after')
  return (
    <nav aria-label={words.pages(language)} className="flex gap-3">
      {isFirstPage ? null : (
        <Link to={`?${first}`} className={buttonClass()}>
          {words.firstPage(language)}
        </Link>
      )}
      {nextSearch ? <ButtonLink to={nextSearch}>{words.nextPage(language)}</ButtonLink> : null}
    </nav>
  )
}
