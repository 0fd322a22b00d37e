import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useFetcher } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import type { CategoryFields, CategoryInput } from '../../domain/categories/category-schema.ts'
import { slugOf } from '../../domain/categories/slug-of.ts'
import type { ProposedSlug } from './propose-slug.ts'
import { proposedLettersMax } from './proposed-letters.ts'

/**
 * The slug follows the name until it is typed: at once for Latin letters, by the server, which has the tables, for
 * every other script. Returns what is to be told of each change of the name.
 */
export function useProposedSlug(
  form: UseFormReturn<CategoryFields, unknown, CategoryInput>,
): (name: string) => void {
  const { data, load } = useFetcher<ProposedSlug>()
  useEffect(() => {
    if (data && data.name === startOf(form.getValues('name')) && !form.getFieldState('slug').isDirty)
      form.resetField('slug', { defaultValue: data.slug })
  }, [data, form])
  return name => {
    if (form.getFieldState('slug').isDirty) return
    if (/^[\0-\u024f]*$/.test(name)) form.resetField('slug', { defaultValue: slugOf(name) })
    else void load(`${adminPath('/categories/slug')}?name=${encodeURIComponent(startOf(name))}`)
  }
}

function startOf(name: string): string {
  return name.slice(0, proposedLettersMax).toWellFormed()
}
