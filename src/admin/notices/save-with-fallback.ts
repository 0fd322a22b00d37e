import { data, isRouteErrorResponse } from 'react-router'
import type { Language } from '../../text/language.ts'
import { pageLanguage } from '../../ui/language/page-language.ts'
import { failedNotice } from './failed-notice.ts'
import { explainRefusedSave } from './refused-save.ts'

// A status of failure keeps the router from loading the page anew from a server that just failed.
const failed = { status: 503 }

/**
 * `otherwise` when the server is away or breaks: the page stays, with what was typed. Where the server says why nothing
 * can be saved, its text is that reason. A redirect goes its way.
 */
export async function saveWithFallback<Answer, Otherwise extends object>(
  otherwise: Otherwise | ((language: Language) => Otherwise),
  serverAction: () => Promise<Answer>,
) {
  try {
    return await serverAction()
  } catch (thrown) {
    if (thrown instanceof Response) throw thrown
    const language = pageLanguage()
    const why = isRouteErrorResponse(thrown) ? explainRefusedSave(thrown.data, language) : null
    const answer = typeof otherwise === 'function' ? otherwise(language) : otherwise
    return data(why === null ? answer : withReason(answer, why, language), failed)
  }
}

/** The answer of a form says what is wrong as `message`, as `notice` or as `problem`, which may hold either. */
function withReason<T extends object>(answer: T, why: string, language: Language): T {
  if ('message' in answer) return { ...answer, message: why }
  if ('notice' in answer) return { ...answer, notice: failedNotice(why, language) }
  if (!('problem' in answer)) return answer
  const { problem } = answer
  return {
    ...answer,
    problem: typeof problem === 'object' && problem ? withReason(problem, why, language) : why,
  }
}
