import fc from 'fast-check'
import { expect, test } from 'vitest'
import { property } from '../../test/support/property.ts'
import { siteOf } from './site-of.ts'

test.each([
  ['https://www.outlet.example/a', 'outlet.example'],
  ['https://economy.outlet.co.in/a?b#c', 'outlet.co.in'],
  ['http://OUTLET.com./a', 'outlet.com'],
  ['https://one.blogspot.com/2026/x', 'one.blogspot.com'],
  ['https://one.github.io/x', 'one.github.io'],
  ['http://127.0.0.1:8080/a', '127.0.0.1:8080'],
  ['http://[::1]/a', '[::1]'],
  ['http://localhost/a', 'localhost'],
  ['https://outlet.com:8443/a', 'outlet.com:8443'],
  ['https://com/', 'com'],
  ['mailto:a@outlet.com', ''],
  ['no address', ''],
  ['', ''],
])('the site of %s is %s', (address, site) => {
  expect(siteOf(address)).toBe(site)
})

test('two outlets under one public suffix of India are two sites', () => {
  expect(siteOf('https://one.co.in')).not.toBe(siteOf('https://two.co.in'))
})

property(fc.oneof(fc.string(), fc.webUrl()))('no text throws', text => typeof siteOf(text) === 'string')
