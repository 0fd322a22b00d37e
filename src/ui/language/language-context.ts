import { createContext, useContext } from 'react'
import { inEdition, type PathArguments, type SitePath, sitePath } from '../../address/site-path.ts'
import { defaultLanguage, type Edition, type Language } from '../../text/language.ts'

/** The interface language of everything drawn below it; `root.tsx` sets it for the request. */
export const LanguageContext = createContext<Language>(defaultLanguage)

export function useLanguage(): Language {
  return useContext(LanguageContext)
}

/** The page's edition; null outside all editions. `root.tsx` sets it for the request. */
export const EditionContext = createContext<Edition | null>(null)

/** Category names in the edition, by slug: the names stored with articles are in the site's main language. */
export const CategoryNamesContext = createContext<ReadonlyMap<string, string>>(new Map())

/** `sitePath` within the page's edition: `path('/story/:slug', { slug })`. */
export function useSitePath(): <Path extends SitePath>(path: Path, ...params: PathArguments<Path>) => string {
  const edition = useContext(EditionContext)
  return (path, ...params) => sitePath(edition, path, ...params)
}

/** The same for a path built by a loader: `/stories?day=2026-01-02`. */
export function useInEdition(): (path: string) => string {
  const edition = useContext(EditionContext)
  return path => inEdition(edition, path)
}
