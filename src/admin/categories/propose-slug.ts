import { proposeSlug } from '../../domain/categories/propose-slug.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import type { Route } from './+types/propose-slug'
import { proposedLettersMax } from './proposed-letters.ts'

export const handle = { role: 'editor' } satisfies RouteHandle

export type ProposedSlug = { name: string; slug: string }

export function loader({ url }: Route.LoaderArgs): ProposedSlug {
  const name = (url.searchParams.get('name') ?? '').slice(0, proposedLettersMax)
  return { name, slug: proposeSlug(name) }
}

/** If the request fails, no slug is proposed: an error page would replace the typed text. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<ProposedSlug> {
  return serverLoader().catch(() => ({ name: '', slug: '' }))
}
