import type { IncomingMessage } from 'node:http'
import type { Logger } from 'pino'
import { adminPath } from '../address/admin-path.ts'

// The query may hold search words and tokens: only the path is logged.
const loggedPathMax = 200

// A one-time link is a secret until it was used, and its token stands in the path.
const oneTimeLink = new RegExp(`^(${adminPath('/set-up/:token', { token: '' })}).+`, 's')

// A program that builds addresses wrongly may put its token into the path.
const apiToken = /(chowk_)[\w-]+/g

/** One line an answer that took work; pages from memory are counted, not written down. */
export function logAnswer(
  log: Logger,
  { request, status, ms }: { request: IncomingMessage; status: number; ms: number },
): void {
  const path = loggedPath(request.url ?? '')
  log.info({ method: request.method, path, status, ms: Math.round(ms * 10) / 10 }, 'answered')
}

export function loggedPath(target: string): string {
  const path = target.replace(/\?.*/s, '').replace(oneTimeLink, '$1…')
  return path.replaceAll(apiToken, '$1…').slice(0, loggedPathMax)
}
