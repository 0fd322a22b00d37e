import { readRole } from '../../domain/accounts/role.ts'
import type { MadeLink } from '../../domain/accounts/setup-link.ts'
import {
  type AccountRefusal,
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
import * as words from '../../words/accounts-desk.ts'
import type { FieldErrors } from '../forms/read-form.ts'
import { confirmSelf } from '../frame/confirm-self.ts'
import type { NoticeName } from '../notices/notice.ts'

/** `link`: one that was just made; no other answer holds its token. `errors`: of the form with this `intent`. */
export type AccountAnswer = {
  link: MadeLink | null
  message: string | null
  intent?: string
  errors?: FieldErrors
}

type Done = { answer: AccountAnswer; status: number } | { answer: null; notice: NoticeName }

// Taking access away must go quickly; everything else gives somebody a way in.
const takesAccess = new Set(['switch-off', 'sign-out', 'revoke-link'])

/** Carries out what one button of an account's page asks for. */
export async function actOnAccount(
  page: PageContext,
  { id, texts, by, session }: { id: string; texts: Record<string, string> } & SignedIn<'administrator'>,
): Promise<Done> {
  const { db, now, language } = page
  const managing = { id, by, now }
  const { intent = '' } = texts
  const unproved = takesAccess.has(intent) ? null : await confirmSelf({ page, session, texts })
  if (unproved) {
    const { errors, status } = unproved
    return { answer: { link: null, message: null, intent, errors }, status }
  }
  const refuse = (reason: AccountRefusal) => {
    const message = words.refusal(language, { reason: reason.replaceAll('-', '') })
    return { answer: { link: null, message }, status: reason === 'not-found' ? 404 : 409 }
  }
  const answerWith = (
    result: { ok: true } | { ok: false; reason: AccountRefusal },
    notice: NoticeName,
  ): Done => (result.ok ? { answer: null, notice } : refuse(result.reason))
  switch (intent) {
    case 'switch-off':
      return answerWith(await switchAccountOff(db, managing), 'account-off')
    case 'switch-on':
      return answerWith(await switchAccountOn(db, managing), 'account-on')
    case 'sign-out':
      return answerWith(await signAccountOut(db, managing), 'account-signed-out')
    case 'second-factor-off':
      return answerWith(await turnSecondFactorOff(db, managing), 'second-factor-off')
    case 'revoke-link':
      return answerWith(await revokeSetupLink(db, managing), 'link-revoked')
    case 'new-link': {
      const made = await renewSetupLink(db, managing)
      return made.ok ? { answer: { link: made.link, message: null }, status: 200 } : refuse(made.reason)
    }
    default: {
      const role = readRole(texts.role ?? '')
      if (!role) return { answer: { link: null, message: words.failed(language) }, status: 400 }
      return answerWith(await setAccountRole(db, { ...managing, role }), 'account-updated')
    }
  }
}
