import { expect, test } from 'vitest'
import { addRow } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { describeFieldProblem } from '../fields/field-problem.ts'
import { isFutureDay, outletSchema, readHosts } from './outlet-schema.ts'

const { db } = await freshDatabase()

test('a day is in the future if it has not begun anywhere on earth', () => {
  const now = new Date('2026-03-01T09:59:00Z')
  expect(isFutureDay('2026-03-01', now)).toBe(false)
  expect(isFutureDay('2026-03-02', now)).toBe(true)
  expect(isFutureDay('2026-03-02', new Date('2026-03-01T10:00:00Z'))).toBe(false)
  expect(isFutureDay('9999-01-01', now)).toBe(true)
})

const good = { owner: 'A Trust', ownerSource: 'https://registry.example/', ownerAsOf: '2026-01-02' }

test.each([
  ['without a source', { ...good, ownerSource: null }],
  ['without a day', { ...good, ownerAsOf: null }],
  ['with a source that is no https address', { ...good, ownerSource: 'javascript:alert(1)' }],
  ['with a name of points', { ...good, owner: '...' }],
  ['with spaces around its name', { ...good, owner: ' A Trust' }],
  ['with an endless name', { ...good, owner: 'x'.repeat(201) }],
  ['without a name', { ...good, owner: '' }],
])('the database refuses an owner %s', async (_, values) => {
  const outlet = { name: 'A', homeUrl: 'https://a.example/' }
  await expect(addRow(db, 'outlets', { ...outlet, ...values })).rejects.toThrow('outlets_owner_check')
})

const outlet = { name: 'The Outlet', homeUrl: 'https://outlet.example/', lean: 'not-rated' }
const problems = (fields: object) => {
  const parsed = outletSchema.safeParse({ ...outlet, ...fields })
  return parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => `${path.join()}: ${describeFieldProblem(message, 'en')}`)
}

test('name and home page are enough', () => {
  const rating = { leanSource: '', leanRatedOn: '', leanNote: '' }
  const rest = { hosts: '', iconUrl: '', language: '', region: '', owner: '', ownerSource: '', ownerAsOf: '' }
  expect(outletSchema.parse(outlet)).toEqual({ ...outlet, ...rating, ...rest })
})

test('problems are reported field by field', () => {
  expect(problems({ name: ' ', homeUrl: 'x', iconUrl: 'javascript:1', language: 'Hindi!' })).toEqual([
    'name: Name is required',
    'homeUrl: Please enter a valid URL, such as https://outlet.example/',
    'iconUrl: Please enter a valid URL',
    'language: Please enter a language code such as hi, ta or en-IN',
  ])
})

test('a number is neither a home page nor a host; an IP address that is written out is both', () => {
  const problem = 'homeUrl: Please enter a valid URL, such as https://outlet.example/'
  for (const homeUrl of ['12345', 'http://12345/', 'http://0x7f.1/', 'https://user@12345/']) {
    expect(problems({ homeUrl }), homeUrl).toEqual([problem])
  }
  expect(problems({ hosts: 'a.example 12345' })).toEqual(['hosts: "12345" is not a valid host'])
  expect(problems({ hosts: '127.1' })).toEqual(['hosts: "127.1" is not a valid host'])
  expect(problems({ homeUrl: 'http://192.168.1.5:8080/', hosts: '192.168.1.5' })).toEqual([])
})

test('hosts are accepted in any form and stored in one spelling', () => {
  const given = 'https://www.Outlet.example/a, outlet.example\n  feeds.other.example:8080 '
  expect(readHosts(given)).toEqual(['outlet.example', 'other.example'])
  const { hosts } = outletSchema.parse({ ...outlet, hosts: 'WWW.A.example b.example' })
  expect(hosts).toBe('a.example\nb.example')
  expect(problems({ hosts: 'a.example nonsense' })).toEqual(['hosts: "nonsense" is not a valid host'])
  expect(problems({ hosts: '[::1]' })).toHaveLength(1)
  expect(problems({ hosts: Array.from({ length: 51 }, (_, n) => `h${n}.example`).join(' ') })).toHaveLength(1)
})

test('a rating needs a source, a day and a note; without a rating none is needed', () => {
  expect(problems({ lean: 'left', name: '' })).toEqual([
    'name: Name is required',
    'leanSource: Say whose rating this is',
    'leanRatedOn: Say when it was rated',
    'leanNote: Say why, in a few words',
  ])
  const rating = { leanSource: 'A survey', leanRatedOn: '2026-01-31', leanNote: 'Its leaders' }
  expect(problems({ lean: 'centre', ...rating })).toEqual([])
  expect(problems({ lean: 'centre', ...rating, leanRatedOn: '2026-02-31' })).toHaveLength(1)
  expect(problems({ lean: 'up' })[0]).toBe('lean: Choose where the outlet stands')
})

test('an owner needs an https address and a day; without an owner neither is needed', () => {
  expect(problems({ owner: 'A Trust' })).toEqual([
    'ownerSource: Enter the address that names the owner',
    'ownerAsOf: Enter the date of this information',
  ])
  const fact = { ownerSource: 'https://registry.example/a', ownerAsOf: '2026-01-31' }
  expect(problems({ owner: 'A Trust', ...fact })).toEqual([])
  expect(problems(fact)).toEqual([])
  for (const ownerSource of [
    'http://registry.example/',
    'javascript:alert(1)',
    'https://user:pass@registry.example/',
    `https://registry.example/${'x'.repeat(2_048)}`,
    'registry',
  ]) {
    expect(problems({ owner: 'A Trust', ...fact, ownerSource }), ownerSource).toHaveLength(1)
  }
  expect(problems({ owner: 'x'.repeat(10_000), ...fact })).toEqual(['owner: Use at most 200 characters'])
  expect(problems({ owner: '. ,', ...fact })).toEqual(['owner: Please enter a name'])
  expect(problems({ owner: 'A Trust', ...fact, ownerAsOf: 'yesterday' })).toHaveLength(1)
})
