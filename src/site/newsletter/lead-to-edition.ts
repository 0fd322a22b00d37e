import { redirect } from 'react-router'
import { inEdition } from '../../address/site-path.ts'
import type { PageContext } from '../../http/page-context.ts'
import { readEdition } from '../../text/language.ts'

/** Leads a link of a mail on to the edition of the subscriber, while the site has it. */
export async function leadToEdition(
  { edition, findSettings }: PageContext,
  { language, path }: { language: string; path: string },
): Promise<void> {
  const own = readEdition(language)
  if (edition === null && own && (await findSettings()).editions[own]) throw redirect(inEdition(own, path))
}
