import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { listenOnLoopback } from '../../test/support/free-port.ts'
import { StartProblem } from '../database/embedded/start-problem.ts'
import { checkInterfaces, checkPort } from './check-port.ts'

async function takePort() {
  const server = createServer()
  onTestFinished(() => void server.close())
  return listenOnLoopback(server)
}

test('a free port passes every time', async () => {
  await checkPort({ host: '127.0.0.1', port: 0, setting: 'PORT', language: 'en' })
  await checkPort({ host: '127.0.0.1', port: 0, setting: 'PORT', language: 'en' })
})

test('a taken port is refused with another one suggested', async () => {
  const port = await takePort()
  await expect(checkPort({ host: '127.0.0.1', port, setting: 'PORT', language: 'en' })).rejects.toThrow(
    `Port ${port} is taken: stop what listens there, or choose another, such as PORT=${port + 10}.`,
  )
})

test('an address of another machine is refused', async () => {
  await expect(checkPort({ host: '192.0.2.1', port: 0, setting: 'PORT', language: 'en' })).rejects.toThrow(
    'This machine has no address 192.0.2.1: correct HOST.',
  )
})

test('an unknown host name is refused', async () => {
  await expect(
    checkPort({ host: 'nowhere.invalid', port: 0, setting: 'PORT', language: 'en' }),
  ).rejects.toThrow(/correct HOST/)
})

test('a machine whose addresses can be read passes', () => {
  checkInterfaces('en')
})

test('without them the start stops, and says what must be allowed', () => {
  const forbidden = () => {
    throw new Error('A system error occurred: uv_interface_addresses returned Unknown system error 97')
  }
  expect(() => checkInterfaces('en', forbidden)).toThrow(StartProblem)
  expect(() => checkInterfaces('en', forbidden)).toThrow(/AF_NETLINK.*Unknown system error 97/s)
  expect(() => checkInterfaces('hi', forbidden)).toThrow(/AF_NETLINK/)
})
