import { expect, test } from 'vitest'
import { initials, normaliseEmail } from './account.ts'

test('an e-mail address has one normalized spelling', () => {
  expect(normaliseEmail('  Ana@Example.ORG ')).toBe('ana@example.org')
  expect(normaliseEmail('Ana@Bücher.example')).toBe('ana@xn--bcher-kva.example')
  expect(normaliseEmail('पाठक@xn--bcher-kva.example')).toBe('पाठक@xn--bcher-kva.example')
})

test.each([
  ['Demo Admin', 'DA'],
  ['Asha', 'A'],
  ['Asha Rani Devi', 'AD'],
  ['अशोक कुमार', 'अकु'],
  ['  ', ''],
])('the initials of %j are %j', (name, letters) => {
  expect(initials(name)).toBe(letters)
})
