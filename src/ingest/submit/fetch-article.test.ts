import { expect, onTestFinished, test } from 'vitest'
import { startCanary } from '../../../test/support/canary.ts'
import { closedOutside } from '../../../test/support/closed-outside.ts'
import { startOutlet } from '../../../test/support/fake-outlets.ts'
import { startSafeFetch } from '../../../test/support/start-safe-fetch.ts'
import { describeArticleProblem } from '../../domain/reasons/article-problem.ts'
import type { FetchFailure } from '../../domain/reasons/fetch-failure.ts'
import { fetchArticle, languageOf } from './fetch-article.ts'

const now = new Date('2026-01-10T12:00:00Z')
const signal = new AbortController().signal

async function openScene() {
  const outlet = await startOutlet()
  onTestFinished(() => outlet.close())
  const outside = { ...closedOutside, fetch: startSafeFetch(outlet.host) }
  return { outlet, read: (path: string) => fetchArticle(outlet.origin + path, { outside, now, signal }) }
}

test('an article is read at the final address', async () => {
  const { outlet, read } = await openScene()
  outlet.answer('/old', (_request, response) => response.writeHead(302, { location: '/story-12345' }).end())
  outlet.answer('/story-12345', (_request, response) => {
    response.setHeader('content-language', 'ta')
    response.end('<meta property="og:title" content="The ferry is back">')
  })
  const fetched = await read('/old')
  expect(fetched).toMatchObject({ url: `${outlet.origin}/story-12345`, failure: null })
  expect(fetched.article.title).toEqual({ value: 'The ferry is back', from: 'open-graph' })
  expect(fetched.article.language).toEqual({ value: 'ta', from: 'http-header' })
})

test('the first MB of a page of 10 MB is read', async () => {
  const { outlet, read } = await openScene()
  let sent = 0
  outlet.answer('/long', (_request, response) => {
    response.write('<title>A very long page</title>')
    const pour = () => {
      for (; sent < 10_000_000 && !response.destroyed; sent += 65_536)
        if (!response.write(Buffer.alloc(65_536, 'x'))) return void response.once('drain', pour)
      response.end()
    }
    pour()
  })
  const fetched = await read('/long')
  expect(fetched.article.title?.value).toBe('A very long page')
  expect(sent).toBeLessThan(10_000_000)
})

const describeFailure = (failure: FetchFailure) =>
  describeArticleProblem({ code: 'page-failed', failure }, 'en')

test('a failed response has a named failure, and the address still gives the day', async () => {
  const { outlet, read } = await openScene()
  outlet.answer('/2026/01/05/story', (_request, response) => response.writeHead(410).end('no'))
  const publishedAt = { value: new Date('2026-01-05T00:00:00Z'), from: 'address', day: '2026-01-05' }
  const gone = { failure: 'gone', article: { title: null, publishedAt } }
  expect(await read('/2026/01/05/story')).toMatchObject(gone)
  expect(describeFailure('gone')).toMatch(/\. [A-Z]/)
})

test.each([
  [403, 'bot-check', '<title>Just a moment...</title><script>window._cf_chl_opt={}</script>'],
  [503, 'bot-check', '<title>Attention Required! | Shield</title>'],
  [429, 'bot-check', '<p>We saw unusual traffic from your network.</p>'],
  [401, 'login', '<title>Sign in</title><input type="password">'],
  [403, 'consent', '<title>We value your privacy</title>'],
] as const)('a response of %i with a wall is a %s', async (status, obstacle, html) => {
  const { outlet, read } = await openScene()
  outlet.answer('/2026/01/05/story', (_request, response) => response.writeHead(status).end(html))
  const { failure, article } = await read('/2026/01/05/story')
  expect(failure).toBeNull()
  expect(article).toMatchObject({ obstacle, title: null, publishedAt: { day: '2026-01-05' } })
})

test('a paywall with an error status still provides the headline', async () => {
  const { outlet, read } = await openScene()
  const html = '<meta property="og:title" content="The ferry is back"><p>Subscribe to continue reading.</p>'
  outlet.answer('/a', (_request, response) => response.writeHead(402).end(html))
  const { failure, article } = await read('/a')
  expect(failure).toBeNull()
  expect(article).toMatchObject({ obstacle: 'paywall', title: { value: 'The ferry is back' } })
})

test('a page with an error status that is not a wall is not an article', async () => {
  const { outlet, read } = await openScene()
  const html = '<meta property="og:title" content="Oops"><p>Something went wrong here.</p>'
  outlet.answer('/a', (_request, response) => response.writeHead(500).end(html))
  expect(await read('/a')).toMatchObject({ failure: 'http-error', article: { title: null } })
})

test('a private address looks unreachable', async () => {
  const outside = { ...closedOutside, fetch: startSafeFetch('') }
  const { failure } = await fetchArticle('http://169.254.169.254/latest', { outside, now, signal })
  expect(failure).toBe('private-address')
  expect(describeFailure('private-address')).toBe(describeFailure('dns'))
})

test('nothing that a page references is fetched: no picture, icon, canonical address, feed or frame', async () => {
  const { outlet, read } = await openScene()
  const canary = await startCanary((_request, response) => response.end('here'))
  const at = `http://127.0.0.1:${canary.port}`
  outlet.answer('/a', (_request, response) =>
    response.end(`<meta property="og:image" content="${at}/1.jpg"><link rel="icon" href="${at}/2.ico">
      <link rel="canonical" href="${at}/3"><link rel="alternate" type="application/rss+xml" href="${at}/4">
      <meta http-equiv="refresh" content="0;url=${at}/5"><base href="${at}/"><iframe src="/6"></iframe><title>A headline</title>
      <script type="application/ld+json">{"@context":"${at}/7","@type":"NewsArticle","image":"${at}/8"}</script>`),
  )
  const { article } = await read('/a')
  expect(article.title?.value).toBe('A headline')
  expect(article.canonical).toBeNull()
  expect(canary.hits).toHaveLength(0)
})

test('a redirect to a private address looks unreachable', async () => {
  const { outlet, read } = await openScene()
  const canary = await startCanary((_request, response) => response.end('here'))
  outlet.answer('/a', (_request, response) =>
    response.writeHead(302, { location: `http://127.0.0.1:${canary.port}/` }).end(),
  )
  const { failure, article } = await read('/a')
  expect(failure).toBe('private-address')
  expect(article.title).toBeNull()
  expect(canary.hits).toHaveLength(0)
})

test('a page that the reader abandons has a named failure', async () => {
  const { outlet } = await openScene()
  outlet.answer('/a', (_request, response) => response.end('x'))
  const outside = {
    ...closedOutside,
    fetch: startSafeFetch(outlet.host),
    readArticle: async () => ({ ok: false as const, failure: 'too-complex' as const }),
  }
  const fetched = await fetchArticle(`${outlet.origin}/a`, { outside, now, signal })
  expect(fetched.failure).toBe('too-complex')
})

test('the request ends when the editor leaves', async () => {
  const { outlet } = await openScene()
  const leaving = new AbortController()
  outlet.answer('/slow', () => leaving.abort())
  const outside = { ...closedOutside, fetch: startSafeFetch(outlet.host) }
  const fetched = await fetchArticle(`${outlet.origin}/slow`, { outside, now, signal: leaving.signal })
  expect(fetched.failure).toBe('cancelled')
})

test('a page that could not be read has no language, whatever the outlet’s is', async () => {
  const { outlet, read } = await openScene()
  outlet.answer('/gone', (_request, response) => response.writeHead(404).end('Not here'))
  outlet.answer('/read', (_request, response) => response.end('<title>The ferry is back at last</title>'))
  const guessed = async (path: string) => languageOf((await read(path)).article, { language: 'fr' })
  expect(await guessed('/gone')).toBeNull()
  expect(await guessed('/read')).toEqual({ value: 'fr', from: 'outlet' })
})
