import { expect, test } from 'vitest'
import { feedNameOf, readPrefixes } from './read-feed-names.ts'

test('a prefix is mapped by its namespace, whatever its name', () => {
  const prefixes = readPrefixes(
    {},
    { 'xmlns:m': 'http://search.yahoo.com/mrss/', 'xmlns:x': 'HTTPS://www.w3.org/2005/Atom' },
  )
  expect(feedNameOf('m:content', prefixes, 'rss')).toBe('media:content')
  expect(feedNameOf('x:link', prefixes, 'rss')).toBe('atom:link')
})

test('an unknown or undeclared prefix is kept', () => {
  expect(feedNameOf('media:content', readPrefixes({}, { 'xmlns:y': 'http://y.example/' }), 'rss')).toBe(
    'media:content',
  )
})

test('Atom names in an Atom document have no prefix', () => {
  const prefixes = readPrefixes({}, { 'xmlns:a': 'http://www.w3.org/2005/Atom' })
  expect([feedNameOf('a:entry', prefixes, 'a:feed'), feedNameOf('a:link', prefixes, 'rss')]).toEqual([
    'entry',
    'atom:link',
  ])
})

test('names of RSS 1.0 have no prefix', () => {
  const prefixes = readPrefixes({}, { 'xmlns:rss': 'http://purl.org/rss/1.0/' })
  expect(feedNameOf('rss:item', prefixes, 'rdf:rdf')).toBe('item')
})

test('names of object properties are not prefixes', () => {
  expect(feedNameOf('constructor:x', {}, 'rss')).toBe('constructor:x')
})

test('names with the root’s prefix belong to the feed, whatever its namespace', () => {
  const prefixes = readPrefixes(
    {},
    { 'xmlns:x': 'http://feeds.example/own', 'xmlns:m': 'http://search.yahoo.com/mrss/' },
  )
  expect(['x:channel', 'x:title', 'm:title'].map(tag => feedNameOf(tag, prefixes, 'x:channel'))).toEqual([
    'channel',
    'title',
    'media:title',
  ])
  expect(feedNameOf('rdf:li', {}, 'rdf:rdf')).toBe('rdf:li')
})
