import { expect, test } from 'vitest'
import { expectWithinMs } from '../../test/support/processor-ms.ts'
import { readPlainGet } from './plain-get.ts'

const read = (...lines: string[]) => readPlainGet(Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'))

test("a browser's request is read", () => {
  const request = read(
    'GET /category/politics?after=x HTTP/1.1',
    'Host: chowk.example',
    'Connection: keep-alive',
    'User-Agent: Mozilla/5.0 (नमस्ते)',
    'Accept-Encoding: gzip, deflate, br, zstd ',
    'If-None-Match: "a-br"',
    'Cookie: theme=dark',
  )
  expect(request).toEqual({
    target: '/category/politics?after=x',
    acceptEncoding: 'gzip, deflate, br, zstd',
    ifNoneMatch: '"a-br"',
    mayRedirect: false,
  })
})

test.each([
  ['another method', ['POST / HTTP/1.1', 'Host: a']],
  ['HEAD', ['HEAD / HTTP/1.1', 'Host: a']],
  ['HTTP/1.0', ['GET / HTTP/1.0', 'Host: a']],
  ['the absolute form', ['GET http://a/ HTTP/1.1', 'Host: a']],
  ['no host', ['GET / HTTP/1.1', 'Accept: */*']],
  ['two hosts', ['GET / HTTP/1.1', 'Host: a', 'Host: b']],
  ['a host with a space', ['GET / HTTP/1.1', 'Host: a b']],
  ['a host with a path', ['GET / HTTP/1.1', 'Host: evil/x?']],
  ['a host with a name before it', ['GET / HTTP/1.1', 'Host: a@b']],
  ['a port that is none', ['GET / HTTP/1.1', 'Host: a:99999']],
  ['a body with a length', ['GET / HTTP/1.1', 'Host: a', 'Content-Length: 5']],
  ['a body in chunks', ['GET / HTTP/1.1', 'Host: a', 'Transfer-Encoding: chunked']],
  ['a connection that closes', ['GET / HTTP/1.1', 'Host: a', 'Connection: close']],
  ['an upgrade', ['GET / HTTP/1.1', 'Host: a', 'Connection: Upgrade', 'Upgrade: h2c']],
  ['a folded header', ['GET / HTTP/1.1', 'Host: a', ' b']],
  ['a space before the colon', ['GET / HTTP/1.1', 'Host : a']],
  ['a bare line feed', ['GET / HTTP/1.1', 'Host: a\nContent-Length: 5']],
  ['a NUL', ['GET / HTTP/1.1', 'Host: a\0b']],
  ['a space in the address', ['GET /a b HTTP/1.1', 'Host: a']],
  ['a second request behind the first', ['GET / HTTP/1.1', 'Host: a', '', 'GET / HTTP/1.1', 'Host: a']],
])('%s is not plain', (_, lines) => expect(read(...lines)).toBeNull())

test.each([
  ['/', 'edition=hi', true],
  ['/', 'theme=dark; edition=ta', true],
  ['/', 'theme=dark', false],
  ['/stories', 'edition=hi', false],
])('a request for %s with the cookie %s may redirect to an edition: %s', (target, cookie, mayRedirect) => {
  const request = `GET ${target} HTTP/1.1\r\nHost: chowk.example\r\nCookie: ${cookie}\r\n\r\n`
  expect(readPlainGet(Buffer.from(request))?.mayRedirect).toBe(mayRedirect)
})

test('half a request is not plain', () => {
  expect(readPlainGet(Buffer.from('GET / HTTP/1.1\r\nHost: a\r\n'))).toBeNull()
})

test('hostile bytes are rejected quickly', () => {
  for (const piece of ['a:', '\r\n', 'host: ', '\r\nhost', ':::', 'G']) {
    const lines = [`GET /${'/'.repeat(100)} HTTP/1.1`, 'Host: a', piece.repeat(8_000 / piece.length)]
    expectWithinMs(50, () => read(...lines))
  }
})
