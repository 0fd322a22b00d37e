import { isApiPath, problemHeaders, problemStatus, writeProblem } from './api-problem.ts'
import { type ErrorCode, errorHeaders, errorHtml, errorStatus } from './error-page.ts'
import { type SecurityHeaders, secure } from './security-headers.ts'

/** An error for the client of this path: a page, and below /api/v1 a problem document. */
export function describeError(
  code: ErrorCode,
  { path, security }: { path: string; security: SecurityHeaders },
): { status: number; headers: Headers; body: string } {
  if (isApiPath(path)) {
    return {
      status: problemStatus(code),
      headers: secure(problemHeaders(code), security),
      body: writeProblem(code),
    }
  }
  return { status: errorStatus(code), headers: secure(errorHeaders(code), security), body: errorHtml(code) }
}

export function errorResponse(code: ErrorCode, where: { path: string; security: SecurityHeaders }): Response {
  const { body, ...init } = describeError(code, where)
  return new Response(body, init)
}
