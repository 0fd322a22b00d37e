import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import type { Language } from '../../text/language.ts'
import { useLanguage } from '../../ui/language/language-context.ts'

/** A link of the navigation, and the button that opens *More*. */
export const navItemClass =
  'relative shrink-0 border-b-2 border-transparent px-2 py-1 text-sm whitespace-nowrap text-quiet max-sm:flex max-sm:text-[0.8125rem] max-sm:min-h-11 max-sm:min-w-11 max-sm:items-center max-sm:justify-center max-sm:px-1.5 sm:py-2 lg:py-3 lg:text-base hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink'

/** A section of the navigation; `count` stands behind its name. */
export function SectionLink({
  to,
  label,
  short,
  leadsTo = [],
  count,
}: {
  to: string
  label: (language: Language) => string
  short: (language: Language) => string
  /** Pages of this section whose paths do not start with the section's. */
  leadsTo?: readonly string[]
  count: ReactNode
}) {
  const { pathname } = useLocation()
  const language = useLanguage()
  const isHere = [to, ...leadsTo].some(path => pathname === path || pathname.startsWith(`${path}/`))
  return (
    <Link to={to} prefetch="intent" aria-current={isHere ? 'page' : undefined} className={navItemClass}>
      <span className="hidden xl:inline">{label(language)}</span>
      <span className="xl:hidden">{short(language)}</span>
      {count}
    </Link>
  )
}

/** Nothing for zero; a screen reader also says what is counted. */
export function NavCount({
  count,
  name,
}: {
  count: number
  name: (language: Language, given: { count: number }) => string
}) {
  const language = useLanguage()
  if (count === 0) return null
  return (
    <NavMark>
      {count}
      <span className="sr-only">{name(language, { count })}</span>
    </NavMark>
  )
}

/** Above the name on a phone, so that nothing moves when a count arrives. */
export function NavMark({ children }: { children: ReactNode }) {
  return (
    <span className="ml-2 bg-wash px-1 py-0.5 text-xs font-semibold text-ink max-sm:absolute max-sm:top-px max-sm:right-0 max-sm:ml-0 max-sm:py-0 max-sm:text-[0.6875rem] max-sm:leading-[0.8125rem]">
      {children}
    </span>
  )
}
