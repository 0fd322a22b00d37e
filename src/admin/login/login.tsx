import { lazy, Suspense, useEffect, useState } from 'react'
import { data, Form, replace } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { demoAccount } from '../../domain/accounts/account.ts'
import { findAdministrator } from '../../domain/accounts/add-account.ts'
import { closeSessionOf, findBareSession } from '../../domain/accounts/sessions.ts'
import { endPendingSignIn, signIn } from '../../domain/accounts/sign-in.ts'
import { findRelyingParty } from '../../domain/passkeys/passkey-ceremony.ts'
import { beginPasskeySignIn, signInWithPasskey } from '../../domain/passkeys/sign-in-with-passkey.ts'
import { finishSignIn } from '../../domain/second-factor/finish-sign-in.ts'
import { toClientError } from '../../http/client-error.ts'
import { dropCookie, readCookie, setCookie } from '../../http/cookies.ts'
import { localPath } from '../../http/local-path.ts'
import { type PageContext, pageContext } from '../../http/page-context.ts'
import { readPostedForm } from '../../http/posted-form.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import { findRequestSession } from '../../http/signed-in.ts'
import { DemoBanner } from '../../ui/demo-banner.tsx'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/login.ts'
import * as codeWords from '../../words/sign-in-code.ts'
import adminCss from '../admin.css?url'
import { SubmitButton } from '../forms/submit-button.tsx'
import { titleMeta } from '../frame/page-title.tsx'
import { homeOf } from '../frame/role-context.ts'
import { cookieCheckPath, isCookieCheck, sessionHeaders } from '../frame/session-headers.ts'
import { SignInLayout } from '../frame/sign-in-layout.tsx'
import { type CarriedNotice, type ShownNotice, shownNotice, takeNotice } from '../notices/notice.ts'
import { PlainNotice } from '../notices/plain-notice.tsx'
import { withFallback } from '../notices/with-fallback.ts'
import { PreloadRoute } from '../widgets/preload-route.tsx'
import { useIsPosting } from '../widgets/use-is-posting.ts'
import type { Route } from './+types/login'
import { LoginError, LoginLack, type LoginRefusal, lackOf } from './login-error.tsx'
import { CodeForm, LoginFields } from './login-forms.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { isPendingContext, readPendingStep } from './pending-step.ts'
import { reachesDemo } from './reaches-demo.ts'

export const middleware = [readPendingStep]
export const handle = { role: 'anybody', hydrate: true } satisfies RouteHandle
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: adminCss }]
export const meta: Route.MetaFunction = ({ matches }) => [
  ...titleMeta(words.title)({ matches }),
  { name: 'robots', content: 'noindex' },
]

// The shortest time to any response, right or wrong: it hides how long the check took and slows down guessing.
const responseFloorMs = 1_000

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, now, origin, noStore, language, ...page } = context.get(pageContext)
  noStore()
  const demo = page.demo && reachesDemo(request, origin)
  const token = readCookie(request, 'session', origin)
  const url = new URL(request.url)
  const target = localPath(url.searchParams.get('next'), adminPath(''))
  const session = await findRequestSession(request, { db, now, origin, demo: page.demo })
  // Not a new entry of the history: Back must lead out of the admin area, not to this page and on to the dashboard again.
  if (session) throw replace(target === adminPath('') ? homeOf(session.account.role) : target)
  if (token && (await findBareSession(db, token, now))) throw replace(adminPath('/second-step'))
  const isPending = context.get(isPendingContext)
  const { notice, init } = takeNotice(request, { origin, language })
  const administrator = page.demo ? null : await findAdministrator(db)
  const shown = {
    // A request to sign in is done with the password.
    notice: isPending ? null : notice,
    isPending,
    cookieWarning: isCookieCheck(url) ? shownNotice('login-not-kept', language) : null,
    lacks: demo ? null : lackOf({ isDemo: page.demo, administrator }),
    passkeyHost: findRelyingParty(origin)?.id ?? null,
    demo: demo ? { email: demoAccount.email, password: demoAccount.password } : null,
  }
  return data(shown, init)
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return actionHeaders.has('retry-after') ? actionHeaders : loaderHeaders
}

export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(pageContext)
  const { db, origin, wait, log } = page
  const form = await readPostedForm(request)
  if (form.get('intent') === 'ask-passkey') return createPasskeyChallenge(page)
  if (form.get('intent') === 'start-again') return startAgain(request, page)
  const email = String(form.get('email') ?? '')
  const checking = checkSignIn(request, { page, form, email }).catch((error: unknown) => {
    const code = toClientError(error)
    if (code === 'disk-full' || code === 'restoring') return { ok: false, reason: code } as const
    log.error({ err: error }, 'sign-in failed')
    return { ok: false, reason: 'failed' } as const
  })
  const [result] = await Promise.all([checking, wait(responseFloorMs)])
  if (!result.ok && result.reason === 'code-needed')
    return replace(loginPath(request), {
      headers: { 'set-cookie': setCookie('pending', result.pendingToken, origin) },
    })
  if (!result.ok) return refuse(result, email)
  // Signing in again replaces the session of the cookie: the old one is refused immediately.
  const old = readCookie(request, 'session', origin)
  if (old) await closeSessionOf(db, old)
  const headers = sessionHeaders(result, { notice: 'signed-in', origin })
  headers.append('set-cookie', dropCookie('pending', origin))
  const target = localPath(new URL(request.url).searchParams.get('next'), adminPath(''))
  return replace(cookieCheckPath(target), { headers })
}

/** The first step of the login, with `next` unchanged and no other parameter. */
function loginPath(request: Request): string {
  const next = new URL(request.url).searchParams.get('next')
  return next ? `${adminPath('/login')}?${new URLSearchParams({ next })}` : adminPath('/login')
}

async function startAgain(request: Request, { db, origin }: PageContext) {
  const pending = readCookie(request, 'pending', origin)
  if (pending) await endPendingSignIn(db, pending)
  return replace(loginPath(request), { headers: { 'set-cookie': dropCookie('pending', origin) } })
}

/** Checks a passkey's response, a code after the password, or an e-mail address and password. */
async function checkSignIn(
  request: Request,
  { page, form, email }: { page: PageContext; form: FormData; email: string },
) {
  const { db, now, origin, address, passwords } = page
  const demo = page.demo && reachesDemo(request, origin)
  const device = request.headers.get('user-agent') ?? ''
  const deviceToken = readCookie(request, 'device', origin)
  const attempt = { address, device, deviceToken, demo, now }
  if (form.get('intent') === 'code') {
    const pendingToken = readCookie(request, 'pending', origin) ?? ''
    return finishSignIn(db, { ...attempt, pendingToken, code: String(form.get('code') ?? '') })
  }
  if (form.get('intent') !== 'passkey')
    return signIn(db, { ...attempt, email, password: String(form.get('password') ?? ''), passwords })
  const relyingParty = findRelyingParty(origin)
  const response = String(form.get('response') ?? '')
  return relyingParty ? signInWithPasskey(db, { ...attempt, response, relyingParty }) : notVerified
}

const notVerified = { ok: false, reason: 'not-verified' } as const

async function createPasskeyChallenge({ db, now, origin, address }: PageContext) {
  const relyingParty = findRelyingParty(origin)
  const begun = relyingParty ? await beginPasskeySignIn(db, { relyingParty, address, now }) : notVerified
  return begun.ok ? { options: begun.options } : refuse(begun, '')
}

export const clientAction = withFallback(() => ({ email: '', reason: 'failed' as const, minutes: 0 }))

type Refusal =
  | { reason: Exclude<LoginRefusal['reason'], 'throttled'> }
  | { reason: 'throttled'; retryAfterSeconds: number }

function refuse(result: Refusal, email: string) {
  switch (result.reason) {
    case 'wrong-pair':
    case 'not-verified':
    case 'wrong-code':
    case 'too-late':
      return data({ email, reason: result.reason, minutes: 0 }, { status: 401 })
    case 'failed':
    case 'crowded':
    case 'disk-full':
    case 'restoring':
      return data({ email, reason: result.reason, minutes: 0 }, { status: 503 })
    case 'throttled': {
      const headers = { 'retry-after': String(result.retryAfterSeconds) }
      const minutes = Math.ceil(result.retryAfterSeconds / 60)
      return data({ email, reason: result.reason, minutes }, { status: 429, headers })
    }
  }
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const language = useLanguage()
  const isSubmitting = useIsPosting()
  const { demo, lacks, notice, cookieWarning, passkeyHost, isPending } = loaderData
  const refusal = actionData && 'reason' in actionData ? actionData : null
  return (
    <>
      <Toasts key={String(isPending)} notice={notice} cookieWarning={cookieWarning} />
      <NextPage />
      <DemoBanner />
      <SignInLayout>
        <PlainNotice notice={notice} />
        <PlainNotice notice={cookieWarning} />
        <h1 className="mb-5 font-serif text-2xl font-bold">
          {(isPending ? codeWords.stepTitle : words.title)(language)}
        </h1>
        {demo && !isPending ? (
          <div className="mb-6 border border-rule bg-wash px-4 py-3 text-sm">
            <p className="m-0 font-semibold">{words.demoCredentials(language)}</p>
            <p className="m-0">{words.emailIs(language, demo)}</p>
            <p className="m-0">{words.passwordIs(language, demo)}</p>
          </div>
        ) : null}
        {lacks ? <LoginLack lack={lacks} /> : null}
        {refusal ? <LoginError {...refusal} demo={demo} /> : null}
        {isPending ? (
          <CodeForm refusal={refusal} />
        ) : (
          <>
            <Form method="post" replace>
              <LoginFields
                email={refusal?.email ?? demo?.email ?? ''}
                password={demo?.password ?? ''}
                refusal={refusal}
              />
              <SubmitButton>{(isSubmitting ? words.signingIn : words.signIn)(language)}</SubmitButton>
            </Form>
            {passkeyHost ? <PasskeyButton host={passkeyHost} /> : null}
          </>
        )}
        <p className="mt-6 mb-0 text-sm">
          <a href="/" className="inline-block py-1 text-accent max-sm:py-3 underline underline-offset-4">
            {words.backToSite(language)}
          </a>
        </p>
      </SignInLayout>
    </>
  )
}

/** The code of the page after the login, which loads while somebody types the password. */
function NextPage() {
  const [isShown, setIsShown] = useState(false)
  useEffect(() => setIsShown(true), [])
  return isShown
    ? ['admin/shell', 'admin/dashboard/dashboard'].map(route => <PreloadRoute key={route} route={route} />)
    : null
}

const LoginNotices = lazy(() => import('./login-notices.tsx'))

/** Toasts are a tenth of what the login loads, and most visits have none. Once shown, they stay for their time on this step. */
function Toasts(shown: { notice: CarriedNotice | null; cookieWarning: ShownNotice | null }) {
  const [hasShown, setHasShown] = useState(false)
  if ((shown.notice ?? shown.cookieWarning) && !hasShown) setHasShown(true)
  return hasShown ? (
    <Suspense fallback={null}>
      <LoginNotices {...shown} />
    </Suspense>
  ) : null
}
