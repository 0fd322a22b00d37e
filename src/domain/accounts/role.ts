// From the most powerful role to the least: each may do everything that those after it may.
export const roles = ['administrator', 'editor', 'contributor'] as const

export type Role = (typeof roles)[number]

export function readRole(text: string): Role | null {
  return roles.find(role => role === text) ?? null
}

/** Whether the role `own` includes everything that the role `needed` may do. */
export function covers(own: Role, needed: Role): boolean {
  return roles.indexOf(own) <= roles.indexOf(needed)
}

// Whose sessions must have presented a second factor: a code of an app, a recovery code, or a passkey, whose device
// verifies the person.
export const secondFactorRules = ['nobody', 'administrators', 'everybody'] as const
export type SecondFactorRule = (typeof secondFactorRules)[number]

export function readSecondFactorRule(text: string): SecondFactorRule | null {
  return secondFactorRules.find(rule => rule === text) ?? null
}
