import { serve } from '@hono/node-server'
import { pino } from 'pino'
import { connect } from './database/connect.ts'
import type { createApp as CreateApp } from './http/app.ts'

// Made by the Vite build; a path in a variable keeps the type checker from looking for it before the first build.
const bundlePath = new URL('../build/server/index.js', import.meta.url).href
const bundle: { createApp: typeof CreateApp } = await import(bundlePath)

const db = connect({ url: process.env.DATABASE_URL ?? '', connectionsMax: 10, applicationName: 'chowk web' })
const log = pino({ level: 'info' })
const app = bundle.createApp({ db, now: () => new Date(), log, publicUrl: null, demo: false })
serve({ fetch: app.fetch, port: 3000, hostname: '127.0.0.1' }, () => {
  process.send?.({ type: 'ready', url: 'http://127.0.0.1:3000' })
})
