import { fillPath, type Pages, type PathArguments } from './site-path.ts'

// The queue's event stream is served outside the route table (dispatch.ts).
type AdminPath = Extract<keyof Pages, '/admin' | `/admin/${string}`> | '/admin/queue/events'
type Within<Path> = Path extends `/admin${infer Rest}` ? Rest : never
/** What follows `/admin` in the address of a page. */
export type AdminPage = Within<AdminPath>

/** The address of an admin page: `adminPath('/news/edit/:id', { id })`; only paths of routes.ts compile. */
export function adminPath<Path extends AdminPage>(path: Path, ...params: PathArguments<Path>): string
export function adminPath(path: string, params?: Record<string, string>): string {
  return `/admin${fillPath(path, params)}`
}
