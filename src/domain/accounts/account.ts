import { plainMailAddress } from '../../address/mail-address.ts'
import type { Role } from './role.ts'

export type Account = { id: string; email: string; name: string; role: Role; isDemo: boolean }

// A public installation must have no account with a known password: this pair works only in demo mode.
export const demoAccount = { email: 'demo@chowk.example', password: 'demo-chowk-2026', name: 'Demo Admin' }

/** One spelling per person, in any case and either form of a domain in another script: one account, and one limit. */
export function normaliseEmail(email: string): string {
  return plainMailAddress(email.normalize('NFKC').trim().toLowerCase())
}

/** Two letters for the avatar, from the first and the last word of the name. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(word => firstLetter(word ?? ''))
  return letters.join('').toUpperCase()
}

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })

function firstLetter(word: string): string {
  return graphemes.segment(word)[Symbol.iterator]().next().value?.segment ?? ''
}
