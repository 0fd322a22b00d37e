import { useRouteLoaderData } from 'react-router'
import type { loader } from '../../root.tsx'
import { type Edition, editions } from '../../text/language.ts'

/** The editions that a form has fields for: the enabled ones, and those in which the record already has texts. */
export function useFormEditions(translated: readonly string[]): Edition[] {
  const site = useRouteLoaderData<typeof loader>('root')
  return editions.filter(edition => site?.settings.editions[edition] || translated.includes(edition))
}
