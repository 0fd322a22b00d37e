import { isRouteErrorResponse } from 'react-router'
import { adminPath } from '../address/admin-path.ts'
import type { Role } from '../domain/accounts/role.ts'
import { formatSeries } from '../text/format.ts'
import type { Language } from '../text/language.ts'
import * as words from '../words/needs-role.ts'

/** `role` is the person's current role; `administrators` can grant more. */
export type RoleRefusal = { needed: Role; role: Role; administrators: string[]; language: Language }

/** The gate's refusal of a signed-in person; null for every other error. */
export function readRoleRefusal(error: unknown): RoleRefusal | null {
  return isRouteErrorResponse(error) && error.status === 403 && isRoleRefusal(error.data) ? error.data : null
}

/** Whether these are the data of `refuseRole`. */
export function isRoleRefusal(data: unknown): data is RoleRefusal {
  return typeof data === 'object' && data !== null && 'needed' in data && 'administrators' in data
}

/** For a document outside the admin area's frame. Inside the frame: `RoleRefused` of `admin/shell.tsx`. */
export function NeedsRole({ refusal }: { refusal: RoleRefusal }) {
  const { needed, language } = refusal
  return (
    <main id="main" className="page notice" lang={language}>
      <title>{words.title(language, { role: needed })}</title>
      <h1>{words.title(language, { role: needed })}</h1>
      <p>{adviceOf(refusal)}</p>
      <p>
        <a href={adminPath('')}>{words.toYourPages(language)}</a>
      </p>
    </main>
  )
}

/** The sentence that says whom to ask for the role. */
export function adviceOf({ administrators, language }: RoleRefusal): string {
  return words.advice(language, { people: peopleOf(administrators, language) })
}

/** The parameter of a sentence that names the administrators. */
export function peopleOf(administrators: string[], language: Language): string {
  return administrators.length > 0 ? formatSeries(administrators, language) : 'none'
}
