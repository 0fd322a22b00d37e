import type { Register } from 'react-router'

// The paths of routes.ts as types, without React Router's runtime: the worker and public pages may use them.

export type Pages = Register extends { pages: infer Registered } ? Registered : never

export type PathParams<Path extends string> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Record<Name, string> & PathParams<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Record<Name, string>
    : unknown

/** The arguments after a path: none, or its parameters. */
export type PathArguments<Path extends string> = unknown extends PathParams<Path> ? [] : [PathParams<Path>]

/** The path with its parameters in place. */
export function fillPath(path: string, params: Record<string, string> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}
