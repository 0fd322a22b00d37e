// From the one that may do everything to the one that proposes. Each may do what those after it may.
export const roles = ['administrator', 'editor', 'contributor'] as const

export type Role = (typeof roles)[number]

/** Null for a text that is none of them. */
export function readRole(text: string): Role | null {
  return roles.find(role => role === text) ?? null
}

/** Whether somebody of the role `held` may do what needs the role `needed`. */
export function covers(held: Role, needed: Role): boolean {
  return roles.indexOf(held) <= roles.indexOf(needed)
}
