import { type ReactNode, startTransition, use, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Link, useFetchers, useLocation, useNavigation } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import type { Language } from '../../text/language.ts'
import { DemoBanner } from '../../ui/demo-banner.tsx'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/admin-frame.ts'
import { isOtherSignedIn } from '../forms/drafts.ts'
import type { CarriedNotice } from '../notices/notice.ts'
import { useShowNotice } from '../notices/notice-toast.tsx'
import { NoticeWithoutScript } from '../notices/notice-without-script.tsx'
import { failedNotice } from '../notices/shown-notice.ts'
import { Toaster } from '../notices/toaster.tsx'
import { refuseSaves } from '../notices/with-fallback.ts'
import { useFocusFallback, useIsPosting } from '../widgets/use-is-posting.ts'
import { useIfConnected } from './hotkeys.tsx'
import { homeOf, RoleContext } from './role-context.ts'
import { SectionNav } from './section-nav.tsx'

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
  useFocusFallback(useIsPosting())
  const language = useLanguage()
  const role = use(RoleContext)
  const header = (
    <>
      <a href="#content" className="sr-only focus:not-sr-only focus:absolute focus:p-3">
        {words.skip(language)}
      </a>
      <DemoBanner />
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
      <OfflineGuard />
      <PostGuard />
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

// A link that is pointed at or focused loads the next page's script. React learns from the element before that the pointer
// comes to a link, and from the link itself if there is none.
const preloading = ['mouseover', 'mouseout', 'focusin', 'touchstart'] as const

/**
 * Keeps the page when a link is pressed, or only pointed at, without a connection: the router reloads the page if the next
 * one's script cannot be loaded, and the browser would replace it by its error page.
 */
function OfflineGuard() {
  const ifConnected = useIfConnected()
  useEffect(() => {
    let isConnected = false
    const keepPage = (event: MouseEvent) => {
      const link = adminLink(event.target)
      if (navigator.onLine || isConnected || !link || link.hasAttribute('target')) return
      event.preventDefault()
      ifConnected(() => {
        isConnected = true
        link.click()
        isConnected = false
      })
    }
    const loadNothing = (event: Event) => {
      const reached =
        event.type === 'mouseout' && 'relatedTarget' in event ? event.relatedTarget : event.target
      if (!navigator.onLine && adminLink(reached)) event.stopPropagation()
    }
    document.addEventListener('click', keepPage, true)
    for (const type of preloading) document.addEventListener(type, loadNothing, true)
    return () => {
      document.removeEventListener('click', keepPage, true)
      for (const type of preloading) document.removeEventListener(type, loadNothing, true)
    }
  }, [ifConnected])
  return null
}

function adminLink(target: unknown): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('a[href^="/admin"]') : null
}

/** Shows that the next page is loading; a fast page replaces it before it can be noticed. */
function LoadingLine() {
  const navigation = useNavigation()
  const language = useLanguage()
  return (
    <p
      role="status"
      className="pointer-events-none fixed bottom-0 left-1 z-10 m-0 bg-wash px-3 text-sm text-quiet empty:hidden"
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

// A double click, or a held key, submits again before React has rendered the pending state.
const sameGestureMs = 1_000

/**
 * Turns a double click or a held key into one post. A form that was answered or edited since may be posted again immediately.
 * Posts nothing in the name of another person, who has signed in with this browser since the page was drawn.
 */
function PostGuard() {
  const showNotice = useShowNotice()
  const language = useLanguage()
  const navigation = useNavigation()
  const fetchers = useFetchers()
  const isPending = navigation.state !== 'idle' || fetchers.length > 0
  const lastPosts = useRef(new WeakMap<EventTarget, number>())
  // A post that fails at once is over before React has drawn it as pending. The count changes in the same transition as the
  // router's state, so that such a post is seen, too. Before the answer is painted, because the next press may follow at once.
  const [posts, setPosts] = useState(0)
  useLayoutEffect(() => {
    if (posts > 0 && !isPending) lastPosts.current = new WeakMap()
  }, [isPending, posts])
  useLayoutEffect(
    () => refuseSaves(() => (isOtherSignedIn() ? words.sessionEnded(language) : null)),
    [language],
  )
  useEffect(() => {
    const refuseSecond = (event: SubmitEvent) => {
      const form = event.target
      if (!(form instanceof HTMLFormElement) || form.method !== 'post') return
      const pressed = event.submitter ?? form
      const isSecond = event.timeStamp - (lastPosts.current.get(pressed) ?? -sameGestureMs) < sameGestureMs
      lastPosts.current.set(pressed, event.timeStamp)
      if (isOtherSignedIn()) showNotice(failedNotice(words.sessionEnded(language), language))
      else if (!isSecond) return startTransition(() => setPosts(count => count + 1))
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    const forget = () => {
      lastPosts.current = new WeakMap()
    }
    // The capture phase of the window comes before React, which listens at the document.
    window.addEventListener('submit', refuseSecond, { capture: true })
    window.addEventListener('input', forget, { capture: true })
    return () => {
      window.removeEventListener('submit', refuseSecond, { capture: true })
      window.removeEventListener('input', forget, { capture: true })
    }
  }, [showNotice, language])
  return null
}
