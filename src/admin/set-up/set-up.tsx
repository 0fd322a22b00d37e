import { data, Form, Link, redirect, useRouteLoaderData } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { shownMailAddress } from '../../address/shown-domain.ts'
import { findListedAccount } from '../../domain/accounts/account-queries.ts'
import type { PersonProblem } from '../../domain/accounts/add-account.ts'
import type { NewPasswordProblem } from '../../domain/accounts/password.ts'
import type { Role } from '../../domain/accounts/role.ts'
import { openSession } from '../../domain/accounts/sessions.ts'
import { findSetupLink, resetPassword, setUpAdministrator } from '../../domain/accounts/setup-link.ts'
import { trustDevice } from '../../domain/accounts/trusted-devices.ts'
import { pageContext } from '../../http/page-context.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import type { loader as rootLoader } from '../../root.tsx'
import type { Language } from '../../text/language.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as adminWords from '../../words/admin-words.ts'
import * as words from '../../words/set-up.ts'
import { checkNewPassword, passwordProblems } from '../account/check-new-password.ts'
import { personErrors } from '../accounts/person-errors.ts'
import adminCss from '../admin.css?url'
import { InputField } from '../forms/field.tsx'
import { PasswordField } from '../forms/password-field.tsx'
import { type FieldErrors, readFormTexts } from '../forms/read-form.ts'
import { SubmitButton } from '../forms/submit-button.tsx'
import { titleMeta } from '../frame/page-title.tsx'
import { cookieCheckPath, sessionHeaders } from '../frame/session-headers.ts'
import { SignInLayout } from '../frame/sign-in-layout.tsx'
import { redirectWithNotice } from '../notices/notice.ts'
import { buttonClass } from '../widgets/button.tsx'
import type { Route } from './+types/set-up'

// The page of a one-time link: creates the first administrator's account, or sets a new password. The link comes from the
// person who runs the server.

export const handle = { role: 'anybody', hydrate: true } satisfies RouteHandle
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: adminCss }]
export const meta: Route.MetaFunction = ({ matches }) => [
  ...titleMeta(words.title)({ matches }),
  { name: 'robots', content: 'noindex' },
  // The address is a secret: no other host may learn it.
  { name: 'referrer', content: 'same-origin' },
]

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, now, demo, noStore } = context.get(pageContext)
  noStore()
  const link = await findSetupLink(db, params.token, { now, demo })
  if (!link) return data({ purpose: 'none' as const }, { status: 404 })
  const account = link.accountId === null ? null : await findListedAccount(db, link.accountId)
  if (!account) return data({ purpose: 'first' as const, owner: null })
  const { name, email, role } = account
  const owner = { name, email: shownMailAddress(email), role }
  return data({ purpose: link.isInvited ? ('invited' as const) : ('reset' as const), owner })
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { db, now, demo, origin, passwords, language } = context.get(pageContext)
  const { token } = params
  const texts = await readFormTexts(request)
  const typed = { email: texts.email ?? '', name: texts.name ?? '' }
  const link = await findSetupLink(db, token, { now, demo })
  const checked = await checkNewPassword(texts, language)
  const errors = link?.accountId === null ? personErrors(typed, language) : {}
  if (!checked.ok) return data({ errors: { ...errors, ...checked.errors }, typed }, { status: 400 })
  const { password } = checked
  if (link?.accountId) {
    const reset = await resetPassword(db, { token, password, passwords, now })
    if (!reset.ok) return refuse(reset.reason, { typed, language })
    // An account that is in use may have a second step, which the link does not replace.
    if (!link.isInvited) return redirectWithNotice(adminPath('/login'), 'password-changed', { origin })
    return enter(request, { context, id: link.accountId })
  }
  const added = await setUpAdministrator(db, { token, now, password, passwords, ...typed })
  if (!added.ok) return refuse(added.reason, { typed, language })
  return enter(request, { context, id: added.account.id })
}

/** Signs a new person in, whose link proved who it is. */
async function enter(
  request: Request,
  { context, id }: { context: Route.ActionArgs['context']; id: string },
): Promise<Response> {
  const { db, now, origin, address } = context.get(pageContext)
  const device = request.headers.get('user-agent') ?? ''
  const sessionToken = await openSession(db, { accountId: id, device, address, now })
  const deviceToken = await trustDevice(db, { accountId: id, now })
  const headers = sessionHeaders({ sessionToken, deviceToken }, { notice: 'signed-in', origin })
  return redirect(cookieCheckPath(adminPath('')), { headers })
}

type Reason = NewPasswordProblem | PersonProblem | 'known-email' | 'no-such-link'

type Refused = { typed: { email: string; name: string }; language: Language }

function refuse(reason: Reason, { typed, language }: Refused) {
  return data(
    { errors: errorsOf(reason, { typed, language }), typed },
    { status: reason === 'no-such-link' ? 404 : 400 },
  )
}

function errorsOf(reason: Reason, { typed, language }: Refused): FieldErrors {
  switch (reason) {
    case 'bad-email':
    case 'no-name':
    case 'long-name':
      return personErrors(typed, language)
    case 'known-email':
      return { email: words.knownEmail(language) }
    case 'no-such-link':
      return { password: words.linkExpired(language) }
    default:
      return { password: passwordProblems[reason](language) }
  }
}

export default function SetUp({ loaderData, actionData }: Route.ComponentProps) {
  const language = useLanguage()
  const siteName = useRouteLoaderData<typeof rootLoader>('root')?.settings.siteName ?? ''
  return (
    <SignInLayout>
      {loaderData.purpose === 'none' ? (
        <>
          <h1 className="mb-4 font-serif text-2xl font-bold">{words.opensNothing(language)}</h1>
          <p className="mb-6">{words.opensNothingHint(language)}</p>
          <Link to={adminPath('/login')} className={buttonClass('primary')}>
            {words.signIn(language)}
          </Link>
        </>
      ) : (
        <SetUpForm
          purpose={loaderData.purpose}
          owner={loaderData.owner}
          siteName={siteName}
          errors={actionData?.errors ?? {}}
          typed={actionData?.typed ?? { email: '', name: '' }}
        />
      )}
    </SignInLayout>
  )
}

const headings = { first: words.createFirst, invited: words.welcome, reset: words.choosePassword }

const saves = { first: words.createAccount, invited: words.savePasswordAndSignIn, reset: words.savePassword }

type Owner = { name: string; email: string; role: Role }

type SetUpFormProps = {
  purpose: 'first' | 'invited' | 'reset'
  /** The person of the account; null for the first one. */
  owner: Owner | null
  siteName: string
  errors: FieldErrors
  typed: { email: string; name: string }
}

function SetUpForm({ purpose, owner, siteName, errors, typed }: SetUpFormProps) {
  const language = useLanguage()
  return (
    <>
      <h1 className="mb-5 font-serif text-2xl font-bold">{headings[purpose](language)}</h1>
      {owner && purpose === 'invited' ? (
        <p className="mt-0 mb-5 wrap-anywhere">{words.invited(language, { ...owner, siteName })}</p>
      ) : null}
      <Form method="post" replace>
        {owner ? <OwnerField email={owner.email} /> : <PersonFields errors={errors} typed={typed} />}
        <PasswordField
          name="password"
          label={adminWords.password(language)}
          hint={words.passwordHint(language)}
          autoComplete="new-password"
          error={errors.password}
        />
        <PasswordField
          name="repeated"
          label={words.passwordAgain(language)}
          autoComplete="new-password"
          error={errors.repeated}
        />
        <SubmitButton>{saves[purpose](language)}</SubmitButton>
      </Form>
    </>
  )
}

/** Shows whose password it is, also to a password manager, which stores it under this address. */
function OwnerField({ email }: { email: string }) {
  const language = useLanguage()
  return (
    <InputField
      label={adminWords.email(language)}
      name="email"
      autoComplete="username"
      defaultValue={email}
      readOnly
    />
  )
}

function PersonFields({ errors, typed }: Pick<SetUpFormProps, 'errors' | 'typed'>) {
  const language = useLanguage()
  return (
    <>
      <InputField
        label={adminWords.name(language)}
        error={errors.name}
        name="name"
        autoComplete="name"
        defaultValue={typed.name}
        required
      />
      <InputField
        label={adminWords.email(language)}
        error={errors.email}
        inputMode="email"
        name="email"
        autoComplete="username"
        defaultValue={typed.email}
        required
      />
    </>
  )
}
