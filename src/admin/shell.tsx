import { useMemo } from 'react'
import { data, Navigate, Outlet, useLocation } from 'react-router'
import { adminPath } from '../address/admin-path.ts'
import { shownMailAddress } from '../address/shown-domain.ts'
import type { WriteRefusal } from '../database/database-error.ts'
import { initials } from '../domain/accounts/account.ts'
import { covers } from '../domain/accounts/role.ts'
import { findWriteStop } from '../domain/installation/installation.ts'
import { countOpenObjections } from '../domain/objections/objections.ts'
import { pageContext } from '../http/page-context.ts'
import type { RouteHandle } from '../http/route-handle.ts'
import { adviceOf, type RoleRefusal, readRoleRefusal } from '../ui/error-pages.tsx'
import { useLanguage } from '../ui/language/language-context.ts'
import * as words from '../words/admin-frame.ts'
import * as roleWords from '../words/needs-role.ts'
import * as noticeWords from '../words/notices.ts'
import type { Route } from './+types/shell'
import adminCss from './admin.css?url'
import { DeskFrame } from './desk-frame.tsx'
import { typedTexts } from './forms/read-form.ts'
import { TypedTexts } from './forms/typed-fields.ts'
import { AccountMenu } from './frame/account-menu.tsx'
import { PageTitle } from './frame/page-title.tsx'
import { contributorContext, requireRole } from './frame/require-role.ts'
import { RoleContext } from './frame/role-context.ts'
import { ShellFrame } from './frame/shell-frame.tsx'
import { takeNotice } from './notices/notice.ts'
import { useErrorToast } from './notices/notice-toast.tsx'
import { failedState } from './notices/toaster.tsx'
import { DecisionOutboxProvider } from './queue/decide/decision-outbox.tsx'
import { countWaiting } from './queue/live/count-waiting.ts'
import { Button, buttonClass } from './widgets/button.tsx'

// The gate for every admin page, because all are children of this route. Outside it are the login, the one-time link of
// `set-up`, `second-step` for bare sessions, and the routes that call `findSignedIn` themselves: `/admin`, `site-links/add`,
// `site-links/preview`, `front/preview`, `settings/restore` and `article/fetch`. `every-admin-route.test.ts` walks the route
// table and holds all of them to it.

export const middleware = [requireRole]
export const handle = { hydrate: true } satisfies RouteHandle
export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: adminCss },
  { rel: 'manifest', href: '/desk.webmanifest' },
]
export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

export async function loader({ context, request }: Route.LoaderArgs) {
  const { session } = context.get(contributorContext)
  const { db, now, origin, language } = context.get(pageContext)
  const { notice, init } = takeNotice(request, { origin, language })
  const { name, email, role } = session.account
  const isEditor = covers(role, 'editor')
  const [waiting, objections, writeStop] = await Promise.all([
    isEditor ? countWaiting(db, { now, language }) : '',
    isEditor ? countOpenObjections(db) : 0,
    findWriteStop(db),
  ])
  const shown = {
    email: shownMailAddress(email),
    role,
    initials: initials(name),
    notice,
    waiting,
    objections,
    writeStop,
  }
  return data({ ...shown, typed: typedTexts(context) }, init)
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function ErrorBoundary({ loaderData, error }: Route.ErrorBoundaryProps) {
  const refusal = readRoleRefusal(error)
  // Without loader data the role is unknown; most people at the desk may follow an editor's links.
  const role = loaderData?.role ?? refusal?.role ?? 'editor'
  return (
    <RoleContext value={role}>
      <ShellFrame notice={null} account={loaderData ? <AccountMenu {...loaderData} /> : null}>
        {refusal ? <RoleRefused refusal={refusal} /> : <PageFailed />}
      </ShellFrame>
    </RoleContext>
  )
}

export default function Shell({ loaderData }: Route.ComponentProps) {
  const { notice, role, waiting, objections, writeStop, typed, ...account } = loaderData
  const { pathname } = useLocation()
  return (
    <DeskFrame notice={notice} account={account} role={role} waiting={waiting} objections={objections}>
      {writeStop ? <NoWritesNotice why={writeStop} /> : null}
      <TypedTexts value={typed}>
        <DecisionOutboxProvider>
          {/* Remounted for each path, so that the form of one record does not keep the values of another. */}
          <Outlet key={pathname} />
        </DecisionOutboxProvider>
      </TypedTexts>
    </DeskFrame>
  )
}

/** Shown if the person's role no longer opens this page, for example after it was changed while the desk was open. */
function RoleRefused({ refusal }: { refusal: RoleRefusal }) {
  const { needed, language } = refusal
  return (
    <>
      <title>{roleWords.title(language, { role: needed })}</title>
      <PageTitle title={roleWords.title(language, { role: needed })} />
      <p className="mb-4 max-w-prose text-quiet">{adviceOf(refusal)}</p>
      <a href={adminPath('')} className={buttonClass()}>
        {roleWords.toYourPages(language)}
      </a>
    </>
  )
}

const writeStopTexts = {
  'disk-full': { problem: noticeWords.diskFull, advice: noticeWords.diskFullAdvice },
  restoring: { problem: noticeWords.restoring, advice: noticeWords.restoringAdvice },
} satisfies Record<WriteRefusal, object>

/** Shown on every page while nothing can be saved. */
function NoWritesNotice({ why }: { why: WriteRefusal }) {
  const language = useLanguage()
  const { problem, advice } = writeStopTexts[why]
  return (
    <p role="alert" className="mt-0 mb-6 border-l-4 border-danger bg-wash px-4 py-3">
      <strong>{problem(language)}</strong> {advice(language)}
    </p>
  )
}

// The pages about news, whose failure to load has the specification's words (§8).
const ofNews = new Set([
  adminPath('/news'),
  adminPath('/news/add'),
  adminPath('/dashboard'),
  adminPath('/categories'),
])

/** A page that failed to load, because of the network, the server or a bug of ours. Drafts keep the typed text. */
function PageFailed() {
  const pathname = useLocation().pathname.replace(/\/$/, '')
  const language = useLanguage()
  if (pathname.startsWith(adminPath('/site-links/edit/:id', { id: '' }))) return <BackToSiteLinks />
  if (pathname === adminPath('/site-links')) return <Failed message={words.siteLinksFailed(language)} />
  return <Failed message={ofNews.has(pathname) ? words.newsFailed(language) : null} />
}

function BackToSiteLinks() {
  const language = useLanguage()
  const state = useMemo(() => failedState(words.siteLinkFailed(language)), [language])
  return <Navigate to={adminPath('/site-links')} replace state={state} />
}

function Failed({ message }: { message: string | null }) {
  const language = useLanguage()
  useErrorToast(useMemo(() => ({ message }), [message]))
  return (
    <>
      <PageTitle title={words.pageFailed(language)} />
      <p className="mb-4 max-w-prose text-quiet">{words.pageFailedHint(language)}</p>
      <Button onClick={() => location.reload()}>{words.tryAgain(language)}</Button>
    </>
  )
}
