import { Fragment, type ReactNode, use, useEffect, useRef, useState } from 'react'
import { Link, useLocation, useNavigation } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { covers } from '../../domain/accounts/role.ts'
import type { Language } from '../../text/language.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/admin-frame.ts'
import * as adminWords from '../../words/admin-words.ts'
import { useDoublePostGuard } from '../forms/use-double-post-guard.ts'
import type { CarriedNotice } from '../notices/notice.ts'
import { NoticeWithoutScript } from '../notices/notice-without-script.tsx'
import { Toaster } from '../notices/toaster.tsx'
import { useFocusFallback } from '../widgets/use-focus-fallback.ts'
import { useIsPosting } from '../widgets/use-is-posting.ts'
import { AdminDemoBanner } from './admin-demo-banner.tsx'
import { MoreMenu } from './more-menu.tsx'
import { homeOf, RoleContext } from './role-context.ts'
import { NavCount, SectionLink } from './section-link.tsx'

// Only for contributors: editors have the queue.
const proposals = { to: adminPath('/proposals'), label: words.proposals, short: words.proposals }

// The desk of the day first, as one group, then what the site consists of; the rest is under *More*.
const sections = [
  { role: 'editor', to: adminPath('/queue'), label: words.queue, short: words.queue },
  { role: 'editor', to: adminPath('/front'), label: adminWords.frontPage, short: words.front },
  {
    role: 'editor',
    to: adminPath('/stories'),
    label: words.stories,
    short: words.stories,
    endsGroup: true,
  },
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

/** `account` is the account menu of the signed-in person, or the link to sign in. */
export function ShellFrame({
  notice,
  account,
  queueCount,
  frontCount,
  objectionCount = 0,
  children,
}: {
  notice: CarriedNotice | null
  account: ReactNode
  queueCount?: ReactNode
  /** Changes of the front page that are not published. */
  frontCount?: ReactNode
  /** Readers' objections to ratings that are not handled yet. */
  objectionCount?: number
  children: ReactNode
}) {
  useDoublePostGuard()
  useFocusFallback(useIsPosting())
  const language = useLanguage()
  const role = use(RoleContext)
  const shown = role === 'contributor' ? [proposals] : sections.filter(section => covers(role, section.role))
  const countsOf: Record<string, ReactNode> = {
    [adminPath('/queue')]: queueCount,
    [adminPath('/front')]: frontCount,
    [adminPath('/outlets')]: <NavCount count={objectionCount} name={words.objections} />,
  }
  return (
    <Toaster notice={notice}>
      <a href="#content" className="sr-only focus:not-sr-only focus:absolute focus:p-3">
        {words.skip(language)}
      </a>
      <AdminDemoBanner />
      <header className="border-b border-rule bg-raised print:hidden">
        <div className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-6 px-4 sm:px-6">
          <Link to={homeOf(role)} prefetch="intent" className="py-3 font-serif text-lg font-bold">
            {words.admin(language)}
          </Link>
          <nav
            aria-label={words.admin(language)}
            className="order-last -mx-2 flex w-full flex-wrap max-sm:-mx-1.5 lg:order-none lg:mx-0 lg:w-auto"
          >
            {shown.map(section => (
              <Fragment key={section.to}>
                <SectionLink {...section} count={countsOf[section.to] ?? null} />
                {'endsGroup' in section ? (
                  <span aria-hidden="true" className="mx-1 my-auto h-5 border-l border-field xl:mx-3" />
                ) : null}
              </Fragment>
            ))}
            {role === 'contributor' ? null : <MoreMenu />}
          </nav>
          <div className="ml-auto">{account}</div>
        </div>
      </header>
      <LoadingLine />
      <NavigationAnnouncer />
      <main
        id="content"
        tabIndex={-1}
        className="isolate mx-auto max-w-7xl px-4 py-6 outline-none max-sm:py-4 sm:px-6 print:max-w-none print:p-0"
      >
        <NoticeWithoutScript notice={notice} />
        {children}
      </main>
    </Toaster>
  )
}

/** Shows that the next page is loading; a fast page replaces it before it can be noticed. */
function LoadingLine() {
  const navigation = useNavigation()
  const language = useLanguage()
  return (
    <p
      role="status"
      className="pointer-events-none fixed top-1 left-1/2 z-10 m-0 -translate-x-1/2 bg-wash px-3 text-sm text-quiet empty:hidden"
    >
      {navigation.state === 'loading' ? loadingText(navigation.location.pathname, language) : ''}
    </p>
  )
}

function loadingText(path: string, language: Language): string {
  return (path === adminPath('/site-links') ? words.loadingSiteLinks : words.loading)(language)
}

/** After a navigation the new title is announced, and a focus lost with the old page moves to the content. */
function NavigationAnnouncer() {
  const { pathname } = useLocation()
  const seen = useRef(pathname)
  const [title, setTitle] = useState('')
  useEffect(() => {
    if (seen.current === pathname) return
    seen.current = pathname
    setTitle(document.title)
    if (document.activeElement === document.body)
      document.getElementById('content')?.focus({ preventScroll: true })
  }, [pathname])
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  )
}
