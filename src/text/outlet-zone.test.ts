import { expect, test } from 'vitest'
import { countryZone, feedZone, outletCountry } from './outlet-zone.ts'

test.each([
  ['outlet.in', 'en', 'in'],
  ['outlet.co.in', 'en-US', 'in'],
  ['OUTLET.IN', 'de', 'in'],
  ['xn--p5b2bf.xn--h2brj9c', '', 'in'],
  ['outlet.com', 'hi', 'in'],
  ['outlet.com', 'en-IN', 'in'],
  ['outlet.com', 'ta_IN', 'in'],
  ['outlet.com', 'pa-Guru-IN', 'in'],
  ['outlet.com', 'ur-PK', 'pk'],
  ['outlet.com', 'bn-BD', 'bd'],
  ['outlet.com', 'ne', 'np'],
  ['outlet.lk', 'en', 'lk'],
  ['outlet.co.uk', 'en', 'uk'],
  ['outlet.com', 'en-gb', 'gb'],
  ['outlet.com', 'de', 'de'],
  ['outlet.com', 'pt-BR', 'br'],
  ['outlet.com', 'zh-Hant-TW', 'tw'],
  ['outlet.us', 'hi', 'us'],
])('the country of %s in “%s” is %s', (host, language, country) => {
  expect(outletCountry({ host, language })).toBe(country)
})

test.each([
  ['outlet.com', ''],
  ['outlet.com', 'en'],
  ['outlet.com', ' en-US '],
  ['outlet.tv', 'en'],
  ['outlet.com', 'es'],
  ['outlet.com', 'ar'],
  ['[::1]', '----'],
  ['127.0.0.1', 'constructor'],
  ['', 'x-constructor'],
])('%s in “%s” has no known country', (host, language) => {
  expect(outletCountry({ host, language })).toBeNull()
})

test('a country with one zone has it, a country with several has none', () => {
  expect(countryZone('in')).toBe('Asia/Kolkata')
  expect(countryZone('us')).toBeNull()
  expect(countryZone('constructor')).toBeNull()
})

test('Intl knows every zone', () => {
  const letters = [...'abcdefghijklmnopqrstuvwxyz']
  const zones = letters.flatMap(one => letters.flatMap(other => countryZone(one + other) ?? []))
  expect(zones.length).toBeGreaterThan(100)
  for (const timeZone of zones) expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow()
})

test.each([
  ['outlet.com', 'en', 'Asia/Kolkata'],
  ['outlet.com', '', 'Asia/Kolkata'],
  ['outlet.com', 'en-US', 'Asia/Kolkata'],
  ['outlet.com', 'es', 'UTC'],
  ['outlet.us', 'en', 'UTC'],
  ['outlet.com', 'fr', 'Europe/Paris'],
])('a feed of %s in “%s” gets the zone %s', (host, language, zone) => {
  expect(feedZone({ host, language })).toBe(zone)
})
