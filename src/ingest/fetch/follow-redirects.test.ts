import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { createFetchedHeaders } from './fetched-response.ts'
import { followRedirects, type HttpResponse } from './follow-redirects.ts'

const start = new URL('https://example.com/feed')
const nothing: ReadonlySet<string> = new Set()

/** Answers each address from a table of `status location`; everything else is a 200. */
function answerFrom(table: Record<string, string>): {
  asked: string[]
  send: (url: URL) => Promise<HttpResponse>
} {
  const asked: string[] = []
  return {
    asked,
    async send(url) {
      asked.push(url.href)
      const [status, location] = (table[url.href] ?? '200').split(' ')
      const headers = createFetchedHeaders(location === undefined ? {} : { location })
      return { status: Number(status), headers, body: Readable.from([]), discard: async () => undefined }
    },
  }
}

test('without a redirect, the first response is returned and there is no permanent address', async () => {
  const { asked, send } = answerFrom({})
  const landed = await followRedirects(start, send, nothing)
  expect(landed.url.href).toBe('https://example.com/feed')
  expect(landed.permanentUrl).toBeUndefined()
  expect(asked).toHaveLength(1)
})

test.each([301, 302, 303, 307, 308])('%i is followed, relative to the current address', async status => {
  const { send } = answerFrom({ 'https://example.com/feed': `${status} ../new?a=1#b` })
  expect((await followRedirects(start, send, nothing)).url.href).toBe('https://example.com/new?a=1')
})

test.each(['300 /new', '304 /new', '305 /new', '200 /new', '404 /new', '302'])(
  '"%s" is a response, not a redirect',
  async line => {
    const { asked, send } = answerFrom({ 'https://example.com/feed': line })
    const landed = await followRedirects(start, send, nothing)
    expect(landed.response.status).toBe(Number(line.split(' ')[0]))
    expect(asked).toHaveLength(1)
  },
)

test.each([
  ['every hop is permanent', ['301 /b', '308 /c'], 'https://example.com/c', true],
  ['one hop is not', ['301 /b', '302 /c'], 'https://example.com/c', false],
  ['it leads from https to http', ['301 http://example.com/feed'], 'http://example.com/feed', false],
])(
  'a move is permanent only between servers of one security, when each hop is: %s',
  async (_when, hops, to, isPermanent) => {
    const [first = '', second] = hops
    const table = { 'https://example.com/feed': first, ...(second && { 'https://example.com/b': second }) }
    const landed = await followRedirects(start, answerFrom(table).send, nothing)
    expect([landed.url.href, landed.permanentUrl]).toEqual([to, isPermanent ? to : undefined])
  },
)

test('a move from http to https is permanent', async () => {
  const up = answerFrom({ 'http://example.com/feed': '301 https://example.com/feed' })
  const landed = await followRedirects(new URL('http://example.com/feed'), up.send, nothing)
  expect(landed.permanentUrl).toBe('https://example.com/feed')
})

test('ten redirects are followed, the eleventh is not', async () => {
  const chain = (hops: number) =>
    Object.fromEntries(
      Array.from({ length: hops }, (_, hop) => [`https://example.com/${hop || 'feed'}`, `302 /${hop + 1}`]),
    )
  const ten = answerFrom(chain(10))
  expect((await followRedirects(start, ten.send, nothing)).url.href).toBe('https://example.com/10')
  const eleven = answerFrom(chain(11))
  await expect(followRedirects(start, eleven.send, nothing)).rejects.toMatchObject({
    failure: 'too-many-redirects',
  })
  expect(eleven.asked).toHaveLength(11)
})

test('a redirect loop is refused at the first repeated address', async () => {
  const { asked, send } = answerFrom({
    'https://example.com/feed': '302 /b',
    'https://example.com/b': '302 /feed#x',
  })
  await expect(followRedirects(start, send, nothing)).rejects.toMatchObject({ failure: 'too-many-redirects' })
  expect(asked).toHaveLength(2)
})

test.each([
  ['http://127.0.0.1/', 'private-address'],
  ['//localhost:9200/', 'private-address'],
  ['http://[::ffff:169.254.169.254]/', 'private-address'],
  ['http://0x7f.1/', 'private-address'],
  ['file:///etc/passwd', 'bad-address'],
  ['gopher://example.com/', 'bad-address'],
  ['https://user:secret@example.com/', 'bad-address'],
  ['http://example.com:25/', 'bad-address'],
  ['http://[', 'bad-address'],
])('a redirect to %s is refused: %s', async (location, failure) => {
  const { asked, send } = answerFrom({ 'https://example.com/feed': `302 ${location}` })
  await expect(followRedirects(start, send, nothing)).rejects.toMatchObject({ failure })
  expect(asked).toHaveLength(1)
})

test('only an allowed host may redirect to an allowed host', async () => {
  const allow = new Set(['intranet', 'wiki'])
  const inward = answerFrom({ 'https://example.com/feed': '302 http://intranet/secret' })
  await expect(followRedirects(start, inward.send, allow)).rejects.toMatchObject({
    failure: 'private-address',
  })
  const within = answerFrom({ 'http://wiki/feed': '302 http://intranet/feed' })
  const landed = await followRedirects(new URL('http://wiki/feed'), within.send, allow)
  expect(landed.url.href).toBe('http://intranet/feed')
})

const feed = 'https://example.com/feed'

test.each<[string, Record<string, { location: string; 'set-cookie'?: string[] }>]>([
  [
    'itself',
    {
      [`${feed} `]: {
        location: '/feed',
        'set-cookie': ['seen=1; Path=/', 'b="x y"; Secure', 'c=3', 'd=4; Path=/other'],
      },
      [`${feed} seen=1; c=3`]: { location: 'https://other.example/feed' },
      'https://other.example/feed ': { location: 'http://example.com/feed' },
      'http://example.com/feed ': { location: 'https://example.com:8443/feed' },
    },
  ],
  [
    'a page that checks cookies and back',
    {
      [`${feed} `]: { location: '/check/it' },
      'https://example.com/check/it ': {
        location: '/feed',
        'set-cookie': ['ok=1; path=/', 'here=1', 'b=2; Path=/fee'],
      },
      [`${feed} ok=1`]: { location: 'https://sub.example.com/feed' },
    },
  ],
  [
    'other hosts of its site and back',
    {
      [`${feed} `]: { location: 'https://login.example.co.in/' },
      'https://login.example.co.in/ ': {
        location: 'https://www.example.co.in/a',
        'set-cookie': ['ok=1; Domain=.Example.co.in; path=/', 'b=2; Domain=co.in', 'c=3; Domain=other.in'],
      },
      'https://www.example.co.in/a ok=1': { location: 'https://other.co.in/' },
      'https://other.co.in/ ': { location: 'https://login.example.co.in/2' },
      'https://login.example.co.in/2 b=2; c=3; ok=1': { location: 'http://www.example.co.in/' },
      'http://www.example.co.in/ ': { location: 'https://notexample.co.in/' },
    },
  ],
  [
    'another blog of its platform',
    {
      [`${feed} `]: { location: 'https://a.blogspot.com/' },
      'https://a.blogspot.com/ ': {
        location: 'https://b.blogspot.com/',
        'set-cookie': ['a=1; Domain=blogspot.com', 'b=1; Domain=b.blogspot.com'],
      },
    },
  ],
])(
  'a redirect to %s is followed with the cookies that were set, which no other site gets',
  async (_, answers) => {
    const sent: string[] = []
    const send = async (url: URL, cookies: string) => {
      sent.push(`${url.href} ${cookies}`)
      const headers = createFetchedHeaders(answers[sent.at(-1) ?? ''] ?? {})
      const status = headers.get('location') ? 302 : 200
      return { status, headers, body: Readable.from([]), discard: async () => undefined }
    }
    await followRedirects(start, send, nothing)
    const last = Object.values(answers).at(-1)?.location
    expect(sent).toEqual([...Object.keys(answers), `${last} `])
  },
)

test('a redirect to itself that sets the same or ever new cookies ends', async () => {
  for (const next of [() => 'a=1', (count: number) => `a=${count}`, (count: number) => `a${count}=1`]) {
    let count = 0
    const send = async () => {
      count += 1
      const headers = createFetchedHeaders({ location: '/feed', 'set-cookie': next(count) })
      return { status: 302, headers, body: Readable.from([]), discard: async () => undefined }
    }
    await expect(followRedirects(start, send, nothing)).rejects.toThrow()
    expect(count).toBeLessThan(13)
  }
})
