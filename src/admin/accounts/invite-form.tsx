import { Form, useNavigation } from 'react-router'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/accounts-desk.ts'
import { Field, inputClass } from '../forms/field.tsx'
import { OwnPasswordField } from '../forms/own-password-field.tsx'
import type { FieldErrors } from '../forms/read-form.ts'
import { Button } from '../widgets/button.tsx'
import { RoleChoice } from './role-choice.tsx'

export function InviteForm({
  needsPassword,
  errors,
  typed,
}: {
  needsPassword: boolean
  errors: FieldErrors
  typed: { name: string; email: string; role: string } | null
}) {
  const language = useLanguage()
  const isSubmitting = useNavigation().state === 'submitting'
  return (
    <Form method="post" className="max-w-xl">
      <fieldset disabled={isSubmitting} className="contents">
        <Field label={words.name(language)} error={errors.name}>
          {wiring => (
            <input
              {...wiring}
              name="name"
              autoComplete="off"
              maxLength={100}
              required
              defaultValue={typed?.name}
              className={inputClass}
            />
          )}
        </Field>
        <Field label={words.email(language)} error={errors.email}>
          {wiring => (
            <input
              {...wiring}
              type="email"
              name="email"
              autoComplete="off"
              maxLength={254}
              required
              defaultValue={typed?.email}
              className={inputClass}
            />
          )}
        </Field>
        <RoleChoice role={typed?.role ?? 'contributor'} />
        <OwnPasswordField isAsked={needsPassword} error={errors.ownPassword} />
        <Button type="submit" tone="primary">
          {words.sendInvitation(language)}
        </Button>
      </fieldset>
    </Form>
  )
}
