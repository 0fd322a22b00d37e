import type { MiddlewareFunction } from 'react-router'
import { pageContext } from './page-context.ts'

/** A middleware for the routes outside the gate, which would set the language too. */
export const setPersonLanguage: MiddlewareFunction<Response> = async ({ context }) => {
  const page = context.get(pageContext)
  const person = await page.findSignedIn('contributor')
  if (person) page.language = person.session.language
}
