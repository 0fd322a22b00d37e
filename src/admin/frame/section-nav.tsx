import { Fragment, type ReactNode, type RefObject, use, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { covers } from '../../domain/accounts/role.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/admin-frame.ts'
import * as adminWords from '../../words/admin-words.ts'
import { MoreMenu } from './more-menu.tsx'
import { RoleContext } from './role-context.ts'
import { NavCount, SectionLink } from './section-link.tsx'

// Only for contributors: editors have the queue.
const proposals = { to: adminPath('/proposals'), label: words.proposals, short: words.proposals }

// The desk of the day first, as one group, then what the site consists of; the rest is under *More*.
const sections = [
  { role: 'editor', to: adminPath('/queue'), label: words.queue, short: words.queue },
  { role: 'editor', to: adminPath('/front'), label: adminWords.frontPage, short: words.front },
  { role: 'editor', to: adminPath('/stories'), label: words.stories, short: words.stories, endsGroup: true },
  { role: 'editor', to: adminPath('/dashboard'), label: words.dashboard, short: words.dashboard },
  { role: 'editor', to: adminPath('/news'), label: words.newsLinks, short: words.news },
  { role: 'editor', to: adminPath('/categories'), label: words.categories, short: words.categories },
  {
    role: 'editor',
    to: adminPath('/outlets'),
    label: words.outlets,
    short: words.outlets,
    leadsTo: [adminPath('/feeds')],
  },
  { role: 'editor', to: adminPath('/site-links'), label: words.siteLinks, short: words.sitePages },
  {
    role: 'administrator',
    to: adminPath('/settings'),
    label: words.settings,
    short: words.settings,
    leadsTo: [adminPath('/newsletter')],
  },
] as const

/** The sections that the person may open: on a phone one row that scrolls sideways, with *More* always at its end. */
export function SectionNav({
  queueCount,
  frontCount,
  objectionCount,
}: {
  queueCount: ReactNode
  frontCount: ReactNode
  objectionCount: number
}) {
  const language = useLanguage()
  const role = use(RoleContext)
  const row = useCurrentInSight()
  const shown = role === 'contributor' ? [proposals] : sections.filter(section => covers(role, section.role))
  const countsOf: Record<string, ReactNode> = {
    [adminPath('/queue')]: queueCount,
    [adminPath('/front')]: frontCount,
    [adminPath('/outlets')]: <NavCount count={objectionCount} name={words.objections} />,
  }
  return (
    <nav
      aria-label={words.admin(language)}
      className="order-last -mx-2 flex w-full sm:flex-wrap max-sm:-mx-1.5 lg:order-none lg:mx-0 lg:w-auto"
    >
      <div ref={row} className="relative flex flex-auto overflow-x-auto [scrollbar-width:none] sm:contents">
        {shown.map(section => (
          <Fragment key={section.to}>
            <SectionLink {...section} count={countsOf[section.to] ?? null} />
            {'endsGroup' in section ? (
              <span aria-hidden="true" className="mx-1 my-auto h-5 border-l border-field xl:mx-3" />
            ) : null}
          </Fragment>
        ))}
      </div>
      {role === 'contributor' ? null : <MoreMenu />}
    </nav>
  )
}

/** Scrolls the row of a phone, and nothing but the row, to the current section. */
function useCurrentInSight(): RefObject<HTMLDivElement | null> {
  const { pathname } = useLocation()
  const row = useRef<HTMLDivElement>(null)
  const seen = useRef<string>(undefined)
  useEffect(() => {
    if (seen.current === pathname) return
    seen.current = pathname
    const current = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (!row.current || !current) return
    row.current.scrollLeft = current.offsetLeft + (current.offsetWidth - row.current.clientWidth) / 2
  }, [pathname])
  return row
}
