import { isRouteErrorResponse } from 'react-router'
import { adminPath } from '../address/admin-path.ts'
import type { Role } from '../domain/accounts/role.ts'
import { formatSeries } from '../text/format.ts'
import type { Language } from '../text/language.ts'
import * as words from '../words/admin-frame.ts'

/** `administrators`: the people who can give the role that is needed. */
export type RoleRefusal = { needed: Role; administrators: string[]; language: Language }

/** The gate's refusal of somebody who is signed in; null for every other error. */
export function readRoleRefusal(error: unknown): RoleRefusal | null {
  return isRouteErrorResponse(error) && error.status === 403 && isRefusal(error.data) ? error.data : null
}

function isRefusal(data: unknown): data is RoleRefusal {
  return typeof data === 'object' && data !== null && 'needed' in data && 'administrators' in data
}

/** A page that one's role does not open: which role does, and whom to ask. */
export function NeedsRole({ needed, administrators, language }: RoleRefusal) {
  const people = administrators.length > 0 ? formatSeries(administrators, language) : 'none'
  return (
    <div lang={language}>
      <title>{words.needsRole(language, { role: needed })}</title>
      <h1>{words.needsRole(language, { role: needed })}</h1>
      <p>{words.needsRoleAdvice(language, { people })}</p>
      <p>
        <a href={adminPath('')}>{words.toYourPages(language)}</a>
      </p>
    </div>
  )
}
