import type { ZodObject, ZodType } from 'zod'
import type { Scope } from '../../../domain/accounts/api-token.ts'
import type { ProblemCode } from '../../../http/api-problem.ts'
import type { RouteHandle } from '../../../http/route-handle.ts'
import type { Language } from '../../../text/language.ts'

/**
 * One method of one address, defined once: its schemas check requests, type the presenters, and generate the description
 * (description/describe-api.ts), the page /api and the client.
 */
export type Endpoint = {
  /** The name of the client's function. */
  id: string
  method: 'get' | 'post'
  /** Below /api/v1, with parameters as OpenAPI writes them: `/links/{id}`. */
  path: string
  about: (language: Language) => string
  query?: ZodObject
  body?: ZodType
  /** `schema` must be registered in `schemas` (parameters.ts), which gives it a name. */
  success: { status: 200 | 201 | 202; schema: ZodType }
  /** A record that became part of another redirects to it. */
  mayMove?: true
  /** In addition to the problems that every endpoint can have. */
  problems: readonly ProblemCode[]
  /** The scope that a token needs; without one the endpoint is public. */
  scope?: Scope
}

/** The handle of public data, without its query parameters. */
export const openToRead = { api: ['GET'], openToScripts: true, kept: true } as const satisfies RouteHandle

/** A successful response. */
export function respondWithJson(
  body: object,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): Response {
  const type = { 'Content-Type': 'application/json; charset=utf-8' }
  return new Response(JSON.stringify(body), { status, headers: { ...type, ...headers } })
}

/** A page of a list, whose Link header names the next one (RFC 8288). */
export function respondWithPage(
  body: { next: string | null },
  { url, origin }: { url: URL; origin: string },
): Response {
  if (body.next === null) return respondWithJson(body)
  const query = new URLSearchParams(url.searchParams)
  query.set('after', body.next)
  return respondWithJson(body, { headers: { Link: `<${origin}${url.pathname}?${query}>; rel="next"` } })
}
