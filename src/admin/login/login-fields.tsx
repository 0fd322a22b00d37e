import { type InputEvent, useEffect } from 'react'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/admin-words.ts'
import { Field } from '../forms/field.tsx'
import { InputField } from '../forms/input-field.tsx'
import { PasswordInput } from '../forms/password-input.tsx'

export function LoginFields({
  email,
  password,
  refusal,
}: {
  email: string
  password: string
  refusal: { reason: string } | null
}) {
  const language = useLanguage()
  useEffect(focusFirstEmpty, [])
  return (
    <>
      <InputField
        label={words.email(language)}
        type="email"
        name="email"
        onInput={allowEveryScript}
        autoComplete="username"
        defaultValue={email}
        required
      />
      <Field label={words.password(language)}>
        {wiring => (
          <PasswordInput
            {...wiring}
            name="password"
            autoComplete="current-password"
            defaultValue={password}
            required
            aria-invalid={refusal?.reason === 'wrong-pair'}
          />
        )}
      </Field>
    </>
  )
}

/** Only with a mouse, because a phone would open its keyboard over the page. A person who was faster keeps the focus. */
function focusFirstEmpty(): void {
  if (document.activeElement !== document.body || !matchMedia('(pointer: fine)').matches) return
  document.querySelector<HTMLInputElement>('[required][value=""]')?.focus()
}

/** Browsers accept no letters of other scripts before the @ of a `type="email"`, but a server may. */
function allowEveryScript({ currentTarget }: InputEvent<HTMLInputElement>): void {
  if (currentTarget.form) currentTarget.form.noValidate = /\P{ASCII}/u.test(currentTarget.value)
}
