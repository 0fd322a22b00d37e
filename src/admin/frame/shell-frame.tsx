import { type ReactNode, use, useEffect, useRef, useState } from 'react'
import { Link, useLocation, useNavigation } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import type { Language } from '../../text/language.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/admin-frame.ts'
import type { CarriedNotice } from '../notices/notice.ts'
import { NoticeWithoutScript } from '../notices/notice-without-script.tsx'
import { Toaster } from '../notices/toaster.tsx'
import { useFocusFallback } from '../widgets/use-focus-fallback.ts'
import { useIsPosting } from '../widgets/use-is-posting.ts'
import { AdminDemoBanner } from './admin-demo-banner.tsx'
import { homeOf, RoleContext } from './role-context.ts'
import { SectionNav } from './section-nav.tsx'
import { useDoublePostGuard } from './use-double-post-guard.ts'

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
  const header = (
    <>
      <a href="#content" className="sr-only focus:not-sr-only focus:absolute focus:p-3">
        {words.skip(language)}
      </a>
      <AdminDemoBanner />
      <header className="border-b border-rule bg-raised print:hidden">
        <div className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-6 px-4 sm:px-6">
          <Link to={homeOf(role)} prefetch="intent" className="py-3 font-serif text-lg font-bold">
            {words.admin(language)}
          </Link>
          <SectionNav queueCount={queueCount} frontCount={frontCount} objectionCount={objectionCount} />
          <div className="ml-auto">{account}</div>
        </div>
      </header>
    </>
  )
  return (
    <Toaster notice={notice} header={header}>
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
      className="pointer-events-none fixed bottom-1 left-1 z-10 m-0 bg-wash px-3 text-sm text-quiet empty:hidden"
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
