import { data, Link, NavLink, Outlet } from 'react-router'
import { initials } from '../domain/accounts/account.ts'
import { pageContext } from '../http/page-context.ts'
import { dropCookie } from '../http/session-cookie.ts'
import type { Route } from './+types/shell'
import adminCss from './admin.css?url'
import { readNotice } from './notice.ts'
import { AccountMenu } from './parts/account-menu.tsx'
import { Toaster } from './parts/toaster.tsx'
import { adminContext, requireAdmin } from './require-admin.ts'

// Every admin page but the login is a child of this route: the gate stands here and nowhere else.

export const middleware = [requireAdmin]
export const handle = { hydrate: true }
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: adminCss }]
export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

export async function loader({ context, request }: Route.LoaderArgs) {
  const { session } = context.get(adminContext)
  const { origin, demo } = context.get(pageContext)
  const notice = readNotice(request)
  const { name, email } = session.account
  return data(
    { name, email, initials: initials(name), demo, notice },
    notice ? { headers: { 'set-cookie': dropCookie('notice', origin) } } : undefined,
  )
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

const sections = [
  { to: '/admin/dashboard', label: 'Dashboard', short: 'Dashboard' },
  { to: '/admin/news', label: 'News Links', short: 'News' },
  { to: '/admin/categories', label: 'Categories', short: 'Categories' },
  { to: '/admin/site-links', label: 'Site Links', short: 'Pages' },
  { to: '/admin/settings', label: 'Settings', short: 'Settings' },
]

export default function Shell({ loaderData }: Route.ComponentProps) {
  const { notice, ...account } = loaderData
  return (
    <Toaster notice={notice}>
      <a href="#content" className="sr-only focus:not-sr-only focus:absolute focus:p-3">
        Skip to content
      </a>
      <header className="border-b border-rule bg-raised">
        <div className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-6 px-4 sm:px-6">
          <Link to="/admin/dashboard" prefetch="intent" className="py-3 font-serif text-lg font-bold">
            Admin
          </Link>
          <nav
            aria-label="Admin"
            className="order-last -mx-4 flex w-[calc(100%+2rem)] overflow-x-auto px-2 sm:order-none sm:mx-0 sm:w-auto sm:px-0"
          >
            {sections.map(section => (
              <SectionLink key={section.to} {...section} />
            ))}
          </nav>
          <div className="ml-auto">
            <AccountMenu {...account} />
          </div>
        </div>
      </header>
      <main id="content" className="mx-auto max-w-7xl px-4 py-6 sm:px-6">
        <Outlet />
      </main>
    </Toaster>
  )
}

function SectionLink({ to, label, short }: { to: string; label: string; short: string }) {
  return (
    <NavLink
      to={to}
      prefetch="intent"
      className="border-b-2 border-transparent px-2 py-3 text-quiet whitespace-nowrap hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink"
    >
      <span className="hidden sm:inline">{label}</span>
      <span className="sm:hidden">{short}</span>
    </NavLink>
  )
}
