import type { Hono } from 'hono'
import type { PageContext } from '../http/page-context.ts'

export type ApiEnvironment = { Bindings: { page: PageContext } }

/** Every address for machines but the event streams; all are kept in memory like pages. */
export function addApiRoutes(app: Hono<ApiEnvironment>): void {
  app.get('/robots.txt', c => c.text('User-agent: *\n'))
}
