import { randomBytes } from 'node:crypto'
import * as build from 'virtual:react-router/server-build'
import { Hono } from 'hono'
import type { Logger } from 'pino'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import type { Db } from '../database/connect.ts'
import { pageContext } from './page-context.ts'

export type AppDependencies = {
  db: Db
  now: () => Date
  log: Logger
  publicUrl: string | null
  demo: boolean
  wait?: (ms: number) => Promise<void>
}

/** The whole web application as one fetch handler; tests drive it with `app.request('/path')`. */
export function createApp(deps: AppDependencies) {
  const handlePage = createRequestHandler(build, 'production')
  const app = new Hono()
  app.all('*', c => handlePage(c.req.raw, createPageContext(deps, c.req.raw)))
  return app
}

function createPageContext(deps: AppDependencies, request: Request): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(pageContext, {
    db: deps.db,
    now: deps.now(),
    log: deps.log,
    origin: deps.publicUrl ?? new URL(request.url).origin,
    demo: deps.demo,
    address: '127.0.0.1',
    wait: deps.wait ?? (ms => new Promise(resolve => setTimeout(resolve, ms))),
    nonce: randomBytes(16).toString('base64'),
    isAdmin: false,
    dependsOn: () => undefined,
    noStore: () => undefined,
  })
  return context
}
