import { expect, test } from 'vitest'
import { webBase } from './web-base.ts'

const own = 'https://outlet.example/news/1'

test.each([
  ['/x/', 'https://outlet.example/x/'],
  ['y/', 'https://outlet.example/news/y/'],
  ['http://other.example/', 'http://other.example/'],
  ['//other.example/', 'https://other.example/'],
  ['', own],
  ['http://[', own],
  ['file:///C:/site/', own],
  ['data:text/html,x', own],
  ['javascript:alert(1)', own],
  ['ftp://other.example/', own],
])('the declared base %s means %s', (declared, base) => {
  expect(webBase(declared, own)).toBe(base)
})

test('a document whose own address is not known has a complete base or none', () => {
  expect(['https://other.example/x', '/x/', 'file:///C:/'].map(declared => webBase(declared, ''))).toEqual([
    'https://other.example/x',
    '',
    '',
  ])
})
