import { expect, test } from 'vitest'
import { readHost } from './host.ts'

test.each([
  ['127.0.0.1', '127.0.0.1'],
  ['[::]', '::'],
  ['::1', '::1'],
  ['News.Example.', 'news.example.'],
  ['3com.example', '3com.example'],
  ['localhost', 'localhost'],
])('%s is a host', (text, host) => {
  expect(readHost(text)).toBe(host)
})

test.each(['', '?', 'no host', '300.1.1.1', '1.2.3', '10', 'news.1', '-a.example', 'a..example'])(
  '“%s” is no host',
  text => {
    expect(readHost(text)).toBeUndefined()
  },
)
