import { once } from 'node:events'
import { type AddressInfo, createServer, Socket } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startCanary } from '../../../test/support/canary.ts'
import { guardRules } from '../../../test/support/guard-rules.ts'
import { failureOfError } from './fetch-error.ts'
import {
  type Connect,
  createFetchAgent,
  createGuardedConnector,
  type GuardRules,
} from './guarded-connector.ts'

type Attempt = { hostname: string; servername: string | undefined; port: string }

/** Opens no socket: records each address it should connect to, and fails for those in `dead`. */
function recordAttempts(
  dead: readonly string[] = [],
  codes: readonly string[] = [],
): { attempts: Attempt[]; connect: Connect } {
  const attempts: Attempt[] = []
  return {
    attempts,
    connect({ hostname, servername, port }, callback) {
      attempts.push({ hostname, servername, port })
      const code = codes[dead.indexOf(hostname)] ?? 'ECONNREFUSED'
      if (dead.includes(hostname)) callback(Object.assign(new Error('dead'), { code }), null)
      else callback(null, new Socket())
    },
  }
}

async function connectTo(
  address: string,
  rules: Partial<GuardRules>,
  connect: Connect,
): Promise<'connected' | ReturnType<typeof failureOfError>> {
  const url = new URL(address)
  const guarded = createGuardedConnector(guardRules(rules), connect)
  const hostname = url.hostname.replace(/^\[|\]$/g, '')
  return new Promise(resolve => {
    guarded({ hostname, host: url.host, protocol: url.protocol, port: url.port }, (...result) => {
      resolve(result[0] === null ? 'connected' : failureOfError(result[0]))
    })
  })
}

test('a name that first resolves to a public address and later to loopback is resolved once per connection', async () => {
  const answers = [['8.8.8.8'], ['127.0.0.1']]
  const { attempts, connect } = recordAttempts()
  const resolveHost = async () => answers.shift() ?? []
  expect(await connectTo('http://rebind.example/', { resolveHost }, connect)).toBe('connected')
  expect(answers).toHaveLength(1)
  expect(await connectTo('http://rebind.example/', { resolveHost }, connect)).toBe('dns')
  expect(attempts.map(attempt => attempt.hostname)).toEqual(['8.8.8.8'])
})

test.each([
  [['8.8.8.8', '127.0.0.1']],
  [['127.0.0.1', '8.8.8.8']],
  [['8.8.8.8', '::1']],
  [['2606:4700:4700::1111', '::ffff:10.0.0.1']],
  [['8.8.8.8', '9.9.9.9', '1.1.1.1', '4.4.4.4', '5.5.5.5', '169.254.169.254']],
  [['8.8.8.8', 'localhost']],
  [['0.0.0.0']],
  [['64:ff9b::7f00:1']],
])('a name that resolves to %j is never connected to and looks as if it did not exist', async answer => {
  const { attempts, connect } = recordAttempts()
  expect(await connectTo('https://mixed.example/', { resolveHost: async () => answer }, connect)).toBe('dns')
  expect(attempts).toEqual([])
})

test('the NAT64 form of a public address is skipped', async () => {
  const { attempts, connect } = recordAttempts()
  const both = async () => ['8.8.8.8', '64:ff9b::808:808']
  expect(await connectTo('http://example.com/', { resolveHost: both }, connect)).toBe('connected')
  expect(attempts.map(attempt => attempt.hostname)).toEqual(['8.8.8.8'])
  const alone = async () => ['64:ff9b::808:808']
  expect(await connectTo('http://example.com/', { resolveHost: alone }, connect)).toBe('dns')
  expect(await connectTo('http://[64:ff9b::808:808]/', {}, connect)).toBe('private-address')
})

test.each(['http://127.0.0.1/', 'http://[::1]:8080/', 'https://169.254.169.254/', 'http://[::ffff:7f00:1]/'])(
  '%s is refused here too, even if an earlier check let it pass',
  async address => {
    const { attempts, connect } = recordAttempts()
    const resolveHost = () => Promise.reject(new Error('a literal is not looked up'))
    expect(await connectTo(address, { resolveHost }, connect)).toBe('private-address')
    expect(attempts).toEqual([])
  },
)

test('a public literal address is connected to without resolving a name', async () => {
  const { attempts, connect } = recordAttempts()
  expect(await connectTo('https://[2606:4700:4700::1111]:8443/', {}, connect)).toBe('connected')
  expect(attempts).toEqual([{ hostname: '2606:4700:4700::1111', servername: undefined, port: '8443' }])
})

test.each([
  ['tls', ['CERT_HAS_EXPIRED', 'ENETUNREACH']],
  ['tls', ['EAFNOSUPPORT', 'CERT_HAS_EXPIRED']],
  ['refused', ['ECONNREFUSED', 'EAFNOSUPPORT']],
  ['unreachable', ['ENETUNREACH', 'EAFNOSUPPORT']],
])('the error of an address that can be reached is reported: %s of %j', async (failure, codes) => {
  const resolveHost = async () => ['8.8.8.8', '2606:4700:4700::1111']
  const { connect } = recordAttempts(await resolveHost(), codes)
  expect(await connectTo('http://example.com/', { resolveHost }, connect)).toBe(failure)
})

test('after a dead address the next one is tried', async () => {
  const resolveHost = async () => ['8.8.8.8', '2606:4700:4700::1111', '9.9.9.9']
  const first = recordAttempts(['8.8.8.8', '2606:4700:4700::1111'])
  expect(await connectTo('http://example.com/', { resolveHost }, first.connect)).toBe('connected')
  expect(first.attempts).toHaveLength(3)
  const second = recordAttempts(await resolveHost())
  expect(await connectTo('http://example.com/', { resolveHost }, second.connect)).toBe('refused')
})

test('at most four addresses are tried', async () => {
  const many = Array.from({ length: 50 }, (_, index) => `8.8.4.${index}`)
  const { attempts, connect } = recordAttempts(many)
  expect(await connectTo('http://example.com/', { resolveHost: async () => many }, connect)).toBe('refused')
  expect(attempts).toHaveLength(4)
})

test('a name without addresses and a failing name server look the same to the caller', async () => {
  const { connect } = recordAttempts()
  expect(await connectTo('http://example.com/', { resolveHost: async () => [] }, connect)).toBe('dns')
  const resolveHost = () => Promise.reject(Object.assign(new Error('no'), { code: 'ENOTFOUND' }))
  expect(await connectTo('http://example.com/', { resolveHost }, connect)).toBe('dns')
})

test('the operator may allow a name, and every refusal is reported', async () => {
  const refused: object[] = []
  const rules = { resolveHost: async () => ['10.0.0.5'], onRefused: (it: object) => refused.push(it) }
  const { connect } = recordAttempts()
  expect(await connectTo('http://wiki.corp/', { ...rules, allow: new Set(['wiki.corp']) }, connect)).toBe(
    'connected',
  )
  expect(refused).toEqual([])
  expect(
    await connectTo('http://wiki.corp:8080/', { ...rules, allow: new Set(['wiki.corp:80']) }, connect),
  ).toBe('dns')
  expect(refused).toEqual([{ hostname: 'wiki.corp', port: 8080, address: '10.0.0.5' }])
})

test('our own port must be named explicitly', async () => {
  const { connect } = recordAttempts()
  const rules = { ownPorts: [3000], allow: new Set(['127.0.0.1']) }
  expect(await connectTo('http://127.0.0.1:3000/', rules, connect)).toBe('private-address')
  expect(await connectTo('http://127.0.0.1:3001/', rules, connect)).toBe('connected')
  const named = { ...rules, allow: new Set(['127.0.0.1:3000']) }
  expect(await connectTo('http://127.0.0.1:3000/', named, connect)).toBe('connected')
})

test('a public address of this very machine is refused', async () => {
  const { attempts, connect } = recordAttempts()
  const rules = { ownAddresses: () => new Set(['8.8.8.8']), resolveHost: async () => ['8.8.8.8'] }
  expect(await connectTo('http://8.8.8.8:5432/', rules, connect)).toBe('private-address')
  expect(await connectTo('http://own.example/', rules, connect)).toBe('dns')
  expect(attempts).toEqual([])
})

test('a server that accepts the connection but stays silent is abandoned after five seconds', async () => {
  // No remote address hangs on every network; the same limit applies until TLS has started.
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  onTestFinished(() => void silent.close())
  const { port } = silent.address() as AddressInfo
  const taken = once(silent, 'connection')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { promise: failed, resolve } = Promise.withResolvers<Error | null>()
  const guarded = createGuardedConnector(guardRules({ allow: new Set([`127.0.0.1:${port}`]) }))
  const target = { hostname: '127.0.0.1', host: `127.0.0.1:${port}`, protocol: 'https:', port: `${port}` }
  guarded(target, (...result) => resolve(result[0]))
  await taken
  vi.advanceTimersByTime(60_000)
  expect(await failed).toMatchObject({
    code: 'UND_ERR_CONNECT_TIMEOUT',
    message: expect.stringContaining('timeout: 5000ms'),
  })
})

function startAgent(port: number, socketsMax: number) {
  const rules = guardRules({ allow: new Set([`127.0.0.1:${port}`]) })
  const { agent, isCrowded } = createFetchAgent(rules, { socketsMax })
  onTestFinished(() => agent.destroy())
  const get = (options = {}) =>
    agent.request({ origin: `http://127.0.0.1:${port}`, path: '/', method: 'GET', ...options })
  return { agent, isCrowded, get }
}

test('the agent is crowded while the maximum of sockets is open', async () => {
  const { port } = await startCanary((_request, response) => response.end('here'))
  const { agent, isCrowded, get } = startAgent(port, 1)
  expect(isCrowded()).toBe(false)
  const { body } = await get()
  expect(isCrowded()).toBe(true)
  await body.dump()
  const gone = new Promise(resolve => agent.once('disconnect', resolve))
  const last = await get({ reset: true })
  await last.body.dump()
  await gone
  await agent.close()
  expect(isCrowded()).toBe(false)
})

test('one origin gets at most six connections', async () => {
  const { port, hits } = await startCanary((_request, response) => setImmediate(() => response.end('here')))
  const { get } = startAgent(port, 100)
  await Promise.all(
    Array.from({ length: 30 }, async () => {
      const { body } = await get()
      await body.dump()
    }),
  )
  expect(hits).toHaveLength(30)
  expect(new Set(hits.map(hit => hit.socket.remotePort)).size).toBeLessThanOrEqual(6)
})

test.each([
  { kilobytes: 30, outcome: 'read' },
  { kilobytes: 34, outcome: 'UND_ERR_HEADERS_OVERFLOW' },
])('headers of $kilobytes KB: $outcome', async ({ kilobytes, outcome }) => {
  const { port } = await startCanary((_request, response) => {
    response.writeHead(200, { 'x-long': 'x'.repeat(kilobytes * 1024) }).end('here')
  })
  const { get } = startAgent(port, 1)
  const told = get().then(
    async ({ body }) => body.dump().then(() => 'read'),
    error => error.code,
  )
  expect(await told).toBe(outcome)
})

test('an idle connection is closed after two seconds, whatever the server offers', async () => {
  const { port } = await startCanary((_request, response) => {
    response.writeHead(200, { 'keep-alive': 'timeout=600' }).end('here')
  })
  const { agent, isCrowded, get } = startAgent(port, 1)
  const closed = new Promise(resolve => agent.once('disconnect', resolve))
  const { body } = await get()
  await body.dump()
  await closed
  expect(isCrowded()).toBe(false)
})
