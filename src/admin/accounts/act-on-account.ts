import type { Authorized } from '../../domain/accounts/authorize.ts'
import { readRole } from '../../domain/accounts/role.ts'
import {
  type AccountRefusal,
  renewSetupLink,
  setAccountRole,
  signAccountOut,
  switchAccountOff,
  switchAccountOn,
  turnSecondFactorOff,
} from '../../domain/manage-accounts/manage-account.ts'
import type { PageContext } from '../../http/page-context.ts'
import * as words from '../../words/accounts-desk.ts'
import type { NoticeName } from '../notices/notice.ts'

/** `token`: of a link that was just made; no other answer holds it. */
export type AccountAnswer = { token: string | null; message: string | null }

type Done = { answer: AccountAnswer; status: number } | { answer: null; notice: NoticeName }

/** Carries out what one button of an account's page asks for. */
export async function actOnAccount(
  { db, now, language }: Pick<PageContext, 'db' | 'now' | 'language'>,
  { id, texts, by }: { id: string; texts: Record<string, string>; by: Authorized<'administrator'> },
): Promise<Done> {
  const managing = { id, by, now }
  const refuse = (reason: AccountRefusal) => {
    const message = words.refusal(language, { reason: reason.replaceAll('-', '') })
    return { answer: { token: null, message }, status: reason === 'not-found' ? 404 : 409 }
  }
  const answerWith = (
    result: { ok: true } | { ok: false; reason: AccountRefusal },
    notice: NoticeName,
  ): Done => (result.ok ? { answer: null, notice } : refuse(result.reason))
  switch (texts.intent) {
    case 'switch-off':
      return answerWith(await switchAccountOff(db, managing), 'account-off')
    case 'switch-on':
      return answerWith(await switchAccountOn(db, managing), 'account-on')
    case 'sign-out':
      return answerWith(await signAccountOut(db, managing), 'account-signed-out')
    case 'second-factor-off':
      return answerWith(await turnSecondFactorOff(db, managing), 'second-factor-off')
    case 'new-link': {
      const made = await renewSetupLink(db, managing)
      return made.ok ? { answer: { token: made.token, message: null }, status: 200 } : refuse(made.reason)
    }
    default: {
      const role = readRole(texts.role ?? '')
      if (!role) return { answer: { token: null, message: words.failed(language) }, status: 400 }
      return answerWith(await setAccountRole(db, { ...managing, role }), 'account-updated')
    }
  }
}
