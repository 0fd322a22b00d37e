import { isApiPath, problemHeaders, writeProblem } from './api-problem.ts'
import { errorStatuses } from './client-error.ts'
import { describeErrorPage, type ErrorCode, type ErrorResponse, toProblemCode } from './error-page.ts'
import { type SecurityHeaders, secure } from './security-headers.ts'

/** `requestId`: shown with a fault of ours, so that a report and the log name the same request. */
type Where = { path: string; security: SecurityHeaders; requestId?: string }

/** An error for the client of this path: a page, and below /api/v1 a problem document. */
export function describeError(code: ErrorCode, where: Where): ErrorResponse {
  const { path, security, requestId } = where
  if (!isApiPath(path)) return describeErrorPage(code, where)
  const problem = toProblemCode(code)
  const headers = secure(problemHeaders(problem), security)
  return {
    status: errorStatuses[problem],
    headers,
    body: writeProblem(problem, requestId ? { requestId } : {}),
  }
}

export function errorResponse(code: ErrorCode, where: Where): Response {
  const { body, ...init } = describeError(code, where)
  return new Response(body, init)
}
