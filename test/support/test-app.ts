import { pino } from 'pino'
import { type ChangeOrReset, createAudience, type Pace } from '../../src/database/changes.ts'
import type { Db } from '../../src/database/connect.ts'
import type { AppDependencies, createApp as CreateApp } from '../../src/server/app.ts'
import { cheapPasswords } from './cheap-passwords.ts'
import { closedBackups } from './closed-backups.ts'
import { closedOutside } from './closed-outside.ts'

// The bundle that ships, built by `react-router build`, which `npm test` runs first.
const bundlePath = new URL('../../build/server/index.js', import.meta.url).href
const bundle: { createApp: typeof CreateApp } = await import(bundlePath)

/** The web application over a test database, driven in process: `app.request('/path')`. */
export function testApp(db: Db, overrides: Partial<AppDependencies> = {}) {
  const app = bundle.createApp(testDependencies(db, overrides))
  type Client = Parameters<typeof app.fetch>[1]
  const fetch = (request: Request, client: Client) => app.fetch(asServed(request), client)
  const request = (path: string, init?: RequestInit) =>
    fetch(new Request(new URL(path, 'https://chowk.example'), init), { address: '127.0.0.1' })
  return { ...app, fetch, request }
}

/** An application that keeps pages in memory, and a function that announces a change to it. */
export function keepingApp(db: Db, overrides: Partial<AppDependencies> = {}) {
  const changes = createAudience<[ChangeOrReset, Pace]>()
  const app = testApp(db, { changes, ...overrides })
  return { app, announce: (change: ChangeOrReset, pace: Pace = 'at-once') => changes.notify(change, pace) }
}

/** A request as the server builds it: of the type `Request`, without its private fields, so `new Request(it)` fails. */
function asServed(request: Request): Request {
  return new Proxy(request, {
    get(target, name) {
      const value = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

/** A mail server that is never asked. */
export const testMail = {
  server: 'mail.example',
  from: 'news@chowk.example',
  takesAnyName: async () => false,
}

export function testDependencies(db: Db, overrides: Partial<AppDependencies> = {}): AppDependencies {
  return {
    db,
    now: () => new Date('2026-01-02T06:30:00Z'),
    log: pino({ level: 'silent' }),
    changes: null,
    outside: closedOutside,
    loadImage: async () => ({ ok: false, reason: 'not-found' }),
    backups: closedBackups,
    passwords: cheapPasswords,
    publicUrl: 'https://chowk.example',
    acceptsAnyHost: false,
    demo: false,
    mail: null,
    ...overrides,
  }
}
