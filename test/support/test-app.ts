import { pino } from 'pino'
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
  return bundle.createApp(testDependencies(db, overrides))
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
