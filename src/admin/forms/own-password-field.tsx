import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/account-desk.ts'
import { PasswordField } from './password-field.tsx'

/** Asks for the person's own password if the last proof is too old, or if the server's response requires it. */
export function OwnPasswordField({ isRequired, error }: { isRequired: boolean; error: string | undefined }) {
  const language = useLanguage()
  if (!isRequired && !error) return null
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
