import { expect, test } from 'vitest'
import { fetchQueueNews } from './fetch-queue-news.ts'

const ask = (answer: () => Promise<Response>) => fetchQueueNews(new URLSearchParams(), { fetch: answer })

test('news of the queue are what the server answers', async () => {
  expect(await ask(async () => Response.json({ newer: 2, states: [] }))).toEqual({ newer: 2, states: [] })
})

test('a server that is away, fails, or knows nobody has no news', async () => {
  expect(await ask(() => Promise.reject(new TypeError('Failed to fetch')))).toBeNull()
  expect(await ask(async () => new Response(null, { status: 503 }))).toBeNull()
  expect(await ask(async () => Response.redirect('https://chowk.example/admin/login'))).toBeNull()
})

test('an answer that is cut off is none', async () => {
  expect(await ask(async () => new Response('{"newer": 2, "sta'))).toBeNull()
})
