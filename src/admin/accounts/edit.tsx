import { data } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { shownMailAddress } from '../../address/shown-domain.ts'
import { findListedAccount } from '../../domain/accounts/account-queries.ts'
import { isUuid } from '../../domain/fields/record-id.ts'
import { pageContext } from '../../http/page-context.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/accounts-desk.ts'
import { readFormTexts } from '../forms/read-form.ts'
import { needsPassword } from '../frame/confirm-self.ts'
import { PageTitle, titleMeta } from '../frame/page-title.tsx'
import { administratorContext } from '../frame/require-role.ts'
import { redirectWithNotice } from '../notices/notice.ts'
import { useErrorToast } from '../notices/notice-toast.tsx'
import { withFallback } from '../notices/with-fallback.ts'
import { ButtonLink } from '../widgets/button.tsx'
import type { Route } from './+types/edit'
import { AccountActions, stateOf } from './account-actions.tsx'
import { OneTimeLink, RefusalWithoutScript } from './account-answer.tsx'
import { type AccountResponse, actOnAccount } from './act-on-account.ts'

export const handle = { role: 'administrator' } satisfies RouteHandle

export const meta: Route.MetaFunction = titleMeta(words.title)

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, now } = context.get(pageContext)
  const { session } = context.get(administratorContext)
  const account = isUuid(params.id) ? await findListedAccount(db, params.id) : null
  if (!account) return data(null, { status: 404 })
  const { id, name, email, version, role, sessionCount, hasSecondFactor, linkExpiresAt } = account
  return data({
    id,
    name,
    email,
    version,
    role,
    sessionCount,
    hasSecondFactor,
    linkExpiresAt: linkExpiresAt && linkExpiresAt > now ? linkExpiresAt : null,
    needsPassword: needsPassword(session, now),
    state: stateOf(account),
    isOwn: id === session.account.id,
  })
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const page = context.get(pageContext)
  const person = context.get(administratorContext)
  const texts = await readFormTexts(request)
  const done = await actOnAccount(page, { id: params.id, texts, ...person })
  if (done.response) return data(done.response, { status: done.status })
  return redirectWithNotice(adminPath('/accounts/edit/:id', { id: params.id }), done.notice, page)
}

export const clientAction = withFallback(
  (language): AccountResponse => ({ link: null, message: words.failed(language) }),
)

export default function EditAccount({ loaderData, actionData, matches }: Route.ComponentProps) {
  const language = useLanguage()
  useErrorToast(actionData)
  const [{ loaderData: root }] = matches
  const back = <ButtonLink to={adminPath('/accounts')}>{words.back(language)}</ButtonLink>
  if (!loaderData) {
    return (
      <>
        <PageTitle title={words.title(language)}>{back}</PageTitle>
        <p className="text-quiet">{words.gone(language)}</p>
      </>
    )
  }
  const { id, name, email } = loaderData
  const made = actionData?.link
  const url = made ? `${root?.origin ?? ''}${adminPath('/set-up/:token', { token: made.token })}` : null
  return (
    <>
      <PageTitle title={name}>
        <ButtonLink to={adminPath('/history/:id', { id })}>{words.history(language)}</ButtonLink>
        {back}
      </PageTitle>
      <p className="mt-0 mb-6 wrap-anywhere text-quiet">{shownMailAddress(email)}</p>
      {made && url ? <OneTimeLink key={url} link={{ url, name, email, days: made.days }} /> : null}
      <RefusalWithoutScript message={actionData?.message ?? null} />
      <AccountActions account={loaderData} refused={actionData} />
    </>
  )
}
