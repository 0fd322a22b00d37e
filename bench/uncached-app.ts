import { pino } from 'pino'
import type { Changes } from '../src/database/changes.ts'
import { connect } from '../src/database/connect.ts'
import { openPasswords } from '../src/domain/accounts/password.ts'
import type { createApp as CreateApp } from '../src/server/app.ts'
import { closedBackups } from '../test/support/closed-backups.ts'
import { closedOutside } from '../test/support/closed-outside.ts'

// React reads it once, at its import.
process.env.NODE_ENV = 'production'
const bundlePath = new URL('../build/server/index.js', import.meta.url).href
const bundle: { createApp: typeof CreateApp } = await import(bundlePath)

/** The shipped application over a database, in this process, without caching unless it is given changes. */
export function openUncachedApp(url: string, changes: Changes | null = null) {
  const db = connect({ url, connectionsMax: 8, laneConnections: 2, applicationName: 'chowk bench' })
  const app = bundle.createApp({
    db,
    // Without change notifications nothing is cached.
    changes,
    outside: closedOutside,
    loadImage: async () => ({ ok: false, reason: 'not-found' }),
    backups: closedBackups,
    passwords: openPasswords(),
    now: () => new Date(),
    log: pino({ level: 'silent' }),
    publicUrl: 'http://127.0.0.1:3000',
    acceptsAnyHost: false,
    demo: false,
    mail: null,
  })
  return { app, db }
}
