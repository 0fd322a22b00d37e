import { proposeSlug } from '../../domain/categories/propose-slug.ts'
import type { Route } from './+types/propose-slug'
import { proposedLettersMax } from './proposed-letters.ts'

export type ProposedSlug = { name: string; slug: string }

export function loader({ url }: Route.LoaderArgs): ProposedSlug {
  const name = (url.searchParams.get('name') ?? '').slice(0, proposedLettersMax)
  return { name, slug: proposeSlug(name) }
}
