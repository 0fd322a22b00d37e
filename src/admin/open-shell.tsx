import { data, Link, Outlet } from 'react-router'
import { adminPath } from '../address/admin-path.ts'
import { shownMailAddress } from '../address/shown-domain.ts'
import { initials } from '../domain/accounts/account.ts'
import { covers } from '../domain/accounts/role.ts'
import { pageContext } from '../http/page-context.ts'
import { setPersonLanguage } from '../http/person-language.ts'
import type { RouteHandle } from '../http/route-handle.ts'
import { useLanguage } from '../ui/language/language-context.ts'
import * as words from '../words/admin-frame.ts'
import type { Route } from './+types/open-shell'
import adminCss from './admin.css?url'
import { DeskFrame } from './desk-frame.tsx'
import { typedTexts } from './forms/read-form.ts'
import { TypedTexts } from './forms/typed-fields.ts'
import { RoleContext } from './frame/role-context.ts'
import { ShellFrame } from './frame/shell-frame.tsx'
import { takeNotice } from './notices/notice.ts'
import { countWaiting } from './queue/live/count-waiting.ts'
import { useSignInTarget } from './site-links/use-sign-in-target.ts'
import { buttonClass } from './widgets/button.tsx'

// The look of the admin area for the one page that opens without login (specification §6). It proves nothing: the page
// inside checks for an editor itself before it writes.

export const middleware = [setPersonLanguage]
export const handle = { hydrate: true } satisfies RouteHandle
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: adminCss }]
export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  page.noStore()
  const person = await page.findSignedIn('contributor')
  const { notice, init } = takeNotice(request, page)
  const account = person?.session.account
  const signedIn = account && {
    email: shownMailAddress(account.email),
    role: account.role,
    initials: initials(account.name),
    waiting: covers(account.role, 'editor') ? await countWaiting(page.db, page) : '',
  }
  return data({ notice, account: signedIn ?? null, typed: typedTexts(context) }, init)
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export default function OpenShell({ loaderData }: Route.ComponentProps) {
  const { notice, account, typed } = loaderData
  const page = (
    <TypedTexts value={typed}>
      <Outlet />
    </TypedTexts>
  )
  if (!account) {
    return (
      <RoleContext value={strangersLinks}>
        <ShellFrame notice={notice} account={<SignIn isWritten={typed !== null} />}>
          {page}
        </ShellFrame>
      </RoleContext>
    )
  }
  const { waiting, role, ...menu } = account
  return (
    <DeskFrame notice={notice} account={menu} role={role} waiting={waiting}>
      {page}
    </DeskFrame>
  )
}

// The header of the specification; every link leads to the login.
const strangersLinks = 'administrator'

function SignIn({ isWritten }: { isWritten: boolean }) {
  const language = useLanguage()
  const target = useSignInTarget(isWritten)
  return (
    <Link
      to={`${adminPath('/login')}?next=${adminPath('/site-links/add')}`}
      target={target}
      className={buttonClass()}
    >
      {words.signIn(language)}
    </Link>
  )
}
