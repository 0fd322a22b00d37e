import type { WriteRefusal } from '../../database/database-error.ts'
import type { Language } from '../../text/language.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/login.ts'
import * as noticeWords from '../../words/notices.ts'
import * as codeWords from '../../words/sign-in-code.ts'

export type LoginRefusal = {
  reason:
    | 'wrong-pair'
    | 'not-verified'
    | 'failed'
    | 'crowded'
    | WriteRefusal
    | 'throttled'
    | 'wrong-code'
    | 'too-late'
  /** The wait until the next attempt, if there were too many. */
  minutes: number
}

/** Why a sign-in was refused, in the specification's words (§8). */
export function LoginError({
  reason,
  minutes,
  demo,
}: LoginRefusal & { demo: { email: string; password: string } | null }) {
  const language = useLanguage()
  return (
    <div role="alert" className="mb-6 border border-danger px-4 py-3 text-sm text-danger">
      {sentences({ reason, minutes, demo }, language).map(sentence => (
        <p key={sentence} className="m-0">
          {sentence}
        </p>
      ))}
    </div>
  )
}

function sentences(
  { reason, minutes, demo }: Parameters<typeof LoginError>[0],
  language: Language,
): string[] {
  switch (reason) {
    case 'failed':
      return [words.failed(language)]
    case 'crowded':
      return [words.crowded(language)]
    case 'disk-full':
      return [words.failed(language), noticeWords.diskFull(language)]
    case 'restoring':
      return [words.failed(language), noticeWords.restoring(language)]
    case 'throttled':
      return [words.throttled(language, { minutes })]
    case 'not-verified':
      return [words.passkeyRefused(language)]
    case 'wrong-code':
      return [codeWords.wrongCode(language)]
    case 'too-late':
      return [codeWords.tooLate(language)]
    case 'wrong-pair':
      if (!demo) return [words.authenticationFailed(language)]
      return [words.demoHint(language), words.emailIs(language, demo), words.passwordIs(language, demo)]
  }
}

const lacks = { account: words.noAccount, password: words.onlyInvited, address: words.demoElsewhere }

/** Why nobody can sign in: a demo is not at its own address, or no administrator has a password; null if somebody can. */
export function lackOf({
  isDemo,
  administrator,
}: {
  isDemo: boolean
  administrator: { isActive: boolean } | null
}): keyof typeof lacks | null {
  if (isDemo) return 'address'
  if (!administrator) return 'account'
  return administrator.isActive ? null : 'password'
}

export function LoginLack({ lack }: { lack: keyof typeof lacks }) {
  return (
    <p className="mt-0 mb-6 border border-rule bg-wash px-4 py-3 text-sm">{lacks[lack](useLanguage())}</p>
  )
}
