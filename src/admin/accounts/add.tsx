import { data, Form } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { readRole } from '../../domain/accounts/role.ts'
import { type InviteResult, inviteAccount } from '../../domain/manage-accounts/invite-account.ts'
import { pageContext } from '../../http/page-context.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import type { Language } from '../../text/language.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/accounts-desk.ts'
import { OwnPasswordField } from '../forms/own-password-field.tsx'
import { type FieldErrors, readFormTexts } from '../forms/read-form.ts'
import { SubmitButton } from '../forms/submit-button.tsx'
import { confirmSelf, needsPassword } from '../frame/confirm-self.ts'
import { PageTitle, titleMeta } from '../frame/page-title.tsx'
import { administratorContext } from '../frame/require-role.ts'
import { useErrorToast } from '../notices/notice-toast.tsx'
import { withFallback } from '../notices/with-fallback.ts'
import { ButtonLink } from '../widgets/button.tsx'
import type { Route } from './+types/add'
import { PersonFields } from './account-actions.tsx'
import { OneTimeLink, RefusalWithoutScript } from './account-answer.tsx'
import { personErrors, refusedPerson } from './person-errors.ts'
import { RoleChoice } from './role-choice.tsx'

export const handle = { role: 'administrator' } satisfies RouteHandle

export const meta: Route.MetaFunction = titleMeta(words.inviteTitle)

type Typed = { name: string; email: string; role: string }

type InviteResponse = {
  link: { url: string; name: string; email: string; days: number } | null
  errors: FieldErrors
  typed: Typed | null
  message: string | null
}

const none: InviteResponse = { link: null, errors: {}, typed: null, message: null }

export async function loader({ context }: Route.LoaderArgs) {
  const { session } = context.get(administratorContext)
  return { needsPassword: needsPassword(session, context.get(pageContext).now) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const page = context.get(pageContext)
  const { db, now, origin, passwords, language } = page
  const { by, session } = context.get(administratorContext)
  const texts = await readFormTexts(request)
  const typed = { name: texts.name ?? '', email: texts.email ?? '', role: texts.role ?? '' }
  const refused = await confirmSelf({ page, session, texts })
  if (refused)
    return data<InviteResponse>(
      { ...none, errors: { ...personErrors(typed, language), ...refused.errors }, typed },
      { status: refused.status },
    )
  // A missing or unknown role must not give more rights than were meant.
  const role = readRole(typed.role) ?? 'contributor'
  const { name, email } = typed
  const invited = await inviteAccount(db, { name, email, role, by, passwords, now })
  if (!invited.ok) return data<InviteResponse>(refuse(invited.reason, { typed, language }), { status: 400 })
  const { token, days } = invited.link
  const url = `${origin}${adminPath('/set-up/:token', { token })}`
  const link = { url, name: name.trim(), email: invited.email, days }
  return data<InviteResponse>({ ...none, link })
}

export const clientAction = withFallback(
  (language): InviteResponse => ({ ...none, message: words.failed(language) }),
)

type Reason = Extract<InviteResult, { ok: false }>['reason']

function refuse(reason: Reason, { typed, language }: { typed: Typed; language: Language }): InviteResponse {
  switch (reason) {
    case 'bad-email':
    case 'no-name':
    case 'long-name':
    case 'known-email':
      return { ...none, typed, errors: refusedPerson(reason, { person: typed, language }) }
    case 'not-administrator':
      return { ...none, typed, message: words.refusal(language, { reason: 'notAdministrator' }) }
  }
}

export default function Invite({ loaderData, actionData }: Route.ComponentProps) {
  const language = useLanguage()
  useErrorToast(actionData)
  const { link, errors, typed, message } = actionData ?? none
  return (
    <>
      <PageTitle title={words.inviteTitle(language)}>
        <ButtonLink to={adminPath('/accounts')}>{words.back(language)}</ButtonLink>
      </PageTitle>
      {link ? <OneTimeLink key={link.url} link={link} /> : null}
      <RefusalWithoutScript message={message} />
      <InviteForm
        key={link?.url ?? 'first'}
        needsPassword={loaderData.needsPassword}
        errors={errors}
        typed={typed}
      />
    </>
  )
}

function InviteForm({
  needsPassword,
  errors,
  typed,
}: Pick<InviteResponse, 'errors' | 'typed'> & { needsPassword: boolean }) {
  const language = useLanguage()
  return (
    <Form method="post" className="max-w-xl">
      <PersonFields person={typed} errors={errors} />
      <RoleChoice role={typed?.role ?? 'contributor'} />
      <OwnPasswordField isRequired={needsPassword} error={errors.ownPassword} />
      <SubmitButton>{words.sendInvitation(language)}</SubmitButton>
    </Form>
  )
}
