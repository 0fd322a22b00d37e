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
  ['/other.example/2', 'https://outlet.example/other.example/2'],
  ['https://outlet.example/https://outlet.example/2?x#y', 'https://outlet.example/2?x#y'],
  ['https://outlet.example//http:/www.outlet.example/2', 'http://www.outlet.example/2'],
  ['/https//outlet.example/2', 'https://outlet.example/2'],
  ['https://outlet.example/@name@outlet.example/2', 'https://outlet.example/@name@outlet.example/2'],
  ['https://outlet.example/outlet.example:8080/2', 'https://outlet.example/outlet.example:8080/2'],
  ['https://outlet.examplehttps://www.outlet.example/2', 'https://www.outlet.example/2'],
  ['https://www.outlet.examplehttp//cdn.example/2', 'http://cdn.example/2'],
  ['http://https://outlet.example/2', 'https://outlet.example/2'],
  ['https//other.in/2', 'https://other.in/2'],
  ['https:/outlet.example/2', 'https://outlet.example/2'],
  ['https:/news/2.html', 'https://outlet.example/news/2.html'],
  ['https://outlet.example/www.outlet.example/2', 'https://www.outlet.example/2'],
  ['https://outlet.example/', 'https://outlet.example/'],
  ['https://archive.example/https://outlet.example/2', 'https://archive.example/https://outlet.example/2'],
  ['?outlet.example/', 'https://outlet.example/news/1?outlet.example/'],
  ['mailto:desk@outlet.example', 'mailto:desk@outlet.example'],
  ['', own],
])('the link %s leads to %s', (link, address) => {
  expect(resolveLink(link, own)?.href).toBe(address)
})

test('a folder with the name of the site is one where the document itself lies in it', () => {
  const link = 'https://outlet.example/outlet.example/2'
  expect(resolveLink(link, own)?.href).toBe('https://outlet.example/2')
  expect(resolveLink(link, 'https://outlet.example/outlet.example/feed/')?.href).toBe(link)
})
