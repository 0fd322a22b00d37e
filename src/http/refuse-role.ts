import { data } from 'react-router'
import { listAdministratorNames } from '../domain/accounts/account-queries.ts'
import type { Role } from '../domain/accounts/role.ts'
import type { PageContext } from './page-context.ts'

/** A 403 for a signed-in account, with the required role and the administrators who can grant it. Throw the result. */
export async function refuseRole(page: PageContext, needed: Role) {
  const administrators = await listAdministratorNames(page.db)
  const person = await page.findSignedIn('contributor')
  const role = person?.session.account.role ?? 'contributor'
  return data({ needed, role, administrators, language: page.language }, { status: 403 })
}
