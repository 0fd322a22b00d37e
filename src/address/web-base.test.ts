import { expect, test } from 'vitest'
import { resolveLink, webBase } from './web-base.ts'

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

test.each([
  ['www.outlet.example/2', 'https://www.outlet.example/2'],
  ['Outlet.example:8080/2?x', 'https://outlet.example:8080/2?x'],
  ['www.other.co.in', 'https://www.other.co.in/'],
  ['www.html', 'https://outlet.example/news/www.html'],
  ['other.in/2', 'https://outlet.example/news/other.in/2'],
  ['2.html', 'https://outlet.example/news/2.html'],
  ['/outlet.example/2', 'https://outlet.example/outlet.example/2'],
  ['?outlet.example/', 'https://outlet.example/news/1?outlet.example/'],
  ['mailto:desk@outlet.example', 'mailto:desk@outlet.example'],
  ['', own],
])('the link %s leads to %s', (link, address) => {
  expect(resolveLink(link, own)?.href).toBe(address)
})
