import { isRouteErrorResponse } from 'react-router'
import { adminPath } from '../address/admin-path.ts'
import type { Role } from '../domain/accounts/role.ts'
import { formatSeries } from '../text/format.ts'
import type { Language } from '../text/language.ts'
import * as words from '../words/error-pages.ts'
import * as roleWords from '../words/needs-role.ts'
import { useLanguage, useSitePath } from './language/language-context.ts'

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
      <title>{roleWords.title(language, { role: needed })}</title>
      <h1>{roleWords.title(language, { role: needed })}</h1>
      <p>{adviceOf(refusal)}</p>
      <p>
        <a href={adminPath('')}>{roleWords.toYourPages(language)}</a>
      </p>
    </main>
  )
}

/** The sentence that says whom to ask for the role. */
export function adviceOf({ administrators, language }: RoleRefusal): string {
  return roleWords.advice(language, { people: peopleOf(administrators, language) })
}

/** The parameter of a sentence that names the administrators. */
export function peopleOf(administrators: string[], language: Language): string {
  return administrators.length > 0 ? formatSeries(administrators, language) : 'none'
}

/** A page that failed through no fault of the reader. It has no header, because drawing the header may be what failed. */
export function ErrorPage() {
  const language = useLanguage()
  const path = useSitePath()
  return (
    <main id="main" className="page notice">
      <title>{words.failedTitle(language)}</title>
      <h1>{words.failed(language)}</h1>
      <p>{words.failedAdvice(language)}</p>
      <p>
        <a href={path('/')}>{words.toFrontPage(language)}</a>
      </p>
    </main>
  )
}
