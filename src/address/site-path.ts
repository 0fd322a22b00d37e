import type { Register } from 'react-router'
import { type Edition, readEdition } from '../text/language.ts'
import type { PathParams } from './admin-path.ts'

// Addresses of public pages. Here alone an edition is put before a path, and taken off again.

type Pages = Register extends { pages: infer Registered } ? Registered : never
export type SitePath = Exclude<keyof Pages & `/${string}`, `/admin${string}` | '/*'>
export type SiteParams<Path extends SitePath> = unknown extends PathParams<Path> ? [] : [PathParams<Path>]

/**
 * The address of a public page in an edition, or outside of one: `sitePath(edition, '/story/:slug', { slug })`. A path that
 * is not in routes.ts does not compile.
 */
export function sitePath<Path extends SitePath>(
  edition: Edition | null,
  path: Path,
  ...params: SiteParams<Path>
): string
export function sitePath(edition: Edition | null, path: string, params: Record<string, string> = {}): string {
  return inEdition(
    edition,
    path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '')),
  )
}

/** The same page in an edition: `/stories?day=1` is `/hi/stories?day=1`. */
export function inEdition(edition: Edition | null, path: string): string {
  return edition ? `/${edition}${path.replace(/^\/(?=\?|$)/, '')}` : path
}

/** The two parts that `inEdition` puts together. */
export function splitEdition(path: string): { edition: Edition | null; path: string } {
  const [, first, rest = ''] = /^\/([a-z]+)((?:[/?].*)?)$/.exec(path) ?? []
  const edition = readEdition(first)
  return edition ? { edition, path: rest.replace(/^(?=\?|$)/, '/') } : { edition, path }
}
