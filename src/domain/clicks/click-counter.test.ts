import { expect, test } from 'vitest'
import { createClickCounter } from './click-counter.ts'

const browser = 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0'
const url = 'https://outlet.example/a'

function openCounter(keptMax = 1_000) {
  const clock = { ms: 0 }
  const counter = createClickCounter({ nowMs: () => clock.ms, keptMax })
  const click = (address: string, given = url, userAgent = browser) =>
    counter.count({ address, url: given, userAgent })
  return { ...counter, clock, click }
}

test('clicks are counted, and a repeated click within a minute counts once', () => {
  const { click, take, clock } = openCounter()
  expect([click('192.0.2.1'), click('192.0.2.1'), click('192.0.2.2')]).toEqual([true, false, true])
  clock.ms = 59_999
  expect(click('192.0.2.1')).toBe(false)
  clock.ms = 60_000
  expect(click('192.0.2.1')).toBe(true)
  clock.ms = 61_000
  expect(click('192.0.2.1')).toBe(false)
  expect([...take()]).toEqual([[url, 3]])
  expect(take().size).toBe(0)
})

test('one reader counts once a minute, however the address of the article is spelt', () => {
  const { click, take } = openCounter()
  const spellings = ['', '?utm_source=1', '?utm_source=2', '?fbclid=x', '#a', '#b', '?UTM_SOURCE=3&gclid=4']
  expect(spellings.map(end => click('192.0.2.1', url + end))).toEqual([
    true,
    ...spellings.slice(1).map(() => false),
  ])
  expect(click('192.0.2.1', 'http://OUTLET.example:80/a')).toBe(false)
  expect(click('192.0.2.1', 'javascript:alert(1)')).toBe(false)
  expect(take().size).toBe(1)
})

test.each(['Googlebot/2.1', 'Mozilla/5.0 HeadlessChrome/130', 'curl/8', ''])(
  'a click of %j is not counted',
  userAgent => {
    expect(openCounter().click('192.0.2.1', url, userAgent)).toBe(false)
  },
)

test('clicks without end from one address count as few and take little memory', () => {
  const { click, take, size } = openCounter()
  for (let n = 0; n < 20_000; n++) click('192.0.2.1', `https://outlet.example/${n % 5_000}`)
  const total = [...take().values()].reduce((sum, count) => sum + count, 0)
  expect(total).toBe(120)
  expect(size()).toEqual({ seen: 120, clients: 122, articles: 0 })
})

test.each([
  ['IPv4', (n: number) => `198.51.100.${n % 256}`, '198.51.101.1'],
  ['IPv6', (n: number) => `2001:db8:7:${n.toString(16)}::/64`, '2001:db8:8:1::/64'],
])('the readers of one network (%s) count five times a minute for an article', (_, of, other) => {
  const { click, take, clock } = openCounter(10_000)
  for (let n = 0; n < 300; n++) click(of(n))
  expect(click(other)).toBe(true)
  expect([...take()]).toEqual([[url, 6]])
  for (let n = 0; n < 2_000; n++) click(of(n), `https://outlet.example/${n}`)
  expect(take().size).toBe(595)
  clock.ms = 60_000
  expect(click(of(1))).toBe(true)
})

test('many addresses take bounded memory, which is free again after a minute', () => {
  const { click, size, clock } = openCounter()
  for (let n = 0; n < 1_100; n++) click(`10.${n >> 8}.${n & 255}.1`)
  expect(size().seen).toBe(1_000)
  clock.ms = 60_000
  expect(click('192.0.2.9')).toBe(true)
  expect(size().seen).toBe(1)
})

test('article addresses are limited in length and number', () => {
  const { click, size } = openCounter(20_000)
  expect(click('192.0.2.1', `https://outlet.example/${'x'.repeat(3_000)}`)).toBe(false)
  for (let n = 0; n < 10_200; n++) click(`10.0.${n >> 8}.${n & 255}`, `https://outlet.example/${n}`)
  expect(size().articles).toBe(10_000)
})
