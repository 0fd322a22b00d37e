import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import ipaddr from 'ipaddr.js'
import { z } from 'zod'
import { isLoopback, readHost } from './address/host.ts'
import { databaseUrlForm, readDatabaseUrl } from './database/database-url.ts'
import { parseFetchAllow } from './ingest/fetch/fetch-url.ts'
import { type MailSettings, readSender, readSmtpUrl } from './mail/smtp-settings.ts'

// Reads and checks the environment once, before anything is opened or written: a wrong value stops the
// start with one line that says how to fix it. No other file decides on demo mode.

export type Config = {
  port: number
  host: string
  dataDir: string
  databaseUrl: string | null
  databaseReplicaUrl: string | null
  /** The origin readers use, without a slash at its end. */
  publicUrl: string | null
  demo: boolean
  webProcesses: number
  logLevel: (typeof logLevels)[number]
  /** Null: readable text on a terminal, else JSON. */
  logFormat: 'json' | 'text' | null
  /** Addresses or ranges in CIDR form, each readable by ipaddr.js. */
  trustedProxies: string[]
  /** `host` or `host:port`, as ingest/fetch/fetch-url.ts spells them. */
  fetchAllow: string[]
  /** Limit of the image files on this machine's disk. */
  imageCacheMb: number
  /** Loopback only; null serves no metrics, 0 takes any free port. */
  metricsPort: number | null
  /** Null where nothing is sent: no server is named, or this is a demo. */
  mail: MailSettings | null
}
type Environment = Record<string, string | undefined>

/** `problems` lists all wrong settings, one line each, in the order of the settings table. */
export function readConfig(
  env: Environment,
): { ok: true; config: Config } | { ok: false; problems: string[] } {
  const values = Object.entries(env).map(([name, value = '']) => [name, unquote(value.trim())])
  const filled = Object.fromEntries(values.filter(([, value]) => value))
  const read = environmentSchema.safeParse(filled)
  if (!read.success) return { ok: false, problems: read.error.issues.map(issue => issue.message) }
  const { DEMO, PORT, METRICS_PORT, ...rest } = read.data
  const problems = findClashes(read.data)
  if (problems.length > 0) return { ok: false, problems }
  const demo = DEMO ?? isPrivateTrial(rest)
  return {
    ok: true,
    config: {
      port: PORT,
      host: rest.HOST,
      dataDir: resolve(rest.DATA_DIR),
      databaseUrl: rest.DATABASE_URL,
      databaseReplicaUrl: rest.DATABASE_REPLICA_URL,
      publicUrl: rest.PUBLIC_URL,
      demo,
      webProcesses: rest.WEB_PROCESSES,
      logLevel: rest.LOG_LEVEL,
      logFormat: rest.LOG_FORMAT,
      trustedProxies: rest.TRUSTED_PROXIES,
      fetchAllow: rest.FETCH_ALLOW,
      imageCacheMb: rest.IMAGE_CACHE_MB,
      // PORT=0, any free port, stands for both.
      metricsPort: METRICS_PORT === undefined ? PORT && portBeside(PORT, 1000) : METRICS_PORT,
      mail: demo ? null : mailOf(rest),
    },
  }
}

/** Container engines pass on the quotation marks around a value of an `--env-file`. */
function unquote(text: string): string {
  const [first = '', last] = [text[0], text.at(-1)]
  return text.length > 1 && first === last && `'"`.includes(first) ? text.slice(1, -1).trim() : text
}

/** Settings that are valid on their own but conflict with each other. */
function findClashes(read: Read): string[] {
  const { PORT, METRICS_PORT } = read
  if (METRICS_PORT && METRICS_PORT === PORT) {
    const wanted = 'another port than the site has, 0 for any, or off'
    return [wrong('METRICS_PORT', METRICS_PORT, wanted)]
  }
  return needs.flatMap(([name, others]) => {
    const missing = read[name] ? others.filter(other => !read[other]) : []
    const them = missing.length > 1 ? 'them' : 'it'
    return missing.length > 0
      ? [`${name} also needs ${missing.join(' and ')}: set ${them} too, or unset ${name}.`]
      : []
  })
}

// Mail servers refuse a mail without a sender, and its links need the address that readers use. Our own database has no replica.
const needs = [
  ['SMTP_URL', ['MAIL_FROM', 'PUBLIC_URL']],
  ['DATABASE_REPLICA_URL', ['DATABASE_URL']],
] as const

function mailOf({ SMTP_URL: server, MAIL_FROM: from, PUBLIC_URL: origin }: MailParts): Config['mail'] {
  return server && from && origin ? { server, from, origin } : null
}

export function imageCacheOf(config: Pick<Config, 'dataDir' | 'imageCacheMb'>) {
  return { folder: join(config.dataDir, 'images'), bytesMax: config.imageCacheMb * 2 ** 20 }
}

/** Whether forms may be posted under any host name. Never in demo mode, whose password everybody knows. */
export function acceptsAnyHost({ publicUrl, demo }: Pick<Config, 'publicUrl' | 'demo'>) {
  return publicUrl === null && !demo
}

// The demo account must never be reachable from the internet: any setting that only a real installation needs turns demo
// mode off. PORT, DATA_DIR and the like only say where on this machine it runs.
function isPrivateTrial(settings: Pick<Read, 'HOST' | 'PUBLIC_URL' | 'DATABASE_URL' | 'TRUSTED_PROXIES'>) {
  const { HOST, PUBLIC_URL, DATABASE_URL, TRUSTED_PROXIES } = settings
  return isLoopback(HOST) && !PUBLIC_URL && !DATABASE_URL && TRUSTED_PROXIES.length === 0
}

/** Another port so far above, or below where there is none above. */
export function portBeside(port: number, distance: number): number {
  return port + distance <= 65_535 ? port + distance : port - distance
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

const environmentSchema = z.object({
  PORT: wholeNumber('PORT', { from: 0, to: 65_535 }).default(3000),
  HOST: setting('HOST', {
    wanted: 'an address or a host name such as 127.0.0.1 or 0.0.0.0',
    read: readHost,
  }).default('127.0.0.1'),
  DATA_DIR: setting('DATA_DIR', {
    wanted: 'a folder such as /srv/chowk; only a shell knows what ~ means',
    read: text => (text.startsWith('~') ? undefined : text),
  }).default('./data'),
  DATABASE_URL: databaseUrl('DATABASE_URL').default(null),
  DATABASE_REPLICA_URL: databaseUrl('DATABASE_REPLICA_URL').default(null),
  PUBLIC_URL: setting<string | null>('PUBLIC_URL', {
    wanted: 'an address without a path, such as https://news.example.org',
    read: text => readOrigin(text),
  }).default(null),
  DEMO: setting('DEMO', {
    wanted: '1 (on) or 0 (off)',
    read: text => (/^(1|0|true|false)$/.test(text) ? /^(1|true)$/.test(text) : undefined),
  }).optional(),
  WEB_PROCESSES: wholeNumber('WEB_PROCESSES', { from: 1, to: 64 }).default(1),
  LOG_LEVEL: setting('LOG_LEVEL', {
    wanted: `one of ${logLevels.join(', ')}`,
    read: text => logLevels.find(level => level === text),
  }).default('info'),
  LOG_FORMAT: setting<Config['logFormat']>('LOG_FORMAT', {
    wanted: 'json or text',
    read: text => (text === 'json' || text === 'text' ? text : undefined),
  }).default(null),
  TRUSTED_PROXIES: setting('TRUSTED_PROXIES', {
    wanted: 'addresses or ranges such as 10.0.0.0/8, separated by commas',
    read: text => {
      const entries = text.toLowerCase().split(',')
      const trimmed = entries.map(entry => entry.trim()).filter(Boolean)
      return trimmed.every(isAddressOrRange) ? trimmed : undefined
    },
  }).default([]),
  FETCH_ALLOW: setting('FETCH_ALLOW', {
    wanted: 'host or host:port such as intranet.example:8080, separated by commas',
    read: text => {
      const parsed = parseFetchAllow(text)
      return parsed.ok ? [...parsed.allow] : undefined
    },
  }).default([]),
  IMAGE_CACHE_MB: wholeNumber('IMAGE_CACHE_MB', { from: 10, to: 999_999 }).default(1024),
  METRICS_PORT: setting<number | null>('METRICS_PORT', {
    wanted: 'a whole number from 0 to 65535, or off',
    read: text => (text === 'off' ? null : readWholeNumber(text, { from: 0, to: 65_535 })),
  }).optional(),
  SMTP_URL: secret('SMTP_URL', {
    wanted: 'smtps://user:password@mail.example.org, the password with / as %2F, # as %23 and % as %25',
    read: readSmtpUrl,
  }).optional(),
  MAIL_FROM: setting('MAIL_FROM', {
    wanted: 'an address such as news@example.org, or News <news@example.org>',
    read: readSender,
  }).optional(),
})

export const settingNames = Object.keys(environmentSchema.shape)

type Read = z.output<typeof environmentSchema>
type MailParts = Pick<Read, 'SMTP_URL' | 'MAIL_FROM' | 'PUBLIC_URL'>

type Setting<T> = { wanted: string; read: (text: string) => T | undefined }

function setting<T>(name: string, { wanted, read, isSecret = false }: Setting<T> & { isSecret?: boolean }) {
  return z.string().transform((text, context): T => {
    const value = read(text)
    if (value !== undefined) return value
    const message = isSecret ? `${name} is not valid: give ${wanted}.` : wrong(name, text, wanted)
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  })
}

// The longest line of a terminal that people read; a pasted file has thousands of letters.
const repeatedMax = 80

/** Repeats the value without what may be a user and a password, all from its first colon to its last @. */
function wrong(name: string, value: unknown, wanted: string) {
  const text = String(value)
  const from = /:\/*/.exec(text)
  const start = from ? from.index + from[0].length : text.length
  const end = text.lastIndexOf('@')
  const shown = start < end ? `${text.slice(0, start)}…${text.slice(end)}` : text
  const repeated = shown.length > repeatedMax ? `${shown.slice(0, repeatedMax)}…` : shown
  return `${name}=${repeated} is not valid: give ${wanted}.`
}

function wholeNumber(name: string, range: { from: number; to: number }) {
  const wanted = `a whole number from ${range.from} to ${range.to}`
  return setting(name, { wanted, read: text => readWholeNumber(text, range) })
}

function readWholeNumber(text: string, { from, to }: { from: number; to: number }) {
  const value = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN
  return value >= from && value <= to ? value : undefined
}

function databaseUrl(name: string) {
  return secret<string | null>(name, { wanted: databaseUrlForm, read: readDatabaseUrl })
}

/** Its message does not repeat the value, which contains a password. */
function secret<T>(name: string, given: Setting<T>) {
  return setting(name, { ...given, isSecret: true })
}

function readOrigin(text: string) {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.search || url.hash)
    return undefined
  return url.pathname === '/' ? url.origin : undefined
}

/** `ipaddr.js` alone would also accept a bare number as an address. */
function isAddressOrRange(entry: string): boolean {
  return isIP(entry.replace(/\/.*/, '')) !== 0 && (isIP(entry) !== 0 || ipaddr.isValidCIDR(entry))
}
