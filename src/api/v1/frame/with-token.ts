import type { Scope } from '../../../domain/accounts/api-token.ts'
import { findApiToken } from '../../../domain/accounts/api-token-queries.ts'
import { type AuthorizedBy, authorizeToken } from '../../../domain/accounts/authorize.ts'
import { takeTokenUse, takeWrongToken } from '../../../domain/accounts/limits.ts'
import { problem } from '../../../http/api-problem.ts'
import type { PageContext } from '../../../http/page-context.ts'

/** Runs `work` if the request has a token with this scope; refuses all others. Ignores cookies. */
export async function withToken<S extends Scope>(
  request: Request,
  { page, scope }: { page: PageContext; scope: S },
  work: (by: AuthorizedBy<S>) => Promise<Response>,
): Promise<Response> {
  page.noStore()
  const { db, address, now } = page
  const text = /^bearer +(\S+) *$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  if (text === undefined) return problem('no-token')
  const token = await findApiToken(db, text, now)
  // The start of a public site deletes the tokens of a demo, but cannot while the database refuses writes.
  if (!token || (token.account.isDemo && !page.demo)) {
    const taken = await takeWrongToken(db, { address, now })
    return taken.ok ? problem('bad-token') : tooMany(taken.retryAfterSeconds)
  }
  const taken = await takeTokenUse(db, { tokenId: token.id, now })
  if (!taken.ok) return tooMany(taken.retryAfterSeconds)
  if (token.lacksSecondFactor) return problem('second-factor-needed')
  const authorized = authorizeToken(token, scope)
  return authorized.ok ? work(authorized.by) : problem(authorized.reason)
}

function tooMany(seconds: number): Response {
  return problem('too-many-requests', { headers: { 'Retry-After': String(seconds) } })
}
