import { type ComponentProps, type ReactNode, type Ref, useId, useState } from 'react'
import { describeFieldProblem } from '../../domain/fields/field-problem.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import { useIsPosting } from '../widgets/use-is-posting.ts'

export const inputClass =
  'block min-h-10 w-full max-sm:min-h-11 border border-field bg-raised px-3 py-2 text-ink placeholder:text-quiet file:mr-3 file:cursor-pointer file:font-semibold file:text-accent disabled:opacity-60 aria-invalid:border-danger'

type Wiring = { id: string; 'aria-invalid': boolean; 'aria-describedby': string | undefined }

export function Field({
  label,
  hint,
  error,
  live,
  children,
}: {
  label: string
  hint?: ReactNode
  /** A `FieldProblem` code, or a sentence. */
  error?: string
  live?: ErrorLive
  children: (wiring: Wiring) => ReactNode
}) {
  const id = useId()
  const language = useLanguage()
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className="mb-5">
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {label}
      </label>
      {children({ id, 'aria-invalid': Boolean(error), 'aria-describedby': describedBy || undefined })}
      <AnnouncedError id={`${id}-error`} error={error && describeFieldProblem(error, language)} live={live} />
      {hint ? (
        <p id={`${id}-hint`} className="mt-1 mb-0 text-sm text-quiet">
          {hint}
        </p>
      ) : null}
    </div>
  )
}

export type ErrorLive = 'polite' | 'off'

/**
 * The error of a field. Screen readers announce it, because the focus may be in the field already, or in a wrong one above
 * it. `live` is `off` in a form that always moves the focus to the field: there it is read as the field's description.
 */
export function AnnouncedError({
  id,
  error,
  live = 'polite',
}: {
  id?: string
  error: string | undefined
  live?: ErrorLive
}) {
  const posts = usePostCount()
  return (
    <div aria-live={live}>
      {error ? (
        // With a new key, the same error of another post is announced again.
        <p key={posts} id={id} className="mt-1 mb-0 text-sm text-danger">
          {error}
        </p>
      ) : null}
    </div>
  )
}

/** The number of the page's posts that have ended. */
function usePostCount(): number {
  const isPosting = useIsPosting()
  const [seen, setSeen] = useState({ isPosting, count: 0 })
  if (seen.isPosting !== isPosting) setSeen({ isPosting, count: seen.count + (isPosting ? 0 : 1) })
  return seen.count
}

/** A field of one line in a form that posts without `useRecordForm`. */
export function InputField({
  label,
  hint,
  error,
  ...input
}: { label: string; hint?: ReactNode; error?: string } & Omit<ComponentProps<'input'>, 'className'>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {wiring => <input {...wiring} {...input} className={inputClass} />}
    </Field>
  )
}

/** A code of an app, which phones offer to fill in, or a recovery code, whose letters rule out a number field. */
export function CodeField({
  label,
  hint,
  error,
  ref,
}: {
  label: string
  hint?: string
  error?: string
  /** `focusAtOnce` where the code is the next thing to type. */
  ref?: Ref<HTMLInputElement>
}) {
  return (
    <InputField
      label={label}
      hint={hint}
      error={error}
      ref={ref}
      name="code"
      required
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
    />
  )
}
