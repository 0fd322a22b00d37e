import { useEffect, useState } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { FieldErrors } from './read-form.ts'

/** Focuses the first error. Editing a field clears its error, from the browser or the server (specification §5). */
export function useFieldErrors<Fields extends FieldValues, Input>(
  form: UseFormReturn<Fields, unknown, Input>,
  errors: FieldErrors,
): void {
  const [first, setFirst] = useState<{ name: Path<Fields> } | null>(null)
  useEffect(() => {
    const names = Object.keys(form.getValues()).filter((name): name is Path<Fields> => name in errors)
    for (const name of names) form.setError(name, { message: errors[name] ?? '' })
    setFirst(names[0] ? { name: names[0] } : null)
  }, [errors, form])
  // Once the errors are drawn: with them a folded group opens, and only then its fields take the focus.
  useEffect(() => {
    if (first) form.setFocus(first.name)
  }, [first, form])
  useEffect(() => {
    const subscription = form.watch((_, { name }) => {
      if (name) form.clearErrors(name)
    })
    return () => subscription.unsubscribe()
  }, [form])
}
