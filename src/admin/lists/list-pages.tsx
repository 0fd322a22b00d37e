import { Link, useLocation } from 'react-router'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/admin-lists.ts'
import { ButtonLink, buttonClass } from '../widgets/button.tsx'

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

export function OlderLink({ to }: { to: string | null }) {
  const language = useLanguage()
  return to ? <ButtonLink to={to}>{words.older(language)}</ButtonLink> : null
}

/** The query of the page that begins after `after`, with the same filters; null if there is no next page. */
export function nextSearch(searchParams: URLSearchParams, after: string | null): string | null {
  if (after === null) return null
  const next = new URLSearchParams(searchParams)
  next.set('after', after)
  return `?${next}`
}
