// From the most powerful role to the least: each may do everything that those after it may.
export const roles = ['administrator', 'editor', 'contributor'] as const

export type Role = (typeof roles)[number]

/** Null for any other text. */
export function readRole(text: string): Role | null {
  return roles.find(role => role === text) ?? null
}

/** Whether the role `own` includes everything that the role `needed` may do. */
export function covers(own: Role, needed: Role): boolean {
  return roles.indexOf(own) <= roles.indexOf(needed)
}
