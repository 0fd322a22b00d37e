import { data, isRouteErrorResponse } from 'react-router'
import { failedNotice } from './failed-notice.ts'
import { explainRefusedSave } from './refused-save.ts'

// A status of failure keeps the router from loading the page anew from a server that just failed.
const failed = { status: 503 }

/**
 * `otherwise` when the server is away or breaks: the page stays, with what was typed. Where the server says why nothing
 * can be saved, its text is that reason. A redirect goes its way.
 */
export async function savedOr<Answer, Otherwise extends object>(
  otherwise: Otherwise,
  serverAction: () => Promise<Answer>,
) {
  try {
    return await serverAction()
  } catch (thrown) {
    if (thrown instanceof Response) throw thrown
    const why = isRouteErrorResponse(thrown) ? explainRefusedSave(thrown.data) : null
    return data(why === null ? otherwise : withReason(otherwise, why), failed)
  }
}

/** The answer of a form says what is wrong as `message`, as `notice` or as `problem`, which may hold either. */
function withReason<T extends object>(answer: T, why: string): T {
  if ('message' in answer) return { ...answer, message: why }
  if ('notice' in answer) return { ...answer, notice: failedNotice(why) }
  if (!('problem' in answer)) return answer
  const { problem } = answer
  return { ...answer, problem: typeof problem === 'object' && problem ? withReason(problem, why) : why }
}
