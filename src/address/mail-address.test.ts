import { expect, test } from 'vitest'
import { processorMs } from '../../test/support/processor-ms.ts'
import { isMailAddress } from './mail-address.ts'

test.each(['asha@example.org', 'a.b+news@mail.example.co.in', "o'neil@example.org", 'a@xn--p1b6ci4b4b3a.in'])(
  '%s is accepted',
  address => expect(isMailAddress(address)).toBe(true),
)

test.each([
  ...[
    '',
    'a',
    'a@b',
    '@example.org',
    'a@@example.org',
    'a b@example.org',
    '.a@example.org',
    'a..b@example.org',
  ],
  'a@example.org\nBcc: b@c.de',
  'a@example.org,b@c.de',
  '<a@example.org>',
  '"a"@example.org',
  'a@-b.de',
  ...[
    'a@[127.0.0.1]',
    'a@127.0.0.1',
    `${'a'.repeat(65)}@example.org`,
    `a@${'b.'.repeat(130)}org`,
    'à@example.org',
  ],
])('%j is refused', address => expect(isMailAddress(address)).toBe(false))

test('an address of 10,000 or of hostile characters is refused quickly', () => {
  const hostile = [`${'a'.repeat(10_000)}@example.org`, 'a.'.repeat(25_000), `a@${'a-'.repeat(25_000)}`]
  const ms = processorMs(() => expect(hostile.map(isMailAddress)).toEqual([false, false, false]))
  expect(ms).toBeLessThan(50)
})
