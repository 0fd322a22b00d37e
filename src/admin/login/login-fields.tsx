import { type InputEvent, useEffect, useRef } from 'react'
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
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => focusFirstEmpty(frame.current), [])
  useEffect(() => {
    if (refusal?.reason === 'wrong-pair') findField(frame.current, 'password')?.focus()
  }, [refusal])
  return (
    <div ref={frame} className="contents">
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
          />
        )}
      </Field>
    </div>
  )
}

/** Only with a mouse, because a phone would open its keyboard over the page. A person who was faster keeps the focus. */
function focusFirstEmpty(frame: HTMLElement | null): void {
  if (document.activeElement !== document.body || !matchMedia('(pointer: fine)').matches) return
  const names = ['email', 'password'] as const
  const fields = names.flatMap(name => findField(frame, name) ?? [])
  fields.find(({ value }) => value === '')?.focus()
}

function findField(frame: HTMLElement | null, name: 'email' | 'password'): HTMLInputElement | null {
  return frame?.querySelector<HTMLInputElement>(`[name="${name}"]`) ?? null
}

/** Browsers accept no letters of other scripts before the @ of a `type="email"`, but a server may. */
function allowEveryScript({ currentTarget }: InputEvent<HTMLInputElement>): void {
  if (currentTarget.form) currentTarget.form.noValidate = /\P{ASCII}/u.test(currentTarget.value)
}
