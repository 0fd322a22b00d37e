import type { Person } from '../../domain/accounts/add-account.ts'
import { readRole } from '../../domain/accounts/role.ts'
import type { MadeLink } from '../../domain/accounts/setup-link.ts'
import {
  type AccountRefusal,
  changePerson,
  renewSetupLink,
  revokeSetupLink,
  setAccountRole,
  signAccountOut,
  switchAccountOff,
  switchAccountOn,
  turnSecondFactorOff,
} from '../../domain/manage-accounts/manage-account.ts'
import type { PageContext } from '../../http/page-context.ts'
import type { SignedIn } from '../../http/signed-in.ts'
import { selectCase } from '../../text/select-case.ts'
import * as words from '../../words/accounts-desk.ts'
import * as formWords from '../../words/admin-forms.ts'
import type { FieldErrors } from '../forms/read-form.ts'
import { confirmSelf } from '../frame/confirm-self.ts'
import type { NoticeName } from '../notices/notice.ts'
import { refusedPerson } from './person-errors.ts'

/** `link`: a new link; no later response contains its token. `errors`: those of the form with this `intent`. */
export type AccountResponse = {
  link: MadeLink | null
  message: string | null
  intent?: string
  errors?: FieldErrors
  /** The refused name and address. */
  typed?: Person
}

type Done = { response: AccountResponse; status: number } | { response: null; notice: NoticeName }

// Removing access must be quick; every other action gives a person access and needs the password.
const removesAccess = new Set(['switch-off', 'sign-out', 'revoke-link'])

/** Carries out the action of one button of an account's page. */
export async function actOnAccount(
  page: PageContext,
  { id, texts, by, session }: { id: string; texts: Record<string, string> } & SignedIn<'administrator'>,
): Promise<Done> {
  const { db, now, language } = page
  const managing = { id, by, now }
  const { intent = '', name = '', email = '' } = texts
  const person = { name, email }
  const refuseFields = (errors: FieldErrors, status: number) => {
    const typed = intent === 'person' ? { typed: person } : {}
    return { response: { link: null, message: null, intent, errors, ...typed }, status }
  }
  const unproved = removesAccess.has(intent) ? null : await confirmSelf({ page, session, texts })
  if (unproved) return refuseFields(unproved.errors, unproved.status)
  const refuse = (reason: AccountRefusal) => {
    const message = words.refusal(language, { reason: selectCase(reason) })
    return { response: { link: null, message }, status: reason === 'not-found' ? 404 : 409 }
  }
  const respondWith = (
    result: { ok: true } | { ok: false; reason: AccountRefusal },
    notice: NoticeName,
  ): Done => (result.ok ? { response: null, notice } : refuse(result.reason))
  switch (intent) {
    case 'switch-off':
      return respondWith(await switchAccountOff(db, managing), 'account-off')
    case 'switch-on':
      return respondWith(await switchAccountOn(db, managing), 'account-on')
    case 'sign-out':
      return respondWith(await signAccountOut(db, managing), 'account-signed-out')
    case 'second-factor-off':
      return respondWith(await turnSecondFactorOff(db, managing), 'second-factor-off')
    case 'revoke-link':
      return respondWith(await revokeSetupLink(db, managing), 'link-revoked')
    case 'new-link': {
      const made = await renewSetupLink(db, managing)
      return made.ok ? { response: { link: made.link, message: null }, status: 200 } : refuse(made.reason)
    }
    case 'person': {
      const changed = await changePerson(db, { ...managing, ...person, version: Number(texts.version) })
      if (changed.ok) return { response: null, notice: 'account-updated' }
      switch (changed.reason) {
        case 'bad-email':
        case 'no-name':
        case 'long-name':
        case 'known-email':
          return refuseFields(refusedPerson(changed.reason, { person, language }), 400)
        case 'stale': {
          const message = formWords.conflict(language)
          return { response: { link: null, message, intent, typed: person }, status: 409 }
        }
        default:
          return refuse(changed.reason)
      }
    }
    default: {
      const role = readRole(texts.role ?? '')
      if (!role) return { response: { link: null, message: words.failed(language) }, status: 400 }
      return respondWith(await setAccountRole(db, { ...managing, role }), 'account-updated')
    }
  }
}
