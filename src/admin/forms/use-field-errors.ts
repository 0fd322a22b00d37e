import { useEffect } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { FieldErrors } from './read-form.ts'

/** Focuses the first error. Editing a field clears its error, from the browser or the server (specification §5). */
export function useFieldErrors<Fields extends FieldValues, Input>(
  form: UseFormReturn<Fields, unknown, Input>,
  errors: FieldErrors,
): void {
  useEffect(() => {
    const names = Object.keys(form.getValues()).filter((name): name is Path<Fields> => name in errors)
    for (const name of names.toReversed()) {
      form.setError(name, { message: errors[name] ?? '' }, { shouldFocus: true })
    }
    const [first] = names
    if (!first) return
    // A field of a folded group takes the focus only once the group has opened.
    const timer = setTimeout(() => form.setFocus(first))
    return () => clearTimeout(timer)
  }, [errors, form])
  useEffect(() => {
    const subscription = form.watch((_, { name }) => {
      if (name) form.clearErrors(name)
    })
    return () => subscription.unsubscribe()
  }, [form])
}
