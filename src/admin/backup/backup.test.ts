import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { pino } from 'pino'
import { test as base, expect } from 'vitest'
import { fillDatabase, openClone } from '../../../test/support/backup-scene.ts'
import { addCategory, addNewsLink, setRow } from '../../../test/support/builders.ts'
import { posted, signedInAdmin } from '../../../test/support/signed-in.ts'
import { temporaryFolder } from '../../../test/support/temporary-folder.ts'
import { testApp } from '../../../test/support/test-app.ts'
import { until } from '../../../test/support/until.ts'
import { isBackedUp } from '../../database/backup/back-up.ts'
import type { Db } from '../../database/connect.ts'
import { takeAttempt } from '../../domain/accounts/limits.ts'
import { openBackups } from '../../domain/backups/backups.ts'
import { sendArchive } from './send-archive.ts'

const now = () => new Date('2026-01-02T06:30:00Z')
const password = 'seven brown crossroads'

const test = base.extend('clone', () => openClone())

function open({ db, url }: { db: Db; url: string }, { demo = false } = {}) {
  const folder = temporaryFolder()
  const log = pino({ level: 'silent' })
  const app = testApp(db, { demo, backups: openBackups({ db, databaseUrl: url, folder, now, log }) })
  return { app, folder }
}

type App = ReturnType<typeof open>['app']

function download(app: App, { cookie, typed = password }: { cookie: string; typed?: string }) {
  return app.request('/admin/settings/backup/download', posted({ password: typed }, cookie))
}

const downloadFile = async (app: App, cookie: string) =>
  new Blob([await (await download(app, { cookie })).arrayBuffer()])

function sendWith(app: App, cookie: string) {
  return (form: FormData) =>
    app.request('/admin/settings/restore', { method: 'POST', body: form, headers: cookie ? { cookie } : {} })
}

type Send = (form: FormData) => Promise<Response>
type Archive = { file: Blob; typed?: string; confirm?: string }

async function restoreWith(send: Send, { file, typed = password, confirm = '' }: Archive) {
  const { problem } = await sendArchive(
    { file, password: typed, confirm },
    // The restore runs concurrently and needs the processor that polling without a pause would use up.
    { send, wait: () => wait(20), onProgress: () => undefined },
  )
  return problem
}

const restoreFile = (app: App, { cookie, ...archive }: Archive & { cookie: string }) =>
  restoreWith(sendWith(app, cookie), archive)

test('the manual and the screen name everything that a backup leaves out and somebody would miss', async ({
  clone: { db, url },
}) => {
  const { cookie } = await signedInAdmin(db, { now: now() })
  const { app } = open({ db, url })
  const see = async (path: string) => (await app.request(path, { headers: { cookie } })).text()
  expect(await see('/admin/settings')).toContain('href="/admin/settings/backup"')
  const page = await see('/admin/settings/backup')
  const manual = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8')
  const phrases = Object.values(leftOut).filter(phrase => phrase !== null)
  for (const text of [page, manual.replaceAll(/\s+/g, ' ')])
    for (const phrase of phrases) expect(text).toContain(phrase)
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and not ${sql.raw(isBackedUp)}`.execute(db)
  expect(Object.keys(leftOut).toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})

/** What a backup leaves out, by table; null for what nobody would miss. */
const leftOut: Record<string, string | null> = {
  api_tokens: 'API tokens',
  attempts: null,
  // The worker counts the editors' decisions again.
  category_signs: null,
  category_signs_version: null,
  connections: 'connections or notices',
  deliveries: 'connections or notices',
  entry_marks: null,
  feed_bodies: null,
  import_parts: 'uploaded import files',
  import_pieces: 'uploaded import files',
  mails: 'waiting mails',
  notices_outbox: 'connections or notices',
  passkey_challenges: null,
  pending_sign_ins: null,
  recovery_codes: 'recovery codes',
  restore_pieces: null,
  restores: null,
  scheduled_jobs: null,
  search_gram_shares: null,
  second_factors: 'two-step secrets',
  sessions: 'sessions',
  setup_links: 'one-time links',
  trusted_devices: 'trusted',
}

test('a download restores everything into a fresh installation, whose machines take any of the requests', async ({
  clone: source,
}) => {
  await fillDatabase(source.db)
  const { cookie } = await signedInAdmin(source.db, { now: now(), name: 'Asha Rao' })
  const response = await download(open(source).app, { cookie })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-disposition')).toBe(
    'attachment; filename="chowk-2026-01-02T1200.chowk"',
  )
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(response.headers.get('content-security-policy')).toContain("default-src 'self'")
  const file = new Blob([await response.arrayBuffer()])

  const target = await openClone()
  const admin = await signedInAdmin(target.db, { now: now() })
  const [one, other] = [open(target), open(target)]
  let requests = 0
  const send = async (form: FormData) => {
    requests += 1
    return sendWith((requests % 2 ? one : other).app, admin.cookie)(form)
  }
  expect(await restoreWith(send, { file })).toBeNull()
  expect(requests).toBeGreaterThanOrEqual(4)
  expect(await target.db.selectFrom('newsLinks').select('id').execute()).toHaveLength(300)
  expect(await target.db.selectFrom('accounts').select('name').execute()).toHaveLength(2)
  expect(await target.db.selectFrom('restores').select('state').execute()).toEqual([{ state: 'done' }])
  expect(await target.db.selectFrom('restorePieces').select('at').execute()).toEqual([])
  const after = await one.app.request('/admin/dashboard', { headers: { cookie: admin.cookie } })
  expect(after.headers.get('location')).toContain('/admin/login')
  // Removed right after the restore, which already reports that it is done.
  const uploads = (folder: string) =>
    readdirSync(folder, { recursive: true }).filter(name => String(name).startsWith('uploads/'))
  await until('the uploaded backup is removed', () => ![one, other].some(({ folder }) => uploads(folder)[0]))
})

test('existing content is replaced only after a confirmation, and a copy of it is kept', async ({
  clone: { db, url },
}) => {
  const { cookie } = await signedInAdmin(db, { now: now() })
  const { app, folder } = open({ db, url })
  const page = async () => (await app.request('/admin/settings/backup', { headers: { cookie } })).text()
  expect(await page()).not.toContain('Type REPLACE')
  const file = await downloadFile(app, cookie)
  const { id: category } = await addCategory(db)
  await addNewsLink(db, { category })
  expect(await page()).toContain('Type REPLACE')
  expect(await restoreFile(app, { file, cookie })).toBe('not-confirmed')
  expect(existsSync(join(folder, 'uploads'))).toBe(false)
  expect(await restoreFile(app, { file, cookie, confirm: ' REPLACE ' })).toBeNull()
  expect(await db.selectFrom('newsLinks').select('id').execute()).toEqual([])
  expect(readdirSync(join(folder, 'backups'))).toEqual(['before-restore-2026-01-02T06-30-00-000Z.chowk'])
})

test('a wrong password gets neither a backup nor a restore, and attempts are counted', async ({
  clone: { db, url },
}) => {
  const { cookie } = await signedInAdmin(db, { now: now() })
  const { app } = open({ db, url })
  const refused = await download(app, { cookie, typed: 'guess' })
  expect(refused.headers.get('location')).toBe('/admin/settings/backup?problem=wrong-password')
  const page = await app.request('/admin/settings/backup?problem=wrong-password', { headers: { cookie } })
  expect(await page.text()).toContain('This is not your password.')
  const file = new Blob(['x'])
  expect(await restoreFile(app, { file, cookie, typed: 'guess' })).toBe('wrong-password')
  for (let tries = 0; tries < 8; tries += 1) await download(app, { cookie, typed: 'guess' })
  expect(await restoreFile(app, { file, cookie })).toBe('throttled')
})

test('strangers’ failed logins for an administrator’s address do not block backup, restore or a new password', async ({
  clone: { db, url },
}) => {
  const { cookie, email } = await signedInAdmin(db, { now: now() })
  const { app } = open({ db, url })
  for (let n = 0; n < 40; n += 1) {
    await takeAttempt(db, { email, address: '127.0.0.1', trustedDevice: null, now: now() })
    await takeAttempt(db, { email, address: `192.0.2.${n}`, trustedDevice: null, now: now() })
  }
  const file = await downloadFile(app, cookie)
  expect(await restoreFile(app, { file: file.slice(0, 10), cookie })).toBe('damaged')
  const next = 'eight green lanterns'
  const changed = await app.request(
    '/admin/account',
    posted({ current: password, password: next, repeated: next }, cookie),
  )
  expect(changed.headers.get('location')).toBe('/admin/account')
})

test('strangers, the demo account and forged upload names get nothing', async ({ clone: { db, url } }) => {
  const { cookie, accountId } = await signedInAdmin(db, { now: now() })
  const { app } = open({ db, url }, { demo: true })
  const file = new Blob(['x'])
  expect(await restoreFile(app, { file, cookie: '' })).toBe('signed-out')
  const send = sendWith(app, cookie)
  for (const upload of ['', '../../etc/passwd', '00000000-0000-4000-8000-000000000000']) {
    for (const step of ['piece', 'start', 'state']) {
      const form = new FormData()
      for (const [name, value] of Object.entries({ step, upload, at: '0', piece: file }))
        form.set(name, value)
      expect(await (await send(form)).json()).toEqual({ step: 'refused', problem: 'no-upload' })
    }
  }
  await setRow(db, 'accounts', accountId, { isDemo: true })
  expect((await download(app, { cookie })).headers.get('location')).toContain('problem=demo')
  expect(await restoreFile(app, { file, cookie })).toBe('demo')
})

test('a damaged file is refused with a sentence, and nothing is changed', async ({ clone: { db, url } }) => {
  await fillDatabase(db)
  const { cookie } = await signedInAdmin(db, { now: now(), name: 'Asha Rao' })
  const { app } = open({ db, url })
  const file = (await downloadFile(app, cookie)).slice(0, -1)
  expect(await restoreFile(app, { file, cookie, confirm: 'REPLACE' })).toBe('damaged')
  expect(await db.selectFrom('sessions').select('id').execute()).toHaveLength(2)
})
