import type { ReactNode } from 'react'
import { Form } from 'react-router'
import type { Role } from '../../domain/accounts/role.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/accounts-desk.ts'
import * as factorWords from '../../words/second-factor.ts'
import { Button } from '../widgets/button.tsx'
import type { AccountState } from './account-state.ts'
import { RoleChoice } from './role-choice.tsx'

type ShownAccount = {
  role: Role
  state: AccountState
  sessionCount: number
  hasSecondFactor: boolean
  isOwn: boolean
}

/** The role, the sessions and the access of one account. Of one's own, others decide about role and access. */
export function AccountActions({ account }: { account: ShownAccount }) {
  const { role, state, sessionCount, hasSecondFactor, isOwn } = account
  const language = useLanguage()
  return (
    <div className="grid grid-cols-1 gap-10 lg:grid-cols-2">
      {isOwn ? (
        <Part title={words.role(language)}>
          <p className="mt-0 mb-3 text-quiet">{words.ownAccount(language)}</p>
        </Part>
      ) : (
        <RoleForm key={role} role={role} />
      )}
      <div className="space-y-10">
        <Part title={words.sessions(language)}>
          <p className="mt-0 mb-3 text-quiet">{words.sessionCount(language, { count: sessionCount })}</p>
          {sessionCount > 0 ? <Act intent="sign-out" label={words.signOut(language)} /> : null}
        </Part>
        {hasSecondFactor && !isOwn ? (
          <Part title={factorWords.heading(language)}>
            <p className="mt-0 mb-3 text-quiet">{factorWords.turnOffFor(language)}</p>
            <Act intent="second-factor-off" label={factorWords.turnOff(language)} tone="danger" />
          </Part>
        ) : null}
        {isOwn ? null : <Access state={state} />}
      </div>
    </div>
  )
}

function RoleForm({ role }: { role: Role }) {
  const language = useLanguage()
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="role" />
      <RoleChoice role={role} />
      <Button type="submit" tone="primary">
        {words.saveRole(language)}
      </Button>
    </Form>
  )
}

function Access({ state }: { state: AccountState }) {
  const language = useLanguage()
  if (state === 'off') {
    return (
      <Part title={words.access(language)}>
        <p className="mt-0 mb-3 text-quiet">{words.isOff(language)}</p>
        <Act intent="switch-on" label={words.switchOn(language)} />
      </Part>
    )
  }
  return (
    <Part title={words.access(language)}>
      <p className="mt-0 mb-3 text-quiet">{words.newLinkHint(language)}</p>
      <Act intent="new-link" label={words.newLink(language)} />
      <p className="mt-6 mb-3 text-quiet">{words.switchOffHint(language)}</p>
      <Act intent="switch-off" label={words.switchOff(language)} tone="danger" />
    </Part>
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

function Act({
  intent,
  label,
  tone = 'plain',
}: {
  intent: string
  label: string
  tone?: 'plain' | 'danger'
}) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <Button type="submit" tone={tone}>
        {label}
      </Button>
    </Form>
  )
}
