import { expect, test } from 'vitest'
import { exemptAddresses, listExemptIdentities } from './exempt-addresses.ts'

test('a parameter that identifies articles is kept, and others are dropped', () => {
  const kept = exemptAddresses('https://www.delta.example/story?ref=front&utm_source=x', [
    { rule: 'parameter', value: 'ref' },
  ])
  expect(kept).toEqual({
    url: 'https://www.delta.example/story?ref=front',
    canonicalUrl: 'https://delta.example/story?ref=front',
  })
})

test('if spellings are different articles, the address itself is the identity', () => {
  const plain = exemptAddresses('https://m.delta.example/story/?utm_source=x', [
    { rule: 'address', value: '' },
  ])
  expect(plain).toEqual({
    url: 'https://m.delta.example/story/',
    canonicalUrl: 'https://m.delta.example/story/',
  })
})

test.each([
  ['nothing was remembered', 'https://delta.example/story?ref=front', []],
  [
    'the parameter is not there',
    'https://delta.example/story',
    [{ rule: 'parameter' as const, value: 'ref' }],
  ],
  ['headlines were meant', 'https://delta.example/story?ref=a', [{ rule: 'headline' as const, value: 'x' }]],
  ['it is no address', 'javascript:alert(1)', [{ rule: 'address' as const, value: '' }]],
])('nothing changes when %s', (_, url, exceptions) => {
  expect(exemptAddresses(url, exceptions)).toBeNull()
})

test('a text that is no address has no identities', () => {
  expect(listExemptIdentities('delta.example/story')).toEqual([])
})
