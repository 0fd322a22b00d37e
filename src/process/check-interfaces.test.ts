import { expect, test } from 'vitest'
import { StartProblem } from '../database/embedded/start-problem.ts'
import { checkInterfaces } from './check-interfaces.ts'

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
