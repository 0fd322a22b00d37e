import { type ComponentProps, useState } from 'react'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/admin-forms.ts'
import { useIsHydrated } from '../widgets/use-is-hydrated.ts'
import { Field, inputClass } from './field.tsx'

/** A password field; a typed password is never rendered into the form again. */
export function PasswordField({
  name,
  label,
  hint,
  error,
  autoComplete,
}: {
  name: string
  label: string
  hint?: string
  error?: string
  autoComplete: 'current-password' | 'new-password'
}) {
  return (
    <Field label={label} hint={hint} error={error}>
      {wiring => <PasswordInput {...wiring} name={name} autoComplete={autoComplete} required />}
    </Field>
  )
}

/** A password field with a button that shows the password. Without JavaScript there is only the field. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  const language = useLanguage()
  const [isShown, setIsShown] = useState(false)
  return (
    <div className="relative">
      <input
        {...props}
        type={isShown ? 'text' : 'password'}
        className={`${inputClass} pr-18`}
        spellCheck={false}
      />
      {useIsHydrated() ? (
        <button
          type="button"
          aria-pressed={isShown}
          aria-controls={props.id}
          onClick={() => setIsShown(!isShown)}
          className="absolute inset-y-0 right-0 min-w-16 cursor-pointer px-3 text-sm font-medium text-accent aria-pressed:underline aria-pressed:underline-offset-4"
        >
          {words.showPassword(language, {
            hidden: text => (
              <span key="hidden" className="sr-only">
                {text}
              </span>
            ),
          })}
        </button>
      ) : null}
    </div>
  )
}
