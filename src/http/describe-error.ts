import { isApiPath, problemHeaders, writeProblem } from './api-problem.ts'
import { errorStatuses } from './client-error.ts'
import { describeErrorPage, type ErrorCode, type ErrorResponse, toProblemCode } from './error-page.ts'
import { type SecurityHeaders, secure } from './security-headers.ts'

type Where = { path: string; security: SecurityHeaders }

/** An error for the client of this path: a page, and below /api/v1 a problem document. */
export function describeError(code: ErrorCode, { path, security }: Where): ErrorResponse {
  if (!isApiPath(path)) return describeErrorPage(code, security)
  const problem = toProblemCode(code)
  const headers = secure(problemHeaders(problem), security)
  return { status: errorStatuses[problem], headers, body: writeProblem(problem) }
}

export function errorResponse(code: ErrorCode, where: Where): Response {
  const { body, ...init } = describeError(code, where)
  return new Response(body, init)
}
