import type { Register } from 'react-router'

// React Router's href for the admin area, without its runtime: the worker and public pages may use it.

type Pages = Register extends { pages: infer Registered } ? Registered : never

// The stream of the queue is served beside the routes (dispatch).
type AdminPath = Extract<keyof Pages, `/admin/${string}`> | '/admin/queue/events'
type Within<Path> = Path extends `/admin${infer Rest}` ? Rest : never
export type PathParams<Path extends string> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Record<Name, string> & PathParams<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Record<Name, string>
    : unknown

/** The address of an admin page: `adminPath('/news/edit/:id', { id })`. A path that is not in routes.ts does not compile. */
export function adminPath<Path extends Within<AdminPath>>(
  path: Path,
  ...params: unknown extends PathParams<Path> ? [] : [PathParams<Path>]
): string
export function adminPath(path: string, params: Record<string, string> = {}): string {
  return `/admin${path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))}`
}
