import { expect, onTestFinished, test } from 'vitest'
import { readerScript } from '../../../test/support/reader-script.ts'
import { openArticleReader } from './article-reader.ts'

const at = { requestedUrl: 'https://a.example/1', url: 'https://a.example/1', now: new Date(0) }
const pageOf = (text: string) => ({
  body: Buffer.from(text),
  contentType: null,
  contentLanguage: null,
  ...at,
})
const page = pageOf('<title>A headline of a story</title>')

// The default time is for an idle machine.
function open(limits?: Parameters<typeof openArticleReader>[0]) {
  const reader = openArticleReader({ timeoutMs: 60_000, ...limits })
  onTestFinished(() => reader.close())
  return reader
}

test('reading a page in a child process gives the same result as reading it directly', async () => {
  expect(await open().readArticle(page)).toMatchObject({
    article: { title: { value: 'A headline of a story', from: 'title-element' } },
  })
})

test('a reader started in advance reads, and start does nothing after close', async () => {
  const reader = open()
  reader.start()
  expect(await reader.readArticle(page)).toMatchObject({ ok: true })
  await reader.close()
  reader.start()
  await expect(reader.readArticle(page)).rejects.toThrow('closed')
})

test('a page that takes too long is too complex, and one that kills its reader is reported as such', async () => {
  const slow = open({ script: readerScript('for (;;);'), timeoutMs: 300 })
  expect(await slow.readArticle(page)).toEqual({ ok: false, failure: 'too-complex' })
  const crashing = open({ script: readerScript('process.abort()') })
  expect(await crashing.readArticle(page)).toEqual({ ok: false, failure: 'crashed-the-reader' })
})

const pieces = '<b>|</b>|<<|"|<?>|<!--|&lt;|<script type="application/ld+json">[|<p a='.split('|')

test('100 KB of each hostile piece after a headline has an outcome, and the next page is read', async () => {
  const { readArticle } = open()
  for (const piece of pieces) {
    const body = `<title>A headline</title><p>${piece.repeat(100_000 / piece.length)}`
    const [read, next] = await Promise.all([readArticle(pageOf(body)), readArticle(page)])
    expect(read.ok || read.failure.length > 0, piece).toBe(true)
    expect(next, piece).toMatchObject({ ok: true })
  }
})
