import { redirect } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { scopeLabels } from '../../domain/accounts/api-token.ts'
import { listApiTokens } from '../../domain/accounts/api-token-queries.ts'
import { scopesOf } from '../../domain/accounts/authorize.ts'
import { changePassword } from '../../domain/accounts/password.ts'
import {
  chooseDeskLanguage,
  chooseNamedInLog,
  isNamedInLog,
  readDeskLanguage,
} from '../../domain/accounts/preferences.ts'
import { closeAllSessions, closeSession, listSessions } from '../../domain/accounts/sessions.ts'
import { isKeyOf } from '../../domain/fields/is-key-of.ts'
import { isUuid } from '../../domain/fields/record-id.ts'
import { listPasskeys } from '../../domain/passkeys/passkey.ts'
import { findRelyingParty } from '../../domain/passkeys/passkey-ceremony.ts'
import { getSecondFactor } from '../../domain/second-factor/turn-on.ts'
import { dropCookie } from '../../http/cookies.ts'
import { pageContext } from '../../http/page-context.ts'
import { bodyBytes, type RouteHandle } from '../../http/route-handle.ts'
import { formatList } from '../../text/format.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import { relativeTime } from '../../ui/time/relative-time.ts'
import * as words from '../../words/account-desk.ts'
import { readFormTexts } from '../forms/read-form.ts'
import { needsPassword } from '../frame/confirm-self.ts'
import { PageTitle, titleMeta } from '../frame/page-title.tsx'
import { contributorContext } from '../frame/require-role.ts'
import { sessionHeaders } from '../frame/session-headers.ts'
import { noticeCookie } from '../notices/notice.ts'
import { useErrorToast } from '../notices/notice-toast.tsx'
import { withFallback } from '../notices/with-fallback.ts'
import type { Route } from './+types/account'
import { DeskLanguageForm, KeysForm, LogNameForm, PasswordForm } from './account-forms.tsx'
import {
  beginAddingPasskey,
  dropPasskey,
  finishAddingPasskey,
  makeToken,
  revokeToken,
} from './change-keys.ts'
import {
  beginOwnSecondFactor,
  confirmOwnSecondFactor,
  turnOwnSecondFactorOff,
} from './change-second-factor.ts'
import {
  checkNewPassword,
  type PasswordResponse,
  type Posted,
  refusePassword,
  respond,
  toAccount,
} from './check-new-password.ts'
import { PasskeySection } from './passkey-section.tsx'
import { SecondFactorSection } from './second-factor-section.tsx'
import { deviceName, SessionList } from './session-list.tsx'
import { TokenSection } from './token-section.tsx'

export const handle = { role: 'contributor', bodyBytesMax: bodyBytes.list } satisfies RouteHandle

export const meta = titleMeta(words.title)

export async function loader({ context }: Route.LoaderArgs) {
  const { db, now, language, origin } = context.get(pageContext)
  const { session } = context.get(contributorContext)
  const [sessions, isNamed, tokens, passkeys, secondFactor] = await Promise.all([
    listSessions(db, session.account.id, now),
    isNamedInLog(db, session.account.id),
    listApiTokens(db, session.account.id),
    listPasskeys(db, session.account.id),
    getSecondFactor(db, session.account.id),
  ])
  const isOld = needsPassword(session, now)
  return {
    needsPassword: isOld,
    email: session.account.email,
    name: session.account.name,
    isNamed,
    sessions: sessions.map(({ id, device, address, lastUsedAt }) => ({
      id,
      address,
      device: deviceName(device, language),
      lastUsedAt,
      lastUse: id === session.id ? words.nowHere(language) : relativeTime(lastUsedAt, now, language),
      isThis: id === session.id,
    })),
    tokens: tokens.map(({ id, name, scopes, expiresAt, lastUsedAt }) => ({
      id,
      name,
      expiresAt,
      lastUsedAt,
      may: formatList(
        scopes.map(scope => scopeLabels[scope](language)),
        language,
      ),
      isExpired: expiresAt <= now,
    })),
    passkeys,
    secondFactor: { ...secondFactor, isDemo: session.account.isDemo, needsPassword: isOld },
    passkeyHost: findRelyingParty(origin)?.id ?? null,
    scopes: scopesOf(session.account.role).map(scope => ({ scope, label: scopeLabels[scope](language) })),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const texts = await readFormTexts(request)
  const posted = { page: context.get(pageContext), ...context.get(contributorContext), texts }
  const { intent = '' } = texts
  return isKeyOf(intents, intent) ? intents[intent](posted) : setPassword(request, posted)
}

const intents = {
  'sign-out': signOut,
  'sign-out-everywhere': signOutEverywhere,
  'log-name': chooseLogName,
  language: chooseLanguage,
  'make-token': makeToken,
  'revoke-token': revokeToken,
  'begin-passkey': beginAddingPasskey,
  'finish-passkey': finishAddingPasskey,
  'remove-passkey': dropPasskey,
  'begin-second-factor': beginOwnSecondFactor,
  'confirm-second-factor': confirmOwnSecondFactor,
  'drop-second-factor': turnOwnSecondFactorOff,
}

async function signOut({ page: { db }, session, texts: { session: id = '' } }: Posted) {
  if (isUuid(id)) await closeSession(db, { id, accountId: session.account.id })
  return toAccount()
}

async function signOutEverywhere({ page: { db, origin }, session }: Posted) {
  await closeAllSessions(db, session.account.id)
  const headers = new Headers()
  headers.append('set-cookie', dropCookie('session', origin))
  headers.append('set-cookie', noticeCookie('signed-out', origin))
  return redirect(adminPath('/login'), { headers })
}

async function chooseLogName({ page: { db, now }, session, texts }: Posted) {
  await chooseNamedInLog(db, { accountId: session.account.id, isNamed: texts.named === 'yes', now })
  return toAccount()
}

async function chooseLanguage({ page: { db, now }, session, texts }: Posted) {
  const language = readDeskLanguage(texts.language ?? '')
  if (language) await chooseDeskLanguage(db, { accountId: session.account.id, language, now })
  return toAccount()
}

async function setPassword(request: Request, { page, session, texts }: Posted) {
  const { db, now, origin, address, passwords, language } = page
  const checked = await checkNewPassword(texts, language)
  if (!checked.ok) return respond({ errors: checked.errors }, 400)
  const changed = await changePassword(db, {
    accountId: session.account.id,
    sessionId: session.id,
    current: texts.current ?? '',
    next: checked.password,
    device: request.headers.get('user-agent') ?? '',
    address,
    passwords,
    now,
  })
  if (!changed.ok) return refusePassword(changed.reason, language)
  const headers = sessionHeaders(changed, { notice: 'password-changed', origin })
  return redirect(adminPath('/account'), { headers })
}

export const clientAction = withFallback(
  (language): PasswordResponse => ({ errors: {}, message: words.updateFailed(language) }),
)

export default function AccountPage({ loaderData, actionData }: Route.ComponentProps) {
  const language = useLanguage()
  useErrorToast(actionData)
  return (
    <>
      <PageTitle title={words.title(language)} />
      <div className="grid grid-cols-1 gap-10 lg:grid-cols-2">
        <div className="space-y-10">
          <PasswordForm email={loaderData.email} errors={actionData?.errors ?? {}} />
          <PasskeySection
            passkeys={loaderData.passkeys}
            host={loaderData.passkeyHost}
            needsPassword={loaderData.needsPassword}
            response={actionData?.passkey}
          />
          <SecondFactorSection state={loaderData.secondFactor} response={actionData?.secondFactor} />
          <DeskLanguageForm />
          <KeysForm />
          <LogNameForm name={loaderData.name} isNamed={loaderData.isNamed} />
        </div>
        <div className="space-y-10">
          <SessionList sessions={loaderData.sessions} />
          <TokenSection
            tokens={loaderData.tokens}
            scopes={loaderData.scopes}
            needsPassword={loaderData.needsPassword}
            response={actionData?.token}
          />
        </div>
      </div>
    </>
  )
}
