import { Form, useNavigation } from 'react-router'
import { Field, inputClass } from '../forms/field.tsx'
import { PasswordField } from '../forms/password-field.tsx'
import type { FieldErrors } from '../forms/read-form.ts'
import { Button } from '../widgets/button.tsx'

type SetUpFormProps = {
  purpose: 'first' | 'reset'
  errors: FieldErrors
  typed: { email: string; name: string }
}

export function SetUpForm({ purpose, errors, typed }: SetUpFormProps) {
  const isSubmitting = useNavigation().state === 'submitting'
  const isFirst = purpose === 'first'
  return (
    <>
      <h1 className="mb-5 font-serif text-2xl font-bold">
        {isFirst ? 'Create the first account' : 'Choose a new password'}
      </h1>
      <Form method="post" replace>
        <fieldset disabled={isSubmitting} className="contents">
          {isFirst ? <PersonFields errors={errors} typed={typed} /> : null}
          <PasswordField
            name="password"
            label="Password"
            hint="At least 10 characters"
            autoComplete="new-password"
            error={errors.password}
          />
          <PasswordField
            name="repeated"
            label="Password again"
            autoComplete="new-password"
            error={errors.repeated}
          />
          <Button type="submit" tone="primary">
            {isFirst ? 'Create account and sign in' : 'Save password'}
          </Button>
        </fieldset>
      </Form>
    </>
  )
}

function PersonFields({ errors, typed }: Omit<SetUpFormProps, 'purpose'>) {
  return (
    <>
      <Field label="Name" error={errors.name}>
        {wiring => (
          <input
            {...wiring}
            name="name"
            autoComplete="name"
            defaultValue={typed.name}
            required
            className={inputClass}
          />
        )}
      </Field>
      <Field label="Email" error={errors.email}>
        {wiring => (
          <input
            {...wiring}
            type="email"
            name="email"
            autoComplete="username"
            defaultValue={typed.email}
            required
            className={inputClass}
          />
        )}
      </Field>
    </>
  )
}
