import { createContext, use } from 'react'
import { adminPath } from '../../address/admin-path.ts'
import { covers, type Role } from '../../domain/accounts/role.ts'

// For what is shown, never for what is allowed: that the gate and the verbs decide.
export const RoleContext = createContext<Role>('contributor')

/** Whether links of this role are for the person who is signed in. */
export function useMay(): (needed: Role) => boolean {
  const role = use(RoleContext)
  return needed => covers(role, needed)
}

/** Where somebody of this role begins. */
export function homeOf(role: Role): string {
  return role === 'contributor' ? adminPath('/proposals') : adminPath('/dashboard')
}
