import {
  type FocusEvent,
  Fragment,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useRef,
  useState,
} from 'react'
import { Link, useLocation } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { covers } from '../../domain/accounts/role.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/admin-frame.ts'
import * as adminWords from '../../words/admin-words.ts'
import { useCloseWatcher } from '../widgets/dialog.tsx'
import { RoleContext } from './role-context.ts'
import { NavCount, navItemClass, SectionLink } from './section-link.tsx'

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

const places = [
  { to: adminPath('/corrections'), label: words.corrections },
  { to: adminPath('/activity'), label: words.activity },
  { to: adminPath('/bin'), label: words.bin },
  { to: adminPath('/exchange'), label: adminWords.importAndExport },
] as const

/** What an editor needs now and then. The browser opens and closes it, also without JavaScript; a script closes it on leaving. */
function MoreMenu() {
  const language = useLanguage()
  const { pathname } = useLocation()
  const menu = useRef<HTMLDetailsElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = () => menu.current?.removeAttribute('open')
  useCloseWatcher(isOpen, close)
  const isHere = places.some(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close()
  }
  return (
    <details
      ref={menu}
      className="group relative max-sm:border-l max-sm:border-rule"
      onToggle={event => setOpen(event.currentTarget.open)}
      onBlur={leave}
      onKeyDown={press}
    >
      <summary
        aria-current={isHere ? 'true' : undefined}
        className={`${navItemClass} cursor-pointer list-none aria-[current=true]:border-accent aria-[current=true]:text-ink [&::-webkit-details-marker]:hidden`}
      >
        {words.more(language)} <span aria-hidden="true">▾</span>
      </summary>
      <ul className="absolute top-full right-0 z-20 m-0 min-w-52 max-sm:fixed max-sm:inset-x-4 max-sm:top-auto list-none border border-rule bg-raised p-0 py-1 text-ink">
        {places.map(({ to, label }) => (
          <li key={to}>
            <Link
              to={to}
              prefetch="intent"
              onClick={close}
              aria-current={pathname === to ? 'page' : undefined}
              className="block px-4 py-2 text-sm text-ink no-underline max-sm:py-3 hover:bg-wash focus-visible:bg-wash aria-[current=page]:font-semibold"
            >
              {label(language)}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
