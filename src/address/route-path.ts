import type { Register } from 'react-router'

// The paths of routes.ts as types, without React Router's runtime, so that the worker and public pages can use them.

export type Pages = Register extends { pages: infer Registered } ? Registered : never

type PathParams<Path extends string> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Record<Name, string> & PathParams<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Record<Name, string>
    : unknown

/** The arguments that follow a path: its parameters, or none. */
export type PathArguments<Path extends string> = unknown extends PathParams<Path> ? [] : [PathParams<Path>]

/** Fills the parameters into the path. */
export function fillPath(path: string, params: Record<string, string> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}
