import { expect, test } from 'vitest'
import { reachesDemo } from './reaches-demo.ts'

const here = 'http://127.0.0.1:3000'
const given = 'https://demo.example'

test.each([
  ['http://127.0.0.1:3000', {}, here, true],
  ['http://localhost:3000', {}, here, true],
  ['http://[::1]:3000', {}, here, true],
  ['http://192.168.1.7:3000', {}, 'http://localhost:3000', true],
  ['http://news.example', {}, here, false],
  ['http://127.0.0.1:3000', { 'x-forwarded-for': '203.0.113.7' }, here, false],
  ['http://127.0.0.1:3000', { forwarded: 'for=203.0.113.7' }, here, false],
  ['http://127.0.0.1:3000', { 'x-real-ip': '203.0.113.7' }, here, false],
  ['https://demo.example', { 'x-forwarded-for': '203.0.113.7' }, given, true],
  ['https://other.example', {}, given, false],
  ['http://127.0.0.1:3000', {}, given, true],
])('a request to %s with %j, of a demo at %s, may use its password: %s', (url, headers, origin, may) => {
  expect(reachesDemo(new Request(`${url}/admin/login`, { headers }), origin)).toBe(may)
})
