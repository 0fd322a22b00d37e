import { Form, useNavigation } from 'react-router'
import { PasswordField } from '../forms/password-field.tsx'
import type { FieldErrors } from '../forms/read-form.ts'
import { Button } from '../widgets/button.tsx'

/** `email` tells a password manager whose password it is. */
export function PasswordForm({ email, errors }: { email: string; errors: FieldErrors }) {
  const isSubmitting = useNavigation().state === 'submitting'
  return (
    <section aria-labelledby="password">
      <h2 id="password" className="mb-3 text-base font-semibold">
        Change password
      </h2>
      <Form method="post" preventScrollReset className="max-w-sm">
        <fieldset disabled={isSubmitting} className="contents">
          <input type="text" hidden readOnly name="username" autoComplete="username" value={email} />
          <PasswordField
            name="current"
            label="Current password"
            autoComplete="current-password"
            error={errors.current}
          />
          <PasswordField
            name="password"
            label="New password"
            hint="At least 10 characters. You stay signed in here; everywhere else you are signed out."
            autoComplete="new-password"
            error={errors.password}
          />
          <PasswordField
            name="repeated"
            label="New password again"
            autoComplete="new-password"
            error={errors.repeated}
          />
          <Button type="submit" tone="primary">
            Change password
          </Button>
        </fieldset>
      </Form>
    </section>
  )
}
