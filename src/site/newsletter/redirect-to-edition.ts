import { redirect } from 'react-router'
import { inEdition } from '../../address/site-path.ts'
import type { PageContext } from '../../http/page-context.ts'
import { readEdition } from '../../text/language.ts'

/** Redirects a mail's link to the subscriber's edition, if the site has it. */
export async function redirectToEdition(
  { edition, findSettings }: PageContext,
  { language, path }: { language: string; path: string },
): Promise<void> {
  const own = readEdition(language)
  if (edition === null && own && (await findSettings()).editions[own]) throw redirect(inEdition(own, path))
}
