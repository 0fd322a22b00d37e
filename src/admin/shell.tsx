import { data, Outlet, useLocation } from 'react-router'
import { initials } from '../domain/accounts/account.ts'
import { covers } from '../domain/accounts/role.ts'
import { findWriteStop } from '../domain/installation/find-write-stop.ts'
import { countOpenObjections } from '../domain/objections/objection-queries.ts'
import { pageContext } from '../http/page-context.ts'
import type { RouteHandle } from '../http/route-handle.ts'
import { readRoleRefusal } from '../ui/needs-role.tsx'
import type { Route } from './+types/shell'
import adminCss from './admin.css?url'
import { DeskFrame } from './desk-frame.tsx'
import { typedTexts } from './forms/read-form.ts'
import { TypedTexts } from './forms/typed-fields.ts'
import { AccountMenu } from './frame/account-menu.tsx'
import { PageFailed } from './frame/page-failed.tsx'
import { contributorContext, requireRole } from './frame/require-role.ts'
import { RoleContext } from './frame/role-context.ts'
import { RoleRefused } from './frame/role-refused.tsx'
import { ShellFrame } from './frame/shell-frame.tsx'
import { NoWritesNotice } from './notices/no-writes-notice.tsx'
import { takeNotice } from './notices/notice.ts'
import { DecisionOutboxProvider } from './queue/decide/decision-outbox.tsx'
import { countWaiting } from './queue/live/count-waiting.ts'

// The gate stands here, for every admin page that is a child of this route. Outside are the login, the one-time link
// of `set-up`, `second-step` for bare sessions, and four that call `findSignedIn` themselves: `site-links/add`, `site-links/preview`, `settings/restore` and
// `article/fetch`. `every-admin-route.test.ts` walks the route table and holds all of them to it.

export const middleware = [requireRole]
export const handle = { hydrate: true } satisfies RouteHandle
export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: adminCss },
  { rel: 'manifest', href: '/desk.webmanifest' },
]
export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

export async function loader({ context, request }: Route.LoaderArgs) {
  const { session } = context.get(contributorContext)
  const { db, now, origin, demo, language } = context.get(pageContext)
  const { notice, init } = takeNotice(request, { origin, language })
  const { name, email, role } = session.account
  const isEditor = covers(role, 'editor')
  const [waiting, objections, writeStop] = await Promise.all([
    isEditor ? countWaiting(db, { now, language }) : '',
    isEditor ? countOpenObjections(db) : 0,
    findWriteStop(db),
  ])
  const shown = { name, email, role, initials: initials(name), demo, notice, waiting, objections, writeStop }
  return data({ ...shown, typed: typedTexts(context) }, init)
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function ErrorBoundary({ loaderData, error }: Route.ErrorBoundaryProps) {
  const refusal = readRoleRefusal(error)
  // Without an answer the role is unknown: most people at the desk may follow an editor's links.
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
          {/* The form of one record must not go on with that of another. */}
          <Outlet key={pathname} />
        </DecisionOutboxProvider>
      </TypedTexts>
    </DeskFrame>
  )
}
