import type { Register } from 'react-router'
import { type Edition, readEdition } from '../text/language.ts'

// The paths of routes.ts as types, without React Router's runtime, so that the worker and public pages can use them.

export type Pages = Register extends { pages: infer Registered } ? Registered : never

type PathParams<Path extends string> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Record<Name, string> & PathParams<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Record<Name, string>
    : unknown

/** The arguments that follow a path: its parameters, or none. */
export type PathArguments<Path extends string> = unknown extends PathParams<Path> ? [] : [PathParams<Path>]

export function fillPath(path: string, params: Record<string, string> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}

// Builds the addresses of public pages. Only this file adds an edition to a path or removes it.

export type SitePath = Exclude<keyof Pages & `/${string}`, `/admin${string}` | '/*'>

/** The address of a public page: `sitePath(edition, '/story/:slug', { slug })`; only paths of routes.ts compile. */
export function sitePath<Path extends SitePath>(
  edition: Edition | null,
  path: Path,
  ...params: PathArguments<Path>
): string
export function sitePath(edition: Edition | null, path: string, params?: Record<string, string>): string {
  return inEdition(edition, fillPath(path, params))
}

/** The same page in an edition: `/stories?day=1` becomes `/hi/stories?day=1`. */
export function inEdition(edition: Edition | null, path: string): string {
  return edition ? `/${edition}${path.replace(/^\/(?=\?|$)/, '')}` : path
}

/** Splits a path into the two parts that `inEdition` joins. */
export function splitEdition(path: string): { edition: Edition | null; path: string } {
  const [, first, rest = ''] = /^\/([a-z]+)((?:[/?].*)?)$/.exec(path) ?? []
  const edition = readEdition(first)
  return edition ? { edition, path: rest.replace(/^(?=\?|$)/, '/') } : { edition, path }
}
