import { proposeSlug } from '../../domain/categories/propose-slug.ts'
import { proposedLettersMax } from './proposed-letters.ts'

/** The posted form of a new category, with a slug made from the name where none was typed. */
export function withSlug(texts: Record<string, string>): Record<string, string> {
  if (texts.slug?.trim()) return texts
  return { ...texts, slug: proposeSlug((texts.name ?? '').slice(0, proposedLettersMax)) }
}
