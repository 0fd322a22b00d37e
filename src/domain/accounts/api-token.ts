import type { Language } from '../../text/language.ts'
import * as words from '../../words/api-tokens.ts'

/** The scopes of a token, which never does more than the role of its account allows. */
export const scopes = ['links:write', 'tips:write', 'decide'] as const

export type Scope = (typeof scopes)[number]

export const scopeLabels: Record<Scope, (language: Language) => string> = {
  'links:write': words.linksWrite,
  'tips:write': words.tipsWrite,
  decide: words.decide,
}

export type ApiToken = {
  id: string
  name: string
  scopes: Scope[]
  createdAt: Date
  expiresAt: Date
  lastUsedAt: Date | null
}

export const tokenNameLengthMax = 100

/** Every token expires, so that a forgotten one ends some day. */
export const tokenDays = [30, 90, 365] as const

// More than one person can keep track of.
export const tokensMax = 20

export function isScope(text: string): text is Scope {
  return scopes.some(scope => scope === text)
}
