import type { Language } from '../../text/language.ts'
import { pageLanguage } from '../../ui/language/page-language.ts'
import * as words from '../../words/admin-forms.ts'
import { saveWithFallback } from '../notices/save-with-fallback.ts'

type Failed = { message: string | null; detail?: string }

/**
 * The browser's side of a form's save, which keeps the page. Some messages are the specification's and give no reason: `detail`
 * then adds that the server was not reached.
 */
export async function saveForm<Result, Problem extends Failed>(
  failed: (language: Language) => Problem,
  serverAction: () => Promise<Result>,
) {
  let detail: string | undefined
  const send = async () => {
    try {
      return await serverAction()
    } catch (thrown) {
      // A failed `fetch`; what the server answers is no such error.
      if (thrown instanceof TypeError) detail = words.serverAway(pageLanguage())
      throw thrown
    }
  }
  return saveWithFallback<Result, Problem>(
    language => ({ ...failed(language), ...(detail && { detail }) }),
    send,
  )
}
