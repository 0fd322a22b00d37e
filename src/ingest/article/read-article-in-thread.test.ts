import { expect, onTestFinished, test } from 'vitest'
import { openArticleReaders } from './read-article-in-thread.ts'

const page = {
  body: Buffer.from('<title>A headline of a story</title>'),
  ...{ contentType: null, contentLanguage: null, now: new Date(0) },
  ...{ askedUrl: 'https://a.example/1', url: 'https://a.example/1' },
}

function open(limits?: Parameters<typeof openArticleReaders>[0]) {
  const readers = openArticleReaders(limits)
  onTestFinished(() => readers.close())
  return readers
}

test('a page read in a thread gives what the reader gives', async () => {
  const article = await open({ timeoutMs: 30_000 }).readArticle(page)
  expect(article?.title).toEqual({ value: 'A headline of a story', from: 'title-element' })
})

test('readers that were started ahead read, and start nothing once they are closed', async () => {
  const readers = open({ timeoutMs: 30_000 })
  readers.start()
  expect((await readers.readArticle(page))?.title?.value).toBe('A headline of a story')
  await readers.close()
  readers.start()
  await expect(readers.readArticle(page)).rejects.toThrow('closed')
})

test('a page that never ends is given up', async () => {
  const script = new URL(
    `data:text/javascript,${encodeURIComponent("import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => { for (;;); })")}`,
  )
  expect(await open({ script, timeoutMs: 300 }).readArticle(page)).toBeNull()
})
