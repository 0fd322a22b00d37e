import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { failureOfError } from './fetch-error.ts'
import { createResolveHost } from './resolve-host.ts'

const typeOf = { A: 1, AAAA: 28 } as const
/** Without `AAAA` there are none; `dropped` gets no response. */
type Zone = Record<string, { A?: number[][]; AAAA?: number[][] | 'dropped' }>

/** A name server on loopback that resolves the names of `zone` and refuses all others. */
async function startNameServer(zone: Zone): Promise<{ address: string; asked: string[] }> {
  const asked: string[] = []
  const socket = createSocket('udp4')
  socket.on('message', (query, sender) => {
    const { name, type, end } = readQuestion(query)
    asked.push(name)
    const addresses = zone[name]?.[type === typeOf.A ? 'A' : 'AAAA'] ?? []
    if (addresses === 'dropped') return
    const header = Buffer.from(query.subarray(0, 12))
    header.writeUInt16BE(zone[name] === undefined ? 0x8183 : 0x8180, 2)
    header.writeUInt16BE(addresses.length, 6)
    header.fill(0, 8, 12)
    const records = addresses.map(bytes =>
      Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 60, 0, bytes.length, ...bytes]),
    )
    socket.send(Buffer.concat([header, query.subarray(12, end), ...records]), sender.port)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  onTestFinished(() => void socket.close())
  return { address: `127.0.0.1:${socket.address().port}`, asked }
}

function readQuestion(query: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = []
  let at = 12
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString('ascii', at + 1, at + 1 + length))
    at += 1 + length
  }
  return { name: labels.join('.'), type: query.readUInt16BE(at + 1), end: at + 5 }
}

const six = [0x26, 0x06, 0x47, 0, 0x47, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x11, 0x11]

test('all addresses of a public name come from the name servers, IPv4 first', async () => {
  const { address } = await startNameServer({
    'example.com': {
      A: [
        [8, 8, 8, 8],
        [127, 0, 0, 1],
      ],
      AAAA: [six],
    },
  })
  const { resolveHost } = createResolveHost(() => false, { nameServers: [address] })
  expect(await resolveHost('example.com')).toEqual(['8.8.8.8', '127.0.0.1', '2606:4700:4700::1111'])
})

test('a name with only IPv4 or only IPv6 addresses is resolved', async () => {
  const { address } = await startNameServer({
    'four.example': { A: [[8, 8, 8, 8]] },
    'six.example': { AAAA: [six] },
  })
  const { resolveHost } = createResolveHost(() => false, { nameServers: [address] })
  expect(await resolveHost('four.example')).toEqual(['8.8.8.8'])
  expect(await resolveHost('six.example')).toEqual(['2606:4700:4700::1111'])
})

test('a name server that drops questions for IPv6 addresses delays nothing until they are asked again', async () => {
  const { address, asked } = await startNameServer({
    'four.example': { A: [[8, 8, 8, 8]], AAAA: 'dropped' },
  })
  const { resolveHost } = createResolveHost(() => false, { nameServers: [address] })
  expect(await resolveHost('four.example')).toEqual(['8.8.8.8'])
  expect(asked).toHaveLength(2)
})

test('an unknown name and one without addresses are named errors', async () => {
  const { address } = await startNameServer({ 'empty.example': {} })
  const { resolveHost } = createResolveHost(() => false, { nameServers: [address] })
  await expect(resolveHost('empty.example')).rejects.toMatchObject({ code: 'ENODATA' })
  await expect(resolveHost('nowhere.example')).rejects.toMatchObject({ code: 'ENOTFOUND' })
})

test('a name server that does not listen is a failure of names, not of the outlet’s server', async () => {
  const closed = createSocket('udp4').bind(0, '127.0.0.1')
  await once(closed, 'listening')
  const { port } = closed.address()
  await new Promise<void>(resolve => closed.close(() => resolve()))
  const { resolveHost } = createResolveHost(() => false, { nameServers: [`127.0.0.1:${port}`] })
  expect(failureOfError(await resolveHost('example.com').catch((error: unknown) => error))).toBe('dns')
})

test('a name that the operator allowed is resolved by the operating system, which knows its hosts file', async () => {
  const { address, asked } = await startNameServer({ localhost: { A: [[8, 8, 8, 8]] } })
  const { resolveHost } = createResolveHost(hostname => hostname === 'localhost', { nameServers: [address] })
  expect(await resolveHost('localhost')).toContain('127.0.0.1')
  expect(asked).toEqual([])
})

test('queries in flight can be cancelled', async () => {
  const silent = createSocket('udp4').bind(0, '127.0.0.1')
  await once(silent, 'listening')
  onTestFinished(() => void silent.close())
  const { resolveHost, cancel } = createResolveHost(() => false, {
    nameServers: [`127.0.0.1:${silent.address().port}`],
  })
  const pending = resolveHost('example.com')
  cancel()
  await expect(pending).rejects.toMatchObject({ code: 'ECANCELLED' })
})

test('an old resolver is replaced by a new one, but finishes its queries', async () => {
  const { address, asked } = await startNameServer({ 'example.com': { A: [[8, 8, 8, 8]] } })
  let at = 0
  const { resolveHost, cancel } = createResolveHost(() => false, { nameServers: [address], now: () => at })
  const first = resolveHost('example.com')
  at = 60_000
  const second = resolveHost('example.com')
  expect(await Promise.all([first, second])).toEqual([['8.8.8.8'], ['8.8.8.8']])
  expect(asked).toHaveLength(4)
  cancel()
})
