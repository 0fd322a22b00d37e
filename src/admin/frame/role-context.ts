import { createContext, use } from 'react'
import { adminPath } from '../../address/admin-path.ts'
import { covers, type Role } from '../../domain/accounts/role.ts'

// Only decides what is shown. Access is decided by the gate and the verbs.
export const RoleContext = createContext<Role>('contributor')

/** Whether the signed-in person may follow links that need this role. */
export function useMay(): (needed: Role) => boolean {
  const role = use(RoleContext)
  return needed => covers(role, needed)
}

/** The start page of this role. */
export function homeOf(role: Role): string {
  return role === 'contributor' ? adminPath('/proposals') : adminPath('/dashboard')
}
