import { expect, test } from 'vitest'
import { outletOffsetMs } from './outlet-offset.ts'

const hoursOf = (host: string, language: string) => outletOffsetMs({ host, language }) / 3_600_000

test.each([
  ['outlet.in', 'en'],
  ['outlet.co.in', 'en-US'],
  ['OUTLET.IN', 'de'],
  ['xn--p5b2bf.xn--h2brj9c', ''],
  ['outlet.com', 'hi'],
  ['outlet.com', 'hi-IN'],
  ['outlet.com', 'ta_IN'],
  ['outlet.com', 'pa-Guru-IN'],
  ['outlet.com', ''],
  ['outlet.com', 'en'],
  ['outlet.com', ' en-US '],
  ['outlet.com', 'en-gb'],
  ['outlet.tv', 'en'],
  ['outlet.lk', 'en'],
])('%s in “%s” is written by the clocks of India', (host, language) => {
  expect(hoursOf(host, language)).toBe(5.5)
})

test.each([
  ['outlet.co.uk', 'en', 0],
  ['outlet.de', '', 0],
  ['outlet.us', 'hi', 0],
  ['outlet.com', 'fr', 0],
  ['outlet.com', 'pt-BR', 0],
  ['outlet.com', 'ur-PK', 5],
  ['outlet.com.np', 'ne', 5.75],
  ['outlet.com', 'bn-BD', 6],
  ['outlet.com.bd', 'en', 6],
])('%s in “%s” is written elsewhere: %d hours', (host, language, hours) => {
  expect(hoursOf(host, language)).toBe(hours)
})

test('what is no name of a country does not throw', () => {
  expect(hoursOf('[::1]', '----')).toBe(5.5)
  expect(hoursOf('127.0.0.1', 'constructor')).toBe(0)
  expect(hoursOf('', 'x-constructor')).toBe(0)
})
