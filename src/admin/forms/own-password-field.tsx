import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/account-desk.ts'
import { PasswordField } from './password-field.tsx'

/** Asks for one's own password where the last proof is too old, and where the answer to the form says so. */
export function OwnPasswordField({ isAsked, error }: { isAsked: boolean; error: string | undefined }) {
  const language = useLanguage()
  if (!isAsked && !error) return null
  return (
    <PasswordField
      name="ownPassword"
      label={words.currentPassword(language)}
      hint={words.confirmHint(language)}
      autoComplete="current-password"
      error={error}
    />
  )
}
