import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { shownMailAddress } from '../../address/shown-domain.ts'
import type { Person } from '../../domain/accounts/add-account.ts'
import type { Role } from '../../domain/accounts/role.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/accounts-desk.ts'
import * as factorWords from '../../words/second-factor.ts'
import { InputField } from '../forms/field.tsx'
import { OwnPasswordField } from '../forms/own-password-field.tsx'
import type { FieldErrors } from '../forms/read-form.ts'
import { Button } from '../widgets/button.tsx'
import { LocalTime } from '../widgets/local-time.tsx'
import type { AccountResponse } from './act-on-account.ts'
import { RoleChoice } from './role-choice.tsx'

type ShownAccount = {
  name: string
  email: string
  version: number
  role: Role
  state: AccountState
  sessionCount: number
  hasSecondFactor: boolean
  linkExpiresAt: Date | null
  isOwn: boolean
  /** Whether the administrator has to enter their own password again. */
  needsPassword: boolean
}

/** Whether the form of an intent asks for the administrator's password, and its error. */
type PasswordNeeds = (intent: string) => { isRequired: boolean; error: string | undefined }

/** Role, sessions and access of one account. Administrators cannot change the role and access of their own account. */
export function AccountActions({
  account,
  refused,
}: {
  account: ShownAccount
  refused: AccountResponse | undefined
}) {
  const { name, email, version, role, sessionCount, hasSecondFactor, isOwn, needsPassword } = account
  const language = useLanguage()
  const passwordNeeds: PasswordNeeds = intent => ({
    isRequired: needsPassword,
    error: refused?.intent === intent ? refused.errors?.ownPassword : undefined,
  })
  return (
    <div className="grid grid-cols-1 gap-10 lg:grid-cols-2">
      <div className="space-y-10">
        <PersonForm
          key={`${name} ${email}`}
          person={{ name, email, version }}
          refused={refused}
          passwordNeeds={passwordNeeds}
        />
        {isOwn ? (
          <Part title={words.role(language)}>
            <p className="mt-0 mb-3 text-quiet">{words.ownAccount(language)}</p>
          </Part>
        ) : (
          <RoleForm key={role} role={role} passwordNeeds={passwordNeeds} />
        )}
      </div>
      <div className="space-y-10">
        <Part title={words.sessions(language)}>
          <p className="mt-0 mb-3 text-quiet">{words.sessionCount(language, { count: sessionCount })}</p>
          {sessionCount > 0 ? <Act intent="sign-out" label={words.signOut(language)} /> : null}
        </Part>
        {hasSecondFactor && !isOwn ? (
          <Part title={factorWords.heading(language)}>
            <p className="mt-0 mb-3 text-quiet">{factorWords.turnOffFor(language)}</p>
            <Act
              intent="second-factor-off"
              label={factorWords.turnOff(language)}
              tone="danger"
              passwordNeeds={passwordNeeds}
            />
          </Part>
        ) : null}
        {isOwn ? null : <Access account={account} passwordNeeds={passwordNeeds} />}
      </div>
    </div>
  )
}

function PersonForm({
  person,
  refused,
  passwordNeeds,
}: {
  person: Person & { version: number }
  refused: AccountResponse | undefined
  passwordNeeds: PasswordNeeds
}) {
  const language = useLanguage()
  const errors = refused?.intent === 'person' ? refused.errors : undefined
  const { name, email } = refused?.typed ?? person
  return (
    <Form method="post" preventScrollReset className="max-w-xl">
      <input type="hidden" name="intent" value="person" />
      <input type="hidden" name="version" value={person.version} />
      <PersonFields person={{ name, email: shownMailAddress(email) }} errors={errors ?? {}} />
      <OwnPasswordField {...passwordNeeds('person')} />
      <Button type="submit">{words.savePerson(language)}</Button>
    </Form>
  )
}

/** Name and address; a password manager must not fill in those of the person who types. */
export function PersonFields({ person, errors }: { person: Person | null; errors: FieldErrors }) {
  const language = useLanguage()
  const common = { autoComplete: 'off', required: true }
  return (
    <>
      <InputField
        {...common}
        label={words.name(language)}
        error={errors.name}
        name="name"
        maxLength={100}
        defaultValue={person?.name}
      />
      <InputField
        {...common}
        label={words.email(language)}
        error={errors.email}
        inputMode="email"
        name="email"
        maxLength={254}
        defaultValue={person?.email}
      />
    </>
  )
}

function RoleForm({ role, passwordNeeds }: { role: Role; passwordNeeds: PasswordNeeds }) {
  const language = useLanguage()
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="role" />
      <RoleChoice role={role} />
      <OwnPasswordField {...passwordNeeds('role')} />
      <Button type="submit" tone="primary">
        {words.saveRole(language)}
      </Button>
    </Form>
  )
}

function Access({
  account: { state, linkExpiresAt },
  passwordNeeds,
}: {
  account: Pick<ShownAccount, 'state' | 'linkExpiresAt'>
  passwordNeeds: PasswordNeeds
}) {
  const language = useLanguage()
  if (state === 'off') {
    return (
      <Part title={words.access(language)}>
        <p className="mt-0 mb-3 text-quiet">{words.isOff(language)}</p>
        <Act intent="switch-on" label={words.switchOn(language)} passwordNeeds={passwordNeeds} />
      </Part>
    )
  }
  return (
    <Part title={words.access(language)}>
      {linkExpiresAt ? <OpenLink expiresAt={linkExpiresAt} /> : null}
      <p className="mt-0 mb-3 text-quiet">{words.newLinkHint(language, { state })}</p>
      <Act intent="new-link" label={words.newLink(language)} passwordNeeds={passwordNeeds} />
      <p className="mt-6 mb-3 text-quiet">{words.switchOffHint(language)}</p>
      <Act intent="switch-off" label={words.switchOff(language)} tone="danger" />
    </Part>
  )
}

function OpenLink({ expiresAt }: { expiresAt: Date }) {
  const language = useLanguage()
  const time = () => <LocalTime key="time" at={expiresAt} />
  return (
    <div className="mb-6">
      <p className="mt-0 mb-3">{words.linkExpires(language, { time })}</p>
      <Act intent="revoke-link" label={words.revokeLink(language)} />
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 text-base font-semibold">{title}</h2>
      {children}
    </section>
  )
}

/** `passwordNeeds`: set for actions that give a person access. */
function Act({
  intent,
  label,
  tone = 'plain',
  passwordNeeds,
}: {
  intent: string
  label: string
  tone?: 'plain' | 'danger'
  passwordNeeds?: PasswordNeeds
}) {
  return (
    <Form method="post" preventScrollReset className="max-w-sm">
      <input type="hidden" name="intent" value={intent} />
      {passwordNeeds ? <OwnPasswordField {...passwordNeeds(intent)} /> : null}
      <Button type="submit" tone={tone}>
        {label}
      </Button>
    </Form>
  )
}

type AccountState = 'active' | 'invited' | 'off'

export function stateOf({ isOff, isInvited }: { isOff: boolean; isInvited: boolean }): AccountState {
  if (isOff) return 'off'
  return isInvited ? 'invited' : 'active'
}
