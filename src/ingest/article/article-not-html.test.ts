import { expect, test } from 'vitest'
import { findNotHtml } from './article-not-html.ts'

const xml = '<?xml version="1.0" encoding="UTF-8"?>'
const feedTitle = '<channel><title>The Outlet</title>'

test.each([
  ['%PDF-1.7', 'pdf'],
  ['\u0089PNG\r\n', 'picture'],
  ['RIFF\u0000\u0001\u0002\u0003WEBPVP8 ', 'picture'],
  ['\u0000\u0000\u0000\u0018ftypmp42', 'media'],
  ['PK\u0003\u0004', 'file'],
])('%j is a %s, whatever its content type', (head, kind) => {
  expect(findNotHtml(Buffer.from(head, 'latin1'), 'text/html; charset=utf-8')).toBe(kind)
})

test.each([
  `<rss version="2.0">${feedTitle}`,
  `\n${xml}\n<rss version="2.0">${feedTitle}`,
  `${xml}<!-- made by a machine --><feed xmlns="http://www.w3.org/2005/Atom"><title>The Outlet</title>`,
  `${xml}\n<?xml-stylesheet type="text/xsl" href="/feed.xsl"?>\n<rss version="2.0">${feedTitle}`,
  `${xml}<?xml-stylesheet href="/a.css"?><?xml-stylesheet href="/b.css"?><!-- a --><!-- b --><rdf:RDF>${feedTitle}`,
  `\uFEFF${xml}<rss version="2.0">${feedTitle}`,
])('%s is a feed although its title looks like a page’s', head => {
  expect(findNotHtml(Buffer.from(head), 'text/xml')).toBe('feed')
})

test.each([
  ['application/rss+xml', 'feed'],
  ['  Application/PDF; name=a', 'pdf'],
  ['video/mp4', 'media'],
  ['application/json', 'data'],
  ['application/vnd.ms-excel', 'file'],
])('unrecognised bytes are classified by content type: %s', (type, kind) => {
  expect(findNotHtml(Buffer.from('something'), type)).toBe(kind)
})

test.each(['application/pdf', 'image/png', 'application/octet-stream', null])(
  'a page is a page even with content type %s',
  type => {
    expect(findNotHtml(Buffer.from('<!-- a --><!DOCTYPE html><title>A</title>'), type)).toBeNull()
  },
)

test.each([
  [`${xml}<html xmlns="http://www.w3.org/1999/xhtml"><head>`, 'application/xhtml+xml'],
  [`${xml}<!-- <rss> is what we had --><html>`, 'text/html'],
  ['Only words', null],
  ['', 'text/html'],
])('%s is not a feed', (head, type) => {
  expect(findNotHtml(Buffer.from(head), type)).toBeNull()
})

test('JSON is data only if the content type says so', () => {
  expect(findNotHtml(Buffer.from('{"a": 1}'), 'text/x-json')).toBe('data')
  expect(findNotHtml(Buffer.from('{"a": 1}'), 'text/plain')).toBeNull()
})
