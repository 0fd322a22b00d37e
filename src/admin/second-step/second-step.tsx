import { createContext, Form, type MiddlewareFunction, redirect } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { authorize } from '../../domain/accounts/authorize.ts'
import { type BareSession, findBareSession, leaveSession } from '../../domain/accounts/sessions.ts'
import { findFormerHost } from '../../domain/passkeys/passkey.ts'
import { findRelyingParty } from '../../domain/passkeys/passkey-ceremony.ts'
import { dropCookie, readCookie } from '../../http/cookies.ts'
import { pageContext } from '../../http/page-context.ts'
import { bodyBytes, type RouteHandle } from '../../http/route-handle.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/second-factor.ts'
import * as codeWords from '../../words/sign-in-code.ts'
import { beginAddingPasskey, finishAddingPasskey } from '../account/change-keys.ts'
import { beginOwnSecondFactor, confirmOwnSecondFactor } from '../account/change-second-factor.ts'
import type { PasswordResponse } from '../account/check-new-password.ts'
import { PasskeySection } from '../account/passkey-section.tsx'
import { RecoveryCodes, SecondFactorSection } from '../account/second-factor-section.tsx'
import adminCss from '../admin.css?url'
import { readFormTexts } from '../forms/read-form.ts'
import { needsPassword } from '../frame/confirm-self.ts'
import { titleMeta } from '../frame/page-title.tsx'
import { SignInLayout } from '../frame/sign-in-layout.tsx'
import { useErrorToast } from '../notices/notice-toast.tsx'
import { Toaster } from '../notices/toaster.tsx'
import { withFallback } from '../notices/with-fallback.ts'
import { Button, ButtonLink } from '../widgets/button.tsx'
import type { Route } from './+types/second-step'

/** Null for a session that has just shown its second factor, or that never needed one. */
const bareSessionContext = createContext<BareSession | null>()

/** The gate of the one page that a bare session may open; strangers are sent to the login. */
const admitBareSession: MiddlewareFunction<Response> = async ({ request, context }) => {
  const page = context.get(pageContext)
  page.noStore()
  const token = readCookie(request, 'session', page.origin)
  const bare = token ? await findBareSession(page.db, token, page.now) : null
  const language = bare?.language ?? (await page.findSignedIn('contributor'))?.session.language
  if (!language) throw redirect(adminPath('/login'))
  page.language = language
  context.set(bareSessionContext, bare)
}

// The page of an account that must have a second factor but has not shown one. Such a session can set one up here, and opens
// nothing else until then (decision 9). An account that already has one shows it at the login, because a stolen password
// must not add another.

export const middleware = [admitBareSession]
export const handle = { role: 'anybody', hydrate: true, bodyBytesMax: bodyBytes.list } satisfies RouteHandle
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: adminCss }]
export const meta: Route.MetaFunction = ({ matches }) => [
  ...titleMeta(words.askedTitle)({ matches }),
  { name: 'robots', content: 'noindex' },
]

export async function loader({ context }: Route.LoaderArgs) {
  const { db, now, origin } = context.get(pageContext)
  const bare = context.get(bareSessionContext)
  const passkeyHost = findRelyingParty(origin)?.id ?? null
  return {
    step: bare ? (bare.ownsSecondFactor ? ('sign-in' as const) : ('set-up' as const)) : ('done' as const),
    needsPassword: bare ? needsPassword(bare, now) : false,
    passkeyHost,
    formerHost: bare ? await findFormerHost(db, { accountId: bare.account.id, host: passkeyHost }) : null,
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const page = context.get(pageContext)
  const session = context.get(bareSessionContext)
  const by = authorize(session, 'contributor')
  if (!session || !by) return redirect(adminPath(''))
  const texts = await readFormTexts(request)
  if (texts.intent === 'sign-out' || session.ownsSecondFactor) {
    await leaveSession(page.db, { id: session.id, accountId: session.account.id })
    return redirect(adminPath('/login'), { headers: { 'set-cookie': dropCookie('session', page.origin) } })
  }
  const posted = { page, session, by, texts }
  switch (texts.intent) {
    case 'begin-passkey':
      return beginAddingPasskey(posted)
    case 'finish-passkey':
      return finishAddingPasskey(posted)
    case 'confirm-second-factor':
      return confirmOwnSecondFactor(posted)
    default:
      return beginOwnSecondFactor(posted)
  }
}

export const clientAction = withFallback(
  (language): PasswordResponse => ({ errors: {}, message: words.failed(language) }),
)

export default function SecondStep({ loaderData, actionData }: Route.ComponentProps) {
  const language = useLanguage()
  // The gate read the session before the code was accepted, so after a post without scripts the loaded step is out of date.
  const step = actionData?.secondFactor?.recoveryCodes ? 'done' : loaderData.step
  return (
    <Toaster notice={null}>
      <SignInLayout>
        <h1 className="mb-5 font-serif text-2xl font-bold">
          {(step === 'done' ? words.doneTitle : words.askedTitle)(language)}
        </h1>
        <Step shown={{ ...loaderData, step }} response={actionData} />
      </SignInLayout>
    </Toaster>
  )
}

type StepProps = { shown: Route.ComponentProps['loaderData']; response: PasswordResponse | undefined }

function Step({ shown, response }: StepProps) {
  const language = useLanguage()
  useErrorToast(response)
  switch (shown.step) {
    case 'done':
      return <Done codes={response?.secondFactor?.recoveryCodes} />
    case 'sign-in':
      return (
        <>
          <p className="mt-0 mb-5">
            {shown.formerHost
              ? words.showFormer(language, { host: shown.formerHost })
              : words.showOwn(language)}
          </p>
          <SignOut label={words.signInAgain(language)} />
        </>
      )
    case 'set-up':
      return <SetUp shown={shown} response={response} />
  }
}

function SetUp({ shown: { needsPassword, passkeyHost }, response }: StepProps) {
  const language = useLanguage()
  const state = { isOn: false, recoveryCodesLeft: 0, isDemo: false, needsPassword }
  return (
    <div className="space-y-10">
      <p className="mt-0 mb-5">{words.askedHint(language)}</p>
      <SecondFactorSection state={state} response={response?.secondFactor} />
      {passkeyHost ? (
        <PasskeySection
          passkeys={[]}
          host={passkeyHost}
          needsPassword={needsPassword}
          response={response?.passkey}
        />
      ) : null}
      <SignOut label={codeWords.startAgain(language)} />
    </div>
  )
}

function Done({ codes }: { codes: string[] | undefined }) {
  const language = useLanguage()
  return (
    <>
      {codes ? <RecoveryCodes codes={codes} /> : null}
      <ButtonLink to={adminPath('')} tone="primary" reloadDocument>
        {codeWords.continueSignIn(language)}
      </ButtonLink>
    </>
  )
}

function SignOut({ label }: { label: string }) {
  return (
    <Form method="post" replace>
      <input type="hidden" name="intent" value="sign-out" />
      <Button type="submit">{label}</Button>
    </Form>
  )
}
