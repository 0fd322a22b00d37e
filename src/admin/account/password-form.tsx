import { Form } from 'react-router'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/account-desk.ts'
import { PasswordField } from '../forms/password-field.tsx'
import type { FieldErrors } from '../forms/read-form.ts'
import { SubmitButton } from '../forms/submit-button.tsx'
import { TitledSection } from '../widgets/titled-section.tsx'

/** A password manager uses `email` to find the account. */
export function PasswordForm({ email, errors }: { email: string; errors: FieldErrors }) {
  const language = useLanguage()
  return (
    <TitledSection id="password" title={words.changePassword(language)}>
      <Form method="post" preventScrollReset className="max-w-sm">
        <input type="text" hidden readOnly name="username" autoComplete="username" value={email} />
        <PasswordField
          name="current"
          label={words.currentPassword(language)}
          autoComplete="current-password"
          error={errors.current}
        />
        <PasswordField
          name="password"
          label={words.newPassword(language)}
          hint={words.newPasswordHint(language)}
          autoComplete="new-password"
          error={errors.password}
        />
        <PasswordField
          name="repeated"
          label={words.newPasswordAgain(language)}
          autoComplete="new-password"
          error={errors.repeated}
        />
        <SubmitButton>{words.changePassword(language)}</SubmitButton>
      </Form>
    </TitledSection>
  )
}
