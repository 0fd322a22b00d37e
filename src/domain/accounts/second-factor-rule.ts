// Whose sessions must have presented a second factor: a code of an app, a recovery code, or a passkey, whose device
// verifies the person.

export const secondFactorRules = ['nobody', 'administrators', 'everybody'] as const
export type SecondFactorRule = (typeof secondFactorRules)[number]

export function readSecondFactorRule(text: string): SecondFactorRule | null {
  return secondFactorRules.find(rule => rule === text) ?? null
}
