import { createContext, useContext } from 'react'
import type { PathArguments } from '../../address/route-path.ts'
import { inEdition, type SitePath, sitePath } from '../../address/site-path.ts'
import type { Edition } from '../../text/language.ts'

/** The edition that the page belongs to; null outside of all. `root.tsx` sets it for the request. */
export const EditionContext = createContext<Edition | null>(null)

/** Names of categories in the edition, by slug: those of articles come in the language of the site. */
export const CategoryNamesContext = createContext<ReadonlyMap<string, string>>(new Map())

/** `sitePath` within the edition of the page: `path('/story/:slug', { slug })`. */
export function useSitePath(): <Path extends SitePath>(path: Path, ...params: PathArguments<Path>) => string {
  const edition = useContext(EditionContext)
  return (path, ...params) => sitePath(edition, path, ...params)
}

/** The same for a path that a loader wrote: `/stories?day=2026-01-02`. */
export function useInEdition(): (path: string) => string {
  const edition = useContext(EditionContext)
  return path => inEdition(edition, path)
}
