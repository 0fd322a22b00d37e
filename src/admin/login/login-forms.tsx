import { type InputEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { Form } from 'react-router'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/admin-words.ts'
import * as codeWords from '../../words/sign-in-code.ts'
import { CodeField, Field, InputField } from '../forms/field.tsx'
import { PasswordInput } from '../forms/password-field.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { Button } from '../widgets/button.tsx'

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

/** The second step of signing in, with a link back to the first. */
export function CodeForm({ refusal }: { refusal: object | null }) {
  const language = useLanguage()
  const code = useRef<HTMLInputElement>(null)
  // The code is the next thing to type, at first and after a refusal.
  useLayoutEffect(() => {
    code.current?.focus()
    if (refusal) code.current?.select()
  }, [refusal])
  return (
    <>
      <p className="mt-0 mb-5">{codeWords.stepHint(language)}</p>
      <Form method="post" replace>
        <input type="hidden" name="intent" value="code" />
        <CodeField ref={code} label={codeWords.code(language)} hint={codeWords.codeHint(language)} />
        <SubmitButton>{codeWords.continueSignIn(language)}</SubmitButton>
      </Form>
      <Form method="post" replace className="mt-5 -ml-2">
        <input type="hidden" name="intent" value="start-again" />
        <Button type="submit" tone="quiet">
          {codeWords.startAgain(language)}
        </Button>
      </Form>
    </>
  )
}
