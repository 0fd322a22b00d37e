import { type ReactNode, useId } from 'react'
import { describeFieldProblem } from '../../domain/fields/field-problem.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import { AnnouncedError, type ErrorLive } from './announced-error.tsx'

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
