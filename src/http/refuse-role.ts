import { data } from 'react-router'
import { listAdministratorNames } from '../domain/accounts/account-queries.ts'
import type { Role } from '../domain/accounts/role.ts'
import type { PageContext } from './page-context.ts'

/** A 403 for a signed-in account. Throw the result. */
export async function refuseRole(page: PageContext, needed: Role) {
  return data(await describeRefusal(page, needed), { status: 403 })
}

/** The required role, the person's own, and the administrators who can grant more. */
export async function describeRefusal(page: PageContext, needed: Role) {
  const administrators = await listAdministratorNames(page.db)
  const person = await page.findSignedIn('contributor')
  const role = person?.session.account.role ?? 'contributor'
  return { needed, role, administrators, language: page.language }
}
