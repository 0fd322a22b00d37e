import { useRouteLoaderData } from 'react-router'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/account-desk.ts'
import { PasswordField } from './password-field.tsx'

/** Asks for the person's own password if the last proof is too old, or if the server's response requires it. */
export function OwnPasswordField({ isRequired, error }: { isRequired: boolean; error: string | undefined }) {
  const language = useLanguage()
  const email = useRouteLoaderData<{ email: string }>('admin/shell')?.email ?? ''
  if (!isRequired && !error) return null
  return (
    <>
      {/* Without it a password manager takes the form's first text for the user name, and overwrites it. */}
      <input type="text" hidden readOnly autoComplete="username" value={email} />
      <PasswordField
        name="ownPassword"
        label={words.currentPassword(language)}
        hint={words.confirmHint(language)}
        autoComplete="current-password"
        error={error}
      />
    </>
  )
}
