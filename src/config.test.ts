import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { isLoopback } from './address/host.ts'
import { acceptsAnyHost, readConfig } from './config.ts'

function configOf(env: Record<string, string>) {
  const read = readConfig(env)
  if (!read.ok) throw new Error(read.problems.join('\n'))
  return read.config
}

function problemsOf(env: Record<string, string>) {
  const read = readConfig(env)
  return read.ok ? [] : read.problems
}

test('an empty environment gives the defaults of the settings table', () => {
  expect(configOf({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDir: resolve('data'),
    databaseUrl: null,
    databaseReplicaUrl: null,
    publicUrl: null,
    demo: true,
    webProcesses: 1,
    logLevel: 'info',
    logFormat: null,
    trustedProxies: [],
    fetchAllow: [],
    imageCacheMb: 1024,
    metricsPort: 4000,
    mail: null,
  })
})

const mailed = {
  SMTP_URL: 'smtp://chowk:hunter2@mail.example',
  MAIL_FROM: 'News <news@news.example>',
  PUBLIC_URL: 'https://news.example',
}

test('mails need a mail server, a sender and the address of the site', () => {
  expect(configOf(mailed).mail).toEqual({
    server: {
      host: 'mail.example',
      port: 587,
      tls: 'required',
      login: { user: 'chowk', password: 'hunter2' },
    },
    from: { name: 'News', address: 'news@news.example' },
    origin: 'https://news.example',
  })
  expect(configOf({ PUBLIC_URL: 'https://news.example' }).mail).toBeNull()
})

test.each(['/srv/chowk', ' /srv/chowk ', '"/srv/chowk"', "' /srv/chowk '"])('%j is read as a folder', given =>
  expect(configOf({ DATA_DIR: given }).dataDir).toBe('/srv/chowk'),
)

test('the bundled database has no replica', () => {
  expect(problemsOf({ DATABASE_REPLICA_URL: 'postgres://copy/chowk' })).toEqual([
    'DATABASE_REPLICA_URL also needs DATABASE_URL: set it too, or unset DATABASE_REPLICA_URL.',
  ])
})

test('a demo sends no mail, whatever is set', () => {
  expect(configOf({ ...mailed, DEMO: '1' })).toMatchObject({ demo: true, mail: null })
})

test('an incomplete mail configuration stops the start, and no message repeats the password', () => {
  const { SMTP_URL } = mailed
  expect(problemsOf({ SMTP_URL })).toEqual([
    'SMTP_URL also needs MAIL_FROM and PUBLIC_URL: set them too, or unset SMTP_URL.',
  ])
  const problems = problemsOf({ ...mailed, SMTP_URL: `${SMTP_URL}/hunter2`, MAIL_FROM: 'a\nBcc: b@c.de' })
  expect(problems).toEqual([expect.stringMatching('/ as %2F, # as'), expect.stringMatching('MAIL_FROM')])
  expect(problems.join()).not.toContain('hunter2')
})

test('every variable is read', () => {
  const config = configOf({
    PORT: '8080',
    HOST: '[::]',
    DATA_DIR: '/srv/chowk',
    DATABASE_URL: 'postgres://chowk:secret@db:5432/chowk',
    DATABASE_REPLICA_URL: 'postgresql://chowk@replica/chowk',
    PUBLIC_URL: 'https://News.example.org/',
    DEMO: '1',
    WEB_PROCESSES: '4',
    LOG_LEVEL: 'warn',
    LOG_FORMAT: 'json',
    TRUSTED_PROXIES: '10.0.0.0/8, ::1',
    FETCH_ALLOW: 'Intranet.example, 127.0.0.1:8081,[::1]:9000,fd00::1',
    IMAGE_CACHE_MB: '50',
    METRICS_PORT: '9464',
  })
  expect(config).toEqual({
    port: 8080,
    host: '::',
    dataDir: '/srv/chowk',
    databaseUrl: 'postgres://chowk:secret@db:5432/chowk',
    databaseReplicaUrl: 'postgresql://chowk@replica/chowk',
    publicUrl: 'https://news.example.org',
    demo: true,
    webProcesses: 4,
    logLevel: 'warn',
    logFormat: 'json',
    trustedProxies: ['10.0.0.0/8', '::1'],
    fetchAllow: ['intranet.example', '127.0.0.1:8081', '[::1]:9000', '[fd00::1]'],
    imageCacheMb: 50,
    metricsPort: 9464,
    mail: null,
  })
})

test('an empty value counts as not set', () => {
  expect(configOf({ PORT: '', PUBLIC_URL: ' ', DATABASE_URL: '' })).toEqual(configOf({}))
  expect(configOf({ DATA_DIR: '""' }).dataDir).toBe(resolve('data'))
})

test.each([
  ['nothing configured', {}, true],
  ['another port and folder only', { PORT: '3100', DATA_DIR: '/tmp/x', LOG_LEVEL: 'debug' }, true],
  ['localhost by name', { HOST: 'localhost' }, true],
  ['IPv6 loopback', { HOST: '::1' }, true],
  ['switched off', { DEMO: '0' }, false],
  ['listening on every address', { HOST: '0.0.0.0' }, false],
  ['listening on every IPv6 address', { HOST: '::' }, false],
  ['listening on a host name', { HOST: 'news.example.org' }, false],
  ['a public address', { PUBLIC_URL: 'https://news.example.org' }, false],
  ['behind a proxy', { TRUSTED_PROXIES: '127.0.0.1' }, false],
  ['a database of its own', { DATABASE_URL: 'postgres://db/chowk' }, false],
  [
    'asked for by name on a public address',
    { DEMO: '1', HOST: '0.0.0.0', PUBLIC_URL: 'https://n.example' },
    true,
  ],
])('demo mode with %s', (_, env, demo) => {
  expect(configOf(env).demo).toBe(demo)
})

test.each([
  [{ PORT: '0' }, 0],
  [{ PORT: '65000' }, 64_000],
  [{ METRICS_PORT: 'off' }, null],
  [{ METRICS_PORT: '0' }, 0],
])('the metrics port of %j', (env, port) => {
  expect(configOf(env).metricsPort).toBe(port)
})

test.each([
  [{ PORT: 'abc' }, 'PORT=abc is not valid: give a whole number from 0 to 65535.'],
  [{ PORT: '70000' }, 'PORT=70000 is not valid: give a whole number from 0 to 65535.'],
  [{ PORT: '-1' }, 'PORT=-1 is not valid: give a whole number from 0 to 65535.'],
  [
    { HOST: 'no host' },
    'HOST=no host is not valid: give an address or a host name such as 127.0.0.1 or 0.0.0.0.',
  ],
  [
    { DATA_DIR: '~/chowk' },
    'DATA_DIR=~/chowk is not valid: give a folder such as /srv/chowk; only a shell knows what ~ means.',
  ],
  [{ DEMO: 'maybe' }, 'DEMO=maybe is not valid: give 1 (on) or 0 (off).'],
  [{ WEB_PROCESSES: '0' }, 'WEB_PROCESSES=0 is not valid: give a whole number from 1 to 64.'],
  [
    { LOG_LEVEL: 'loud' },
    'LOG_LEVEL=loud is not valid: give one of trace, debug, info, warn, error, fatal, silent.',
  ],
  [
    { TRUSTED_PROXIES: '10.0.0.0/99' },
    'TRUSTED_PROXIES=10.0.0.0/99 is not valid: give addresses or ranges such as 10.0.0.0/8, separated by commas.',
  ],
  [
    { FETCH_ALLOW: 'http://x' },
    'FETCH_ALLOW=http://x is not valid: give host or host:port such as intranet.example:8080, separated by commas.',
  ],
  [{ METRICS_PORT: 'x' }, 'METRICS_PORT=x is not valid: give a whole number from 0 to 65535, or off.'],
  [
    { METRICS_PORT: '3000' },
    'METRICS_PORT=3000 is not valid: give another port than the site has, 0 for any, or off.',
  ],
])('%j is refused with a remedy', (env, problem) => {
  expect(problemsOf(env)).toEqual([problem])
})

test.each(['news.example.org', 'ftp://x', 'https://n.example/path', 'https://n.example?q'])(
  'the public address %s is refused',
  url => {
    expect(problemsOf({ PUBLIC_URL: url })).toEqual([
      `PUBLIC_URL=${url} is not valid: give an address without a path, such as https://news.example.org.`,
    ])
  },
)

// Other servers take a number of proxies here: read as the address 0.0.0.1, it would silently trust no proxy.
test.each(['1', '10', '0x7f.1', '10.1/8', '127.0.0.1:80'])('the trusted proxy %s is refused', entry => {
  expect(problemsOf({ TRUSTED_PROXIES: `10.0.0.0/8, ${entry}` })).toEqual([
    expect.stringMatching(
      /^TRUSTED_PROXIES=.* is not valid: give addresses or ranges such as 10\.0\.0\.0\/8/,
    ),
  ])
})

test.each([
  [`https://x/${'x'.repeat(300_000)}`, /^PUBLIC_URL=https:\/\/x\/x{70}… is not valid/],
  ['https://u@x', /=https:\/\/…@x is/],
  ['https://:hu/nter2@x', /=https:\/\/…@x is/],
  ['asha:hunter2@x', /=asha:…@x is/],
])('the message about a wrong value is short and repeats no password, %#', (url, message) => {
  expect(problemsOf({ PUBLIC_URL: url })).toEqual([expect.stringMatching(message)])
})

test('a wrong database address is refused without repeating its password', () => {
  const problems = problemsOf({ DATABASE_URL: 'mysql://u:hunter2@db', DATABASE_REPLICA_URL: 'hunter3' })
  expect(problems).toHaveLength(2)
  expect(problems.join()).not.toMatch(/hunter/)
  expect(problems[0]).toMatch(/^DATABASE_URL is not valid: give an address such as postgres:/)
})

test('the site and the metrics may both use any free port', () => {
  expect(configOf({ PORT: '0', METRICS_PORT: '0' })).toMatchObject({ port: 0, metricsPort: 0 })
})

test('all problems are reported together', () => {
  expect(problemsOf({ PORT: 'x', HOST: '?', DEMO: 'x' })).toHaveLength(3)
})

test.each([
  ['127.0.0.1', true],
  ['127.8.8.8', true],
  ['::ffff:127.0.0.1', true],
  ['localhost', true],
  ['0.0.0.0', false],
  ['10.0.0.1', false],
  ['localhost.example', false],
])('%s is loopback: %s', (host, loopback) => {
  expect(isLoopback(host)).toBe(loopback)
})

test.each([
  [{}, false],
  [{ DEMO: '1', HOST: '0.0.0.0' }, false],
  [{ PUBLIC_URL: 'https://news.example' }, false],
  [{ HOST: '0.0.0.0' }, true],
  [{ DEMO: '0' }, true],
])('with %j the site accepts any host name: %j', (env, takes) => {
  expect(acceptsAnyHost(configOf(env))).toBe(takes)
})
